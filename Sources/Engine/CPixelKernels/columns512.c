#include "CPixelKernels.h"
#include "pixels.h"
#include "pixels512.h"

// As in `columns.c`, for processors with AVX-512. There a strip is turned on its side before it is stretched, so that what a
// column needs lies in a row and sixteen pixels of it are picked out of thirty-two in one step; gathering them from sixteen rows
// takes twice as long.

#if defined(__x86_64__)

/// Rows become columns.
INLINE AVX512 void transpose(__m512i *v) {
    __m512i t[16];
    for (int i = 0; i < 16; i += 2) {
        t[i] = _mm512_unpacklo_epi32(v[i], v[i + 1]);
        t[i + 1] = _mm512_unpackhi_epi32(v[i], v[i + 1]);
    }
    for (int i = 0; i < 16; i += 4) {
        v[i] = _mm512_unpacklo_epi64(t[i], t[i + 2]);
        v[i + 1] = _mm512_unpackhi_epi64(t[i], t[i + 2]);
        v[i + 2] = _mm512_unpacklo_epi64(t[i + 1], t[i + 3]);
        v[i + 3] = _mm512_unpackhi_epi64(t[i + 1], t[i + 3]);
    }
    for (int i = 0; i < 4; i++) {
        t[i] = _mm512_shuffle_i32x4(v[i], v[i + 4], 0x88);
        t[i + 4] = _mm512_shuffle_i32x4(v[i], v[i + 4], 0xDD);
        t[i + 8] = _mm512_shuffle_i32x4(v[i + 8], v[i + 12], 0x88);
        t[i + 12] = _mm512_shuffle_i32x4(v[i + 8], v[i + 12], 0xDD);
    }
    for (int i = 0; i < 4; i++) {
        v[i] = _mm512_shuffle_i32x4(t[i], t[i + 8], 0x88);
        v[i + 8] = _mm512_shuffle_i32x4(t[i], t[i + 8], 0xDD);
        v[i + 4] = _mm512_shuffle_i32x4(t[i + 4], t[i + 12], 0x88);
        v[i + 12] = _mm512_shuffle_i32x4(t[i + 4], t[i + 12], 0xDD);
    }
}

/// Blends the bitmap's rows across and writes them to the strip as columns, `length` pixels from one to the next.
INLINE AVX512 void fill_strip(uint32_t *strip, intptr_t length, const pk_column_strip *c) {
    const __m512i index = _mm512_loadu_si512(c->index);
    const int32_t from = c->index[0] < c->index[15] ? c->index[0] : c->index[15];
    const __m512i place = _mm512_sub_epi32(index, _mm512_set1_epi32(from));
    const __m512i next = _mm512_add_epi32(place, _mm512_set1_epi32(1));
    const bool is_near = _mm512_test_epi32_mask(next, _mm512_set1_epi32(~31)) == 0;
    const bool is_in_reach = _mm512_test_epi32_mask(next, _mm512_set1_epi32(~63)) == 0;
    const __mmask16 far = _mm512_test_epi32_mask(place, _mm512_set1_epi32(32));
    const __mmask16 next_far = _mm512_test_epi32_mask(next, _mm512_set1_epi32(32));
    // The strip after the next one, which mostly is what is made soon.
    const intptr_t ahead = 2 * ((intptr_t)c->index[15] - c->index[0]);
    const WideLanes f = load_wide(c->share), g = _mm512_sub_epi16(every_wide(256), f);
    for (intptr_t r = 0; r < c->count; r += 16) {
        __m512i v[16];
        const int rows = c->count - r < 16 ? (int)(c->count - r) : 16;
        for (int i = 0; i < rows; i++) {
            intptr_t row = c->first + r + i < c->height ? c->first + r + i : c->height - 1;
            const uint32_t *s = c->pixels + row * c->stride;
            SixteenPixels left, right;
            const uint32_t *p = s + from;
            prefetch(p + ahead);
            prefetch(p + ahead + 16);
            prefetch(p + ahead + 32);
            if (is_in_reach) {
                SixteenPixels a = load_wide(p), b = load_wide(p + 16);
                left = _mm512_permutex2var_epi32(a, place, b);
                right = _mm512_permutex2var_epi32(a, next, b);
                if (!is_near) {
                    a = load_wide(p + 32), b = load_wide(p + 48);
                    left = _mm512_mask_mov_epi32(left, far, _mm512_permutex2var_epi32(a, place, b));
                    right = _mm512_mask_mov_epi32(right, next_far, _mm512_permutex2var_epi32(a, next, b));
                }
            } else {
                left = _mm512_i32gather_epi32(index, s, 4);
                right = _mm512_i32gather_epi32(index, s + 1, 4);
            }
            v[i] = interpolated_wide(left, right, f, g);
        }
        transpose(v);
        for (int i = 0; i < 16; i++) _mm512_storeu_si512(strip + i * length + r, v[i]);
    }
}

