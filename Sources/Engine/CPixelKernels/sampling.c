#include "CPixelKernels.h"
#include "pixels.h"

// A product and a sum stay two roundings, as in Swift.
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)

INLINE AVX2 Pixels pixels_interpolated(Pixels a, Pixels b, Lanes f, Lanes g) {
    Lanes even = weighted(even_lanes(a), g, even_lanes(b), f);
    Lanes odd = weighted(odd_lanes(a), g, odd_lanes(b), f);
    return join_divided_by_256(even, odd);
}

AVX2 void pk_interpolate(
    uint32_t *d, const uint32_t *a, const uint32_t *b, uint32_t share, intptr_t ahead, intptr_t n) {
    const Lanes f = every(share), g = every(256 - share);
    intptr_t i = 0;
    for (; i + 16 <= n; i += 16) {
        prefetch(b + i + ahead);
        store(d + i, pixels_interpolated(load(a + i), load(b + i), f, g));
        store(d + i + 8, pixels_interpolated(load(a + i + 8), load(b + i + 8), f, g));
    }
    for (; i < n; i++) d[i] = interpolated(a[i], b[i], share);
}

/// The pixels and their right neighbours at eight places; where they lie within sixteen pixels, as they do unless much is
/// left out, two vectors hold them all.
INLINE AVX2 void neighbours(const uint32_t *s, const int32_t *x, Pixels *left, Pixels *right) {
    const uint32_t *p = s + x[0];
    __m256i place = _mm256_sub_epi32(load((const uint32_t *)x), _mm256_set1_epi32(x[0]));
    if (_mm256_testz_si256(place, _mm256_set1_epi32(~15))) {
        __m256 second = _mm256_castsi256_ps(_mm256_slli_epi32(place, 28));
        __m256i a = _mm256_permutevar8x32_epi32(load(p), place), b = _mm256_permutevar8x32_epi32(load(p + 8), place);
        __m256i c = _mm256_permutevar8x32_epi32(load(p + 1), place), e = _mm256_permutevar8x32_epi32(load(p + 9), place);
        *left = _mm256_castps_si256(_mm256_blendv_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), second));
        *right = _mm256_castps_si256(_mm256_blendv_ps(_mm256_castsi256_ps(c), _mm256_castsi256_ps(e), second));
    } else {
        __m256i q = pairs(p, s + x[1], s + x[4], s + x[5]), r = pairs(s + x[2], s + x[3], s + x[6], s + x[7]);
        *left = lefts(q, r);
        *right = rights(q, r);
    }
}

/// Eight pixels of a stretched row.
INLINE AVX2 Pixels resampled(const uint32_t *s, const int32_t *index, const uint32_t *share) {
    Pixels left, right;
    neighbours(s, index, &left, &right);
    Lanes f = load(share);
    return pixels_interpolated(left, right, f, _mm256_sub_epi16(every(256), f));
}

AVX2 void pk_resample(
    uint32_t *d, const uint32_t *s, const int32_t *index, const uint32_t *share, intptr_t ahead, intptr_t n) {
    intptr_t i = 0;
    for (; i + 16 <= n; i += 16) {
        prefetch_for_writing(d + i + ahead);
        store(d + i, resampled(s, index + i, share + i));
        store(d + i + 8, resampled(s, index + i + 8, share + i + 8));
    }
    for (; i < n; i++) d[i] = interpolated(s[index[i]], s[index[i] + 1], share[i] & 0xFFFF);
}

// 1.5 · 2²³: added to a number below 2²², it leaves the number, rounded, in the low bits.
static const float magic = 12582912.0f;
#define MAGIC_BITS 0x4B400000

// How many of the bitmap's rows the processor is told in advance. Measured: below 4 the data come too late, above 12
// they are gone again.
#define ROWS_AHEAD 8

INLINE uint32_t bits(float x) {
    union {
        float number;
        uint32_t bits;
    } both = {x};
    return both.bits - MAGIC_BITS;
}

