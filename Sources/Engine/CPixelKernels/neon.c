#include "CPixelKernels.h"
#include "pixels.h"

// The kernels for 64-bit ARM, four pixels at a time. `script/check-neon` runs them in an emulator beside the ones for x86.

// A product and a sum stay two roundings, as in Swift.
#pragma STDC FP_CONTRACT OFF

#if defined(__aarch64__)
#include <arm_neon.h>

/// Four pixels, sixteen bytes.
typedef uint8x16_t Bytes;

INLINE Bytes load(const uint32_t *p) { return vreinterpretq_u8_u32(vld1q_u32(p)); }
INLINE void store(uint32_t *p, Bytes v) { vst1q_u32(p, vreinterpretq_u32_u8(v)); }

/// round(x / 255): with t = (x + 128) / 256, (x + t + 128) / 256.
INLINE uint8x8_t divided_by_255_lanes(uint16x8_t x) { return vraddhn_u16(x, vrshrq_n_u16(x, 8)); }

INLINE Bytes bytes_scaled(Bytes p, Bytes k) {
    return vcombine_u8(
        divided_by_255_lanes(vmull_u8(vget_low_u8(p), vget_low_u8(k))), divided_by_255_lanes(vmull_high_u8(p, k)));
}

INLINE Bytes add_words(Bytes a, Bytes b) {
    return vreinterpretq_u8_u32(vaddq_u32(vreinterpretq_u32_u8(a), vreinterpretq_u32_u8(b)));
}

/// The alpha of each pixel in all of its bytes.
INLINE Bytes alphas(Bytes p) {
    static const uint8_t places[16] = {3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15};
    return vqtbl1q_u8(p, vld1q_u8(places));
}

INLINE Bytes over_bytes(Bytes s, Bytes d) { return add_words(s, bytes_scaled(d, vmvnq_u8(alphas(s)))); }

/// Four coverage bytes, each in all bytes of its pixel.
INLINE Bytes load_coverage(const uint8_t *p) {
    static const uint8_t places[16] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
    uint32_t four;
    memcpy(&four, p, 4);
    return vqtbl1q_u8(vreinterpretq_u8_u32(vdupq_n_u32(four)), vld1q_u8(places));
}

// MARK: Blending

void pk_blend(uint32_t *d, const uint32_t *s, uint32_t color, intptr_t ahead, intptr_t n) {
    const uint32_t rest = 255 - (color >> 24);
    const Bytes k = vdupq_n_u8((uint8_t)rest), colors = vreinterpretq_u8_u32(vdupq_n_u32(color));
    intptr_t i = 0;
    for (; i + 16 <= n; i += 16) {
        __builtin_prefetch(s + i + ahead);
        for (int j = 0; j < 16; j += 4) store(d + i + j, add_words(colors, bytes_scaled(load(s + i + j), k)));
    }
    for (; i < n; i++) d[i] = color + scaled(s[i], rest);
}

void pk_blend_covered(uint32_t *d, uint32_t color, const uint8_t *coverage, intptr_t n) {
    const Bytes colors = vreinterpretq_u8_u32(vdupq_n_u32(color));
    intptr_t i = 0;
    for (; i + 8 <= n; i += 8) {
        if (eight_bytes(coverage + i) == 0) continue;
        for (int j = 0; j < 8; j += 4) {
            store(d + i + j, over_bytes(bytes_scaled(colors, load_coverage(coverage + i + j)), load(d + i + j)));
        }
    }
    for (; i < n; i++) d[i] = over_one(scaled(color, coverage[i]), d[i]);
}

INLINE Bytes bytes_mixed(Bytes a, Bytes b, Bytes rest, Bytes share) {
    uint16x8_t low = vmlal_u8(vmull_u8(vget_low_u8(a), vget_low_u8(rest)), vget_low_u8(b), vget_low_u8(share));
    uint16x8_t high = vmlal_high_u8(vmull_high_u8(a, rest), b, share);
    return vcombine_u8(divided_by_255_lanes(low), divided_by_255_lanes(high));
}

void pk_mix(
    uint32_t *d, const uint32_t *a, const uint32_t *b, uint32_t k, intptr_t ahead_a, intptr_t ahead_b, intptr_t n) {
    const Bytes share = vdupq_n_u8((uint8_t)k), rest = vdupq_n_u8((uint8_t)(255 - k));
    intptr_t i = 0;
    for (; i + 16 <= n; i += 16) {
        __builtin_prefetch(a + i + ahead_a);
        __builtin_prefetch(b + i + ahead_b);
        for (int j = 0; j < 16; j += 4) store(d + i + j, bytes_mixed(load(a + i + j), load(b + i + j), rest, share));
    }
    for (; i < n; i++) d[i] = mixed(a[i], b[i], k);
}

/// Text and icons mostly are nothing or opaque for four pixels together.
INLINE void put_over(uint32_t *d, Bytes p) {
    const uint32x4_t words = vreinterpretq_u32_u8(p);
    if (vmaxvq_u32(words) == 0) return;
    store(d, vminvq_u32(words) >= 0xFF000000u ? p : over_bytes(p, load(d)));
}