/// Sixteen rows of one column of the strip.
INLINE AVX512 SixteenPixels stretched(const uint32_t *column, __m512i place) {
    const __m512i row = _mm512_srai_epi32(place, PK_COLUMN_BITS);
    const __m512i part = _mm512_and_si512(_mm512_srli_epi32(place, PK_COLUMN_BITS - 8), _mm512_set1_epi32(255));
    const WideLanes f = _mm512_or_si512(part, _mm512_slli_epi32(part, 16));
    const int32_t a = _mm_cvtsi128_si32(_mm512_castsi512_si128(row));
    const int32_t b = _mm_extract_epi32(_mm512_extracti32x4_epi32(row, 3), 3);
    const int32_t from = a < b ? a : b;
    const __m512i near = _mm512_sub_epi32(row, _mm512_set1_epi32(from));
    const __m512i next = _mm512_add_epi32(near, _mm512_set1_epi32(1));
    SixteenPixels upper, lower;
    if (_mm512_test_epi32_mask(next, _mm512_set1_epi32(~31)) == 0) {
        SixteenPixels p = load_wide(column + from), q = load_wide(column + from + 16);
        upper = _mm512_permutex2var_epi32(p, near, q);
        lower = _mm512_permutex2var_epi32(p, next, q);
    } else {
        upper = _mm512_i32gather_epi32(row, column, 4);
        lower = _mm512_i32gather_epi32(row, column + 1, 4);
    }
    return interpolated_wide(upper, lower, f, _mm512_sub_epi16(every_wide(256), f));
}

INLINE AVX512 void strip(uint32_t *d, intptr_t d_stride, intptr_t rows, const pk_column_strip *c, uint32_t *scratch) {
    // Columns are read up to two vectors beyond their ends.
    const intptr_t length = ((c->count + 15) & ~(intptr_t)15) + 48;
    fill_strip(scratch, length, c);
    const __m512i count = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i low = _mm512_set1_epi32(c->low), high = _mm512_set1_epi32(c->high);
    for (intptr_t y = 0; y < rows; y += 16) {
        const __m512i steps = _mm512_add_epi32(count, _mm512_set1_epi32((int)y));
        __m512i v[16];
        for (int i = 0; i < 16; i++) {
            __m512i place = _mm512_add_epi32(
                _mm512_set1_epi32(c->start[i]), _mm512_mullo_epi32(_mm512_set1_epi32(c->step[i]), steps));
            place = _mm512_min_epi32(_mm512_max_epi32(place, low), high);
            v[i] = stretched(scratch + i * length, place);
        }
        transpose(v);
        for (int i = 0; i < 16; i++) _mm512_storeu_si512(d + (y + i) * d_stride, v[i]);
    }
}

AVX512 void pk512_columns(
    uint32_t *d, intptr_t d_stride, intptr_t rows, const pk_column_strip *strips, intptr_t n, uint32_t *scratch) {
    for (intptr_t i = 0; i < n; i++) strip(d + strips[i].column, d_stride, rows, strips + i, scratch);
}

#endif
