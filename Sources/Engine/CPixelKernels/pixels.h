#pragma once

#include <stdint.h>
#include <string.h>

// Exact arithmetic on pixels, one or eight at a time: round(x / 255) of products of two bytes, and round(x / 256) where
// weights are 256ths. A pixel is taken apart into its even bytes (blue, red) and its odd bytes (green, alpha), each in a
// 16-bit lane.

#define INLINE static inline __attribute__((always_inline))

// MARK: One pixel

INLINE uint32_t divided_by_255(uint32_t x) {
    uint32_t t = x + 0x00800080u;
    return ((t + ((t >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
}

INLINE uint32_t multiply_255(uint32_t a, uint32_t b) {
    uint32_t t = a * b + 128;
    return (t + (t >> 8)) >> 8;
}

INLINE uint32_t scaled(uint32_t p, uint32_t k) {
    return divided_by_255((p & 0x00FF00FFu) * k) | divided_by_255(((p >> 8) & 0x00FF00FFu) * k) << 8;
}

INLINE uint32_t mixed(uint32_t a, uint32_t b, uint32_t k) {
    uint32_t j = 255 - k;
    uint32_t even = (a & 0x00FF00FFu) * j + (b & 0x00FF00FFu) * k;
    uint32_t odd = ((a >> 8) & 0x00FF00FFu) * j + ((b >> 8) & 0x00FF00FFu) * k;
    return divided_by_255(even) | divided_by_255(odd) << 8;
}

INLINE uint32_t over_one(uint32_t s, uint32_t d) { return s + scaled(d, 255 - (s >> 24)); }

INLINE uint32_t interpolated(uint32_t a, uint32_t b, uint32_t f) {
    uint32_t g = 256 - f;
    uint32_t even = (((a & 0x00FF00FFu) * g + (b & 0x00FF00FFu) * f + 0x00800080u) >> 8) & 0x00FF00FFu;
    uint32_t odd = (((a >> 8) & 0x00FF00FFu) * g + ((b >> 8) & 0x00FF00FFu) * f + 0x00800080u) & 0xFF00FF00u;
    return even | odd;
}

/// Eight bytes wherever they lie.
INLINE int64_t eight_bytes(const void *p) {
    int64_t bytes;
    memcpy(&bytes, p, 8);
    return bytes;
}

// MARK: Eight pixels

#if defined(__x86_64__)
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))

typedef __m256i Pixels;
typedef __m256i Lanes;

INLINE AVX2 Pixels load(const uint32_t *p) { return _mm256_loadu_si256((const __m256i *)p); }
INLINE AVX2 void store(uint32_t *p, Pixels v) { _mm256_storeu_si256((__m256i *)p, v); }

/// Asks for sixteen pixels that are going to be needed.
INLINE void prefetch(const uint32_t *p) { _mm_prefetch((const char *)p, _MM_HINT_T0); }

/// Asks for sixteen pixels that are going to be written.
INLINE void prefetch_for_writing(uint32_t *p) { __builtin_prefetch(p, 1); }

INLINE AVX2 Lanes even_lanes(Pixels p) { return _mm256_and_si256(p, _mm256_set1_epi32(0x00FF00FF)); }
INLINE AVX2 Lanes odd_lanes(Pixels p) { return _mm256_srli_epi16(p, 8); }
INLINE AVX2 Lanes every(uint32_t k) { return _mm256_set1_epi16((short)k); }

/// round(l / 255): with t = l + 128, (t + t / 256) / 256 is t · 257 / 65536.
INLINE AVX2 Lanes lanes_divided_by_255(Lanes l) {
    return _mm256_mulhi_epu16(_mm256_add_epi16(l, every(128)), every(257));
}

INLINE AVX2 Pixels join_divided_by_255(Lanes even, Lanes odd) {
    return _mm256_or_si256(lanes_divided_by_255(even), _mm256_slli_epi16(lanes_divided_by_255(odd), 8));
}

/// round(l / 256).
INLINE AVX2 Lanes lanes_divided_by_256(Lanes l) { return _mm256_srli_epi16(_mm256_add_epi16(l, every(128)), 8); }

INLINE AVX2 Pixels join_divided_by_256(Lanes even, Lanes odd) {
    Lanes high = _mm256_and_si256(_mm256_add_epi16(odd, every(128)), every(0xFF00));
    return _mm256_or_si256(lanes_divided_by_256(even), high);
}

INLINE AVX2 Lanes weighted(Lanes a, Lanes wa, Lanes b, Lanes wb) {
    return _mm256_add_epi16(_mm256_mullo_epi16(a, wa), _mm256_mullo_epi16(b, wb));
}

INLINE AVX2 Pixels pixels_scaled(Pixels p, Lanes k) {
    return join_divided_by_255(_mm256_mullo_epi16(even_lanes(p), k), _mm256_mullo_epi16(odd_lanes(p), k));
}

/// A number below 65536 in each word, put into both of its lanes.
INLINE AVX2 Lanes spread(__m256i w) { return _mm256_or_si256(w, _mm256_slli_epi32(w, 16)); }

INLINE AVX2 Pixels pixels_over(Pixels s, Pixels d) {
    Lanes rest = spread(_mm256_sub_epi32(_mm256_set1_epi32(255), _mm256_srli_epi32(s, 24)));
    return _mm256_add_epi32(s, pixels_scaled(d, rest));
}

/// Eight coverage bytes, one in each word.
INLINE AVX2 __m256i load_coverage(const uint8_t *p) {
    return _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)p));
}

INLINE AVX2 __m256i words_multiplied_255(__m256i a, __m256i b) {
    __m256i t = _mm256_add_epi32(_mm256_mullo_epi16(a, b), _mm256_set1_epi32(128));
    return _mm256_mulhi_epu16(t, every(257));
}

/// Pairs of neighbouring pixels at four places.
INLINE AVX2 __m256i pairs(const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d) {
    __m128i low = _mm_loadl_epi64((const __m128i *)a), high = _mm_loadl_epi64((const __m128i *)c);
    low = _mm_insert_epi64(low, eight_bytes(b), 1);
    high = _mm_insert_epi64(high, eight_bytes(d), 1);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}

/// From pairs 0 1 4 5 and 2 3 6 7 the left pixels, or the right ones.
INLINE AVX2 Pixels lefts(__m256i a, __m256i b) {
    return _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0x88));
}
INLINE AVX2 Pixels rights(__m256i a, __m256i b) {
    return _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0xDD));
}

#endif
