#include "CPixelKernels.h"
#include "pixels.h"
#include "pixels512.h"

// Stretching takes the processor longer than the memory. These are for processors that do it sixteen pixels at a time, and that
// pick sixteen pixels out of thirty-two in one step.

#if defined(__x86_64__)

bool pk_has_avx512(void) { return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw"); }

AVX512 void pk512_interpolate(
    uint32_t *d, const uint32_t *a, const uint32_t *b, uint32_t share, intptr_t ahead, intptr_t n) {
    const WideLanes f = every_wide(share), g = every_wide(256 - share);
    intptr_t i = 0;
    for (; i + 16 <= n; i += 16) {
        prefetch(b + i + ahead);
        _mm512_storeu_si512(d + i, interpolated_wide(load_wide(a + i), load_wide(b + i), f, g));
    }
    __mmask16 rest = first(n - i);
    SixteenPixels x = _mm512_maskz_loadu_epi32(rest, a + i), y = _mm512_maskz_loadu_epi32(rest, b + i);
    _mm512_mask_storeu_epi32(d + i, rest, interpolated_wide(x, y, f, g));
}

/// The pixels and their right neighbours at sixteen places; where they lie within thirty-two pixels, as they do unless much is
/// left out, two vectors hold them all.
INLINE AVX512 void neighbours_wide(const uint32_t *s, __m512i index, SixteenPixels *left, SixteenPixels *right) {
    const int32_t from = _mm_cvtsi128_si32(_mm512_castsi512_si128(index));
    const __m512i place = _mm512_sub_epi32(index, _mm512_set1_epi32(from));
    if (_mm512_test_epi32_mask(place, _mm512_set1_epi32(~31)) == 0) {
        const uint32_t *p = s + from;
        *left = _mm512_permutex2var_epi32(load_wide(p), place, load_wide(p + 16));
        *right = _mm512_permutex2var_epi32(load_wide(p + 1), place, load_wide(p + 17));
    } else {
        *left = _mm512_i32gather_epi32(index, s, 4);
        *right = _mm512_i32gather_epi32(index, s + 1, 4);
    }
}

AVX512 void pk512_resample(
    uint32_t *d, const uint32_t *s, const int32_t *index, const uint32_t *share, intptr_t ahead, intptr_t n) {
    const WideLanes whole = every_wide(256);
    for (intptr_t i = 0; i < n; i += 16) {
        prefetch_for_writing(d + i + ahead);
        __mmask16 part = first(n - i);
        // Places that are not wanted are the first one's.
        __m512i places = _mm512_mask_loadu_epi32(_mm512_set1_epi32(index[i]), part, index + i);
        WideLanes f = _mm512_maskz_loadu_epi32(part, share + i);
        SixteenPixels left, right;
        neighbours_wide(s, places, &left, &right);
        SixteenPixels mixed = interpolated_wide(left, right, f, _mm512_sub_epi16(whole, f));
        _mm512_mask_storeu_epi32(d + i, part, mixed);
    }
}

#endif