void pk_over(uint32_t *d, const uint32_t *s, intptr_t ahead, intptr_t n) {
    intptr_t i = 0;
    for (; i + 16 <= n; i += 16) {
        __builtin_prefetch(s + i + ahead);
        for (int j = 0; j < 16; j += 4) put_over(d + i + j, load(s + i + j));
    }
    for (; i < n; i++) d[i] = over_one(s[i], d[i]);
}

void pk_over_thinned(uint32_t *d, const uint32_t *s, uint32_t k, intptr_t n) {
    const Bytes share = vdupq_n_u8((uint8_t)k);
    intptr_t i = 0;
    for (; i + 4 <= n; i += 4) store(d + i, over_bytes(bytes_scaled(load(s + i), share), load(d + i)));
    for (; i < n; i++) d[i] = over_one(scaled(s[i], k), d[i]);
}

void pk_over_covered(uint32_t *d, const uint32_t *s, const uint8_t *coverage, uint32_t k, intptr_t n) {
    const Bytes opacity = vdupq_n_u8((uint8_t)k);
    intptr_t i = 0;
    for (; i + 8 <= n; i += 8) {
        if (eight_bytes(coverage + i) == 0) continue;
        for (int j = 0; j < 8; j += 4) {
            Bytes share = bytes_scaled(load_coverage(coverage + i + j), opacity);
            store(d + i + j, over_bytes(bytes_scaled(load(s + i + j), share), load(d + i + j)));
        }
    }
    for (; i < n; i++) d[i] = over_one(scaled(s[i], multiply_255(coverage[i], k)), d[i]);
}

// MARK: Sampling

/// Weights are 256ths, up to 256, in 16-bit lanes.
INLINE uint8x8_t blended(uint8x8_t a, uint8x8_t b, uint16x8_t g, uint16x8_t f) {
    return vrshrn_n_u16(vmlaq_u16(vmulq_u16(vmovl_u8(a), g), vmovl_u8(b), f), 8);
}

INLINE Bytes bytes_interpolated(Bytes a, Bytes b, uint16x8_t f, uint16x8_t g) {
    return vcombine_u8(
        blended(vget_low_u8(a), vget_low_u8(b), g, f), blended(vget_high_u8(a), vget_high_u8(b), g, f));
}

void pk_interpolate(
    uint32_t *d, const uint32_t *a, const uint32_t *b, uint32_t share, intptr_t ahead, intptr_t n) {
    const uint16x8_t f = vdupq_n_u16((uint16_t)share), g = vdupq_n_u16((uint16_t)(256 - share));
    intptr_t i = 0;
    for (; i + 16 <= n; i += 16) {
        __builtin_prefetch(b + i + ahead);
        for (int j = 0; j < 16; j += 4) store(d + i + j, bytes_interpolated(load(a + i + j), load(b + i + j), f, g));
    }
    for (; i < n; i++) d[i] = interpolated(a[i], b[i], share);
}

/// Neighbouring pixels at four places: the left ones and the right ones.
INLINE void neighbours(
    const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *e, Bytes *left, Bytes *right) {
    uint32x4_t low = vcombine_u32(vld1_u32(a), vld1_u32(b)), high = vcombine_u32(vld1_u32(c), vld1_u32(e));
    *left = vreinterpretq_u8_u32(vuzp1q_u32(low, high));
    *right = vreinterpretq_u8_u32(vuzp2q_u32(low, high));
}

/// Blends four pixels, each with a weight of its own that fills the halves of its word.
INLINE Bytes bytes_blended(Bytes a, Bytes b, uint32x4_t share) {
    const uint16x8_t low = vreinterpretq_u16_u32(vzip1q_u32(share, share));
    const uint16x8_t high = vreinterpretq_u16_u32(vzip2q_u32(share, share)), whole = vdupq_n_u16(256);
    return vcombine_u8(
        blended(vget_low_u8(a), vget_low_u8(b), vsubq_u16(whole, low), low),
        blended(vget_high_u8(a), vget_high_u8(b), vsubq_u16(whole, high), high));
}

void pk_resample(
    uint32_t *d, const uint32_t *s, const int32_t *index, const uint32_t *share, intptr_t ahead, intptr_t n) {
    intptr_t i = 0;
    for (; i + 4 <= n; i += 4) {
        if ((i & 15) == 0) __builtin_prefetch(d + i + ahead, 1);
        const int32_t *x = index + i;
        Bytes left, right;
        neighbours(s + x[0], s + x[1], s + x[2], s + x[3], &left, &right);
        store(d + i, bytes_blended(left, right, vld1q_u32(share + i)));
    }
    for (; i < n; i++) d[i] = interpolated(s[index[i]], s[index[i] + 1], share[i] & 0xFFFF);
}

// 1.5 · 2²³: added to a number below 2²², it leaves the number, rounded, in the low bits.
static const float magic = 12582912.0f;
#define MAGIC_BITS 0x4B400000

