#include "CPixelKernels.h"
#include "pixels.h"

#if defined(__x86_64__)

bool pk_has_avx2(void) { return __builtin_cpu_supports("avx2"); }

/// Rows are a few kilobytes long and begin anywhere: there the C library takes the processor's string instruction, which is
/// slower by a sixth.
AVX2 void pk_copy(uint32_t *d, const uint32_t *s, intptr_t ahead, intptr_t n) {
    if (n < 48) {
        memcpy(d, s, (size_t)n * 4);
        return;
    }
    // The first and the last pixels may be copied twice, so that all stores between are aligned.
    store(d, load(s));
    intptr_t i = (intptr_t)(32 - ((uintptr_t)d & 31)) / 4;
    for (; i + 32 <= n; i += 32) {
        prefetch(s + i + ahead);
        prefetch(s + i + ahead + 16);
        Pixels p = load(s + i), q = load(s + i + 8), r = load(s + i + 16), t = load(s + i + 24);
        store(d + i, p);
        store(d + i + 8, q);
        store(d + i + 16, r);
        store(d + i + 24, t);
    }
    for (; i + 8 <= n; i += 8) store(d + i, load(s + i));
    store(d + n - 8, load(s + n - 8));
}

AVX2 void pk_fill(uint32_t *d, uint32_t color, intptr_t n) {
    const Pixels p = _mm256_set1_epi32((int)color);
    if (n < 48) {
        for (intptr_t i = 0; i < n; i++) d[i] = color;
        return;
    }
    // As in `pk_copy`.
    store(d, p);
    intptr_t i = (intptr_t)(32 - ((uintptr_t)d & 31)) / 4;
    for (; i + 32 <= n; i += 32) {
        store(d + i, p);
        store(d + i + 8, p);
        store(d + i + 16, p);
        store(d + i + 24, p);
    }
    for (; i + 8 <= n; i += 8) store(d + i, p);
    store(d + n - 8, p);
}

AVX2 void pk_blend(uint32_t *d, const uint32_t *s, uint32_t color, intptr_t ahead, intptr_t n) {
    const uint32_t rest = 255 - (color >> 24);
    const Lanes k = every(rest);
    const Pixels colors = _mm256_set1_epi32((int)color);
    intptr_t i = 0;
    for (; i + 16 <= n; i += 16) {
        prefetch(s + i + ahead);
        store(d + i, _mm256_add_epi32(colors, pixels_scaled(load(s + i), k)));
        store(d + i + 8, _mm256_add_epi32(colors, pixels_scaled(load(s + i + 8), k)));
    }
    for (; i < n; i++) d[i] = color + scaled(s[i], rest);
}

AVX2 void pk_blend_covered(uint32_t *d, uint32_t color, const uint8_t *coverage, intptr_t n) {
    const Pixels colors = _mm256_set1_epi32((int)color);
    intptr_t i = 0;
    for (; i + 8 <= n; i += 8) {
        if (eight_bytes(coverage + i) == 0) continue;
        Pixels thinned = pixels_scaled(colors, spread(load_coverage(coverage + i)));
        store(d + i, pixels_over(thinned, load(d + i)));
    }
    for (; i < n; i++) d[i] = over_one(scaled(color, coverage[i]), d[i]);
}

INLINE AVX2 Pixels pixels_mixed(Pixels a, Pixels b, Lanes rest, Lanes share) {
    Lanes even = weighted(even_lanes(a), rest, even_lanes(b), share);
    Lanes odd = weighted(odd_lanes(a), rest, odd_lanes(b), share);
    return join_divided_by_255(even, odd);
}

AVX2 void pk_mix(
    uint32_t *d, const uint32_t *a, const uint32_t *b, uint32_t k, intptr_t ahead_a, intptr_t ahead_b, intptr_t n) {
    const Lanes share = every(k), rest = every(255 - k);
    intptr_t i = 0;
    for (; i + 16 <= n; i += 16) {
        prefetch(a + i + ahead_a);
        prefetch(b + i + ahead_b);
        store(d + i, pixels_mixed(load(a + i), load(b + i), rest, share));
        store(d + i + 8, pixels_mixed(load(a + i + 8), load(b + i + 8), rest, share));
    }
    for (; i < n; i++) d[i] = mixed(a[i], b[i], k);
}

/// Text and icons mostly are nothing or opaque for eight pixels together.
INLINE AVX2 void put_over(uint32_t *d, Pixels p) {
    if (_mm256_testz_si256(p, p)) return;
    store(d, _mm256_testc_si256(p, _mm256_set1_epi32((int)0xFF000000u)) ? p : pixels_over(p, load(d)));
}

AVX2 void pk_over(uint32_t *d, const uint32_t *s, intptr_t ahead, intptr_t n) {
    intptr_t i = 0;
    for (; i + 16 <= n; i += 16) {
        prefetch(s + i + ahead);
        put_over(d + i, load(s + i));
        put_over(d + i + 8, load(s + i + 8));
    }
    for (; i < n; i++) d[i] = over_one(s[i], d[i]);
}

AVX2 void pk_over_thinned(uint32_t *d, const uint32_t *s, uint32_t k, intptr_t n) {
    const Lanes share = every(k);
    intptr_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, pixels_over(pixels_scaled(load(s + i), share), load(d + i)));
    for (; i < n; i++) d[i] = over_one(scaled(s[i], k), d[i]);
}

AVX2 void pk_over_covered(uint32_t *d, const uint32_t *s, const uint8_t *coverage, uint32_t k, intptr_t n) {
    const __m256i opacity = _mm256_set1_epi32((int)k);
    intptr_t i = 0;
    for (; i + 8 <= n; i += 8) {
        if (eight_bytes(coverage + i) == 0) continue;
        Lanes share = spread(words_multiplied_255(load_coverage(coverage + i), opacity));
        store(d + i, pixels_over(pixels_scaled(load(s + i), share), load(d + i)));
    }
    for (; i < n; i++) d[i] = over_one(scaled(s[i], multiply_255(coverage[i], k)), d[i]);
}

#endif
