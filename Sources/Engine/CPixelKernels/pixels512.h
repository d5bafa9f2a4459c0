#pragma once

#include "pixels.h"

// Sixteen pixels at a time, as `pixels.h` for eight.

#if defined(__x86_64__)

#define AVX512 __attribute__((target("avx512f,avx512bw")))

typedef __m512i SixteenPixels;
typedef __m512i WideLanes;

INLINE AVX512 SixteenPixels load_wide(const uint32_t *p) { return _mm512_loadu_si512(p); }
INLINE AVX512 WideLanes every_wide(uint32_t k) { return _mm512_set1_epi16((short)k); }

/// The first `n` of sixteen, all of them from 16 on.
INLINE AVX512 __mmask16 first(intptr_t n) { return n < 16 ? (__mmask16)((1u << n) - 1) : (__mmask16)0xFFFF; }

INLINE AVX512 WideLanes weighted_wide(WideLanes a, WideLanes wa, WideLanes b, WideLanes wb) {
    WideLanes sum = _mm512_add_epi16(_mm512_mullo_epi16(a, wa), _mm512_mullo_epi16(b, wb));
    return _mm512_add_epi16(sum, every_wide(128));
}

/// `b` with a share of `f` 256ths, `a` with `g`.
INLINE AVX512 SixteenPixels interpolated_wide(SixteenPixels a, SixteenPixels b, WideLanes f, WideLanes g) {
    const __m512i low = every_wide(0x00FF);
    WideLanes even = weighted_wide(_mm512_and_si512(a, low), g, _mm512_and_si512(b, low), f);
    WideLanes odd = weighted_wide(_mm512_srli_epi16(a, 8), g, _mm512_srli_epi16(b, 8), f);
    return _mm512_or_si512(_mm512_srli_epi16(even, 8), _mm512_andnot_si512(low, odd));
}

#endif