INLINE float32x4_t places(float start, float step, float32x4_t steps) {
    return vaddq_f32(vdupq_n_f32(start), vmulq_f32(vdupq_n_f32(step), steps));
}

INLINE uint32x4_t fixed_point(float32x4_t x, float32x4_t reciprocal) {
    float32x4_t sum = vaddq_f32(vmulq_f32(x, reciprocal), vdupq_n_f32(magic));
    return vsubq_u32(vreinterpretq_u32_f32(sum), vdupq_n_u32(MAGIC_BITS));
}

/// Four bilinear samples; the places are in 256ths of a pixel.
INLINE Bytes bilinear(const uint32_t *s, intptr_t stride, uint32x4_t iu, uint32x4_t iv) {
    const uint32x4_t low = vdupq_n_u32(255);
    uint32_t o[4];
    vst1q_u32(o, vmlaq_u32(vshrq_n_u32(iu, 8), vshrq_n_u32(iv, 8), vdupq_n_u32((uint32_t)stride)));
    const uint32_t *t = s + stride;
    Bytes a, b, c, e;
    neighbours(s + o[0], s + o[1], s + o[2], s + o[3], &a, &b);
    neighbours(t + o[0], t + o[1], t + o[2], t + o[3], &c, &e);
    uint32x4_t fx = vandq_u32(iu, low), fy = vandq_u32(iv, low);
    fx = vorrq_u32(fx, vshlq_n_u32(fx, 16));
    fy = vorrq_u32(fy, vshlq_n_u32(fy, 16));
    return bytes_blended(bytes_blended(a, c, fy), bytes_blended(b, e, fy), fx);
}

/// `rows` is not needed: the processors that this is for foresee less, and asking costs more.
void pk_project(
    uint32_t *d, const uint32_t *s, intptr_t stride, intptr_t rows, pk_projected_run run, intptr_t n) {
    (void)rows;
    const float start[4] = {0, 1, 2, 3};
    float32x4_t steps = vaddq_f32(vdupq_n_f32(run.first), vld1q_f32(start));
    for (intptr_t i = 0; i < n; i += 4) {
        // Beyond the run's end the last place is looked at again.
        float32x4_t inside = vminq_f32(steps, vdupq_n_f32(run.first + (float)(n - 1)));
        float32x4_t reciprocal = vdivq_f32(vdupq_n_f32(256), places(run.w, run.step_w, inside));
        uint32x4_t iu = fixed_point(places(run.u, run.step_u, inside), reciprocal);
        uint32x4_t iv = fixed_point(places(run.v, run.step_v, inside), reciprocal);
        steps = vaddq_f32(steps, vdupq_n_f32(4));
        Bytes made = bilinear(s, stride, iu, iv);
        if (i + 4 <= n) {
            store(d + i, made);
        } else {
            uint32_t last[4];
            store(last, made);
            for (intptr_t j = i; j < n; j++) d[j] = last[j - i];
        }
    }
}

// MARK: Columns

/// Four columns of one row of the frame out of a strip whose rows are sixteen pixels long.
INLINE Bytes blended_down(const uint32_t *strip, int32x4_t place) {
    int32_t row[4];
    uint32_t upper[4], lower[4];
    vst1q_s32(row, vshrq_n_s32(place, PK_COLUMN_BITS));
    for (int i = 0; i < 4; i++) {
        const uint32_t *p = strip + (intptr_t)row[i] * 16 + i;
        upper[i] = p[0], lower[i] = p[16];
    }
    uint32x4_t part = vshrq_n_u32(vreinterpretq_u32_s32(place), PK_COLUMN_BITS - 8);
    part = vandq_u32(part, vdupq_n_u32(255));
    return bytes_blended(load(upper), load(lower), vorrq_u32(part, vshlq_n_u32(part, 16)));
}

INLINE void strip(uint32_t *d, intptr_t d_stride, intptr_t rows, const pk_column_strip *c, uint32_t *scratch) {
    for (intptr_t r = 0; r < c->count; r++) {
        intptr_t row = c->first + r < c->height ? c->first + r : c->height - 1;
        pk_resample(scratch + r * 16, c->pixels + row * c->stride, c->index, c->share, 0, 16);
    }
    const int32x4_t low = vdupq_n_s32(c->low), high = vdupq_n_s32(c->high);
    for (intptr_t four = 0; four < 16; four += 4) {
        const int32x4_t step = vld1q_s32(c->step + four);
        int32x4_t place = vld1q_s32(c->start + four);
        for (intptr_t y = 0; y < rows; y++) {
            int32x4_t inside = vminq_s32(vmaxq_s32(place, low), high);
            store(d + y * d_stride + four, blended_down(scratch + four, inside));
            place = vaddq_s32(place, step);
        }
    }
}

void pk_columns(
    uint32_t *d, intptr_t d_stride, intptr_t rows, const pk_column_strip *strips, intptr_t n, uint32_t *scratch) {
    for (intptr_t i = 0; i < n; i++) strip(d + strips[i].column, d_stride, rows, strips + i, scratch);
}

#endif