/// One bilinear sample; `reciprocal` is 256 divided by the divisor.
INLINE uint32_t projected(const uint32_t *s, intptr_t stride, float u, float v, float reciprocal) {
    uint32_t iu = bits(u * reciprocal + magic), iv = bits(v * reciprocal + magic);
    const uint32_t *p = s + (intptr_t)(iv >> 8) * stride + (intptr_t)(iu >> 8);
    uint32_t left = interpolated(p[0], p[stride], iv & 255);
    uint32_t right = interpolated(p[1], p[stride + 1], iv & 255);
    return interpolated(left, right, iu & 255);
}

/// The place of eight pixels on one axis: so many steps from where the run's block begins.
INLINE AVX2 __m256 places(float start, float step, __m256 steps) {
    return _mm256_add_ps(_mm256_set1_ps(start), _mm256_mul_ps(_mm256_set1_ps(step), steps));
}

INLINE AVX2 __m256i fixed_point(__m256 x, __m256 reciprocal) {
    __m256 sum = _mm256_add_ps(_mm256_mul_ps(x, reciprocal), _mm256_set1_ps(magic));
    return _mm256_sub_epi32(_mm256_castps_si256(sum), _mm256_set1_epi32(MAGIC_BITS));
}

/// Four neighbours at each of eight places, blended: first down, then across.
INLINE AVX2 Pixels bilinear(const uint32_t *s, intptr_t stride, const uint32_t *o, Lanes fx, Lanes fy) {
    const uint32_t *t = s + stride;
    __m256i p = pairs(s + o[0], s + o[1], s + o[4], s + o[5]), q = pairs(s + o[2], s + o[3], s + o[6], s + o[7]);
    __m256i r = pairs(t + o[0], t + o[1], t + o[4], t + o[5]), w = pairs(t + o[2], t + o[3], t + o[6], t + o[7]);
    Pixels a = lefts(p, q), b = rights(p, q), c = lefts(r, w), e = rights(r, w);
    Lanes gx = _mm256_sub_epi16(every(256), fx), gy = _mm256_sub_epi16(every(256), fy);
    Lanes even_left = lanes_divided_by_256(weighted(even_lanes(a), gy, even_lanes(c), fy));
    Lanes even_right = lanes_divided_by_256(weighted(even_lanes(b), gy, even_lanes(e), fy));
    Lanes odd_left = lanes_divided_by_256(weighted(odd_lanes(a), gy, odd_lanes(c), fy));
    Lanes odd_right = lanes_divided_by_256(weighted(odd_lanes(b), gy, odd_lanes(e), fy));
    return join_divided_by_256(weighted(even_left, gx, even_right, fx), weighted(odd_left, gx, odd_right, fx));
}

AVX2 void pk_project(
    uint32_t *d, const uint32_t *s, intptr_t stride, intptr_t rows, pk_projected_run run, intptr_t n) {
    const __m256 eight = _mm256_set1_ps(8);
    __m256 steps = _mm256_add_ps(_mm256_set1_ps(run.first), _mm256_setr_ps(0, 1, 2, 3, 4, 5, 6, 7));
    const __m256i low = _mm256_set1_epi32(255), length = _mm256_set1_epi32((int)stride);
    const uint32_t *end = s + stride * rows;
    intptr_t i = 0;
    for (; i + 8 <= n; i += 8) {
        __m256 reciprocal = _mm256_div_ps(_mm256_set1_ps(256), places(run.w, run.step_w, steps));
        __m256i iu = fixed_point(places(run.u, run.step_u, steps), reciprocal);
        __m256i iv = fixed_point(places(run.v, run.step_v, steps), reciprocal);
        steps = _mm256_add_ps(steps, eight);
        __m256i offset = _mm256_add_epi32(
            _mm256_mullo_epi32(_mm256_srli_epi32(iv, 8), length), _mm256_srli_epi32(iu, 8));
        uint32_t o[8];
        store(o, offset);
        const uint32_t *ahead = s + o[0] + ROWS_AHEAD * stride;
        if (ahead < end) prefetch(ahead);
        Lanes fx = spread(_mm256_and_si256(iu, low)), fy = spread(_mm256_and_si256(iv, low));
        store(d + i, bilinear(s, stride, o, fx, fy));
    }
    for (; i < n; i++) {
        float step = run.first + (float)i;
        float u = run.u + run.step_u * step, v = run.v + run.step_v * step, w = run.w + run.step_w * step;
        d[i] = projected(s, stride, u, v, 256 / w);
    }
}

#endif
