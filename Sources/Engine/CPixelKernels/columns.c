#include "CPixelKernels.h"
#include "pixels.h"

// A bitmap turned about an axis parallel to its columns: all of a column is equally deep, so it is one of the bitmap's columns
// (two neighbours blended) stretched evenly. Sixteen columns at a time: first the bitmap's rows are blended across, into a strip
// that stays in the first cache, then the strip's columns are stretched.

#if defined(__x86_64__)

INLINE AVX2 __m256i int_lanes(const int32_t *p) { return _mm256_loadu_si256((const __m256i *)p); }

/// Eight pixels of a row, blended from neighbours whose places are the same for every row.
INLINE AVX2 Pixels blended_across(const uint32_t *s, __m256i index, Lanes f) {
    Pixels left = _mm256_i32gather_epi32((const int *)s, index, 4);
    Pixels right = _mm256_i32gather_epi32((const int *)(s + 1), index, 4);
    Lanes g = _mm256_sub_epi16(every(256), f);
    return join_divided_by_256(
        weighted(even_lanes(left), g, even_lanes(right), f), weighted(odd_lanes(left), g, odd_lanes(right), f));
}

/// Eight columns of one row of the frame out of a strip whose rows are sixteen pixels long.
INLINE AVX2 Pixels blended_down(const uint32_t *strip, __m256i place, __m256i lane) {
    __m256i offset = _mm256_add_epi32(_mm256_slli_epi32(_mm256_srai_epi32(place, PK_COLUMN_BITS), 4), lane);
    Lanes f = spread(_mm256_and_si256(_mm256_srli_epi32(place, PK_COLUMN_BITS - 8), _mm256_set1_epi32(255)));
    Lanes g = _mm256_sub_epi16(every(256), f);
    Pixels upper = _mm256_i32gather_epi32((const int *)strip, offset, 4);
    Pixels lower = _mm256_i32gather_epi32((const int *)(strip + 16), offset, 4);
    return join_divided_by_256(
        weighted(even_lanes(upper), g, even_lanes(lower), f), weighted(odd_lanes(upper), g, odd_lanes(lower), f));
}

INLINE AVX2 void strip(uint32_t *d, intptr_t d_stride, intptr_t rows, const pk_column_strip *c, uint32_t *scratch) {
    for (intptr_t half = 0; half < 16; half += 8) {
        const __m256i index = int_lanes(c->index + half);
        const Lanes f = load(c->share + half);
        for (intptr_t r = 0; r < c->count; r++) {
            intptr_t row = c->first + r < c->height ? c->first + r : c->height - 1;
            store(scratch + r * 16 + half, blended_across(c->pixels + row * c->stride, index, f));
        }
        const __m256i lane = _mm256_add_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), _mm256_set1_epi32((int)half));
        const __m256i low = _mm256_set1_epi32(c->low), high = _mm256_set1_epi32(c->high);
        const __m256i step = int_lanes(c->step + half);
        __m256i place = int_lanes(c->start + half);
        for (intptr_t y = 0; y < rows; y++) {
            __m256i inside = _mm256_min_epi32(_mm256_max_epi32(place, low), high);
            store(d + y * d_stride + half, blended_down(scratch, inside, lane));
            place = _mm256_add_epi32(place, step);
        }
    }
}

AVX2 void pk_columns(
    uint32_t *d, intptr_t d_stride, intptr_t rows, const pk_column_strip *strips, intptr_t n, uint32_t *scratch) {
    for (intptr_t i = 0; i < n; i++) strip(d + strips[i].column, d_stride, rows, strips + i, scratch);
}

#endif
