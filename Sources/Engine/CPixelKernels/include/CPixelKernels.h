#pragma once

#include <stdbool.h>
#include <stdint.h>

// The compositor's inner loops for x86 processors with AVX2, some also for such with AVX-512, and for ARM's with NEON, which all
// 64-bit ones have. Each does what the function of the same name in
// `Compositor/Kernels/PortableKernels` does, to the byte; see there for what the parameters mean.
//
// They exist because one Swift module has one instruction set, while these are chosen when the program runs.

/// What a thread does between two looks at something that another one is about to change.
static inline void pk_pause(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

/// Sixteen columns of the frame, each a column of a bitmap stretched evenly: what is seen of a bitmap that is turned about an axis
/// parallel to its columns. Places in a column are fixed point numbers with `PK_COLUMN_BITS` bits behind the point, counted from
/// the bitmap's row `first`; half a 256th is already added to them.
typedef struct {
    const uint32_t *pixels;
    intptr_t stride, height;
    /// The bitmap's rows that may be needed; behind the last one of the bitmap that one is repeated.
    intptr_t first, count;
    /// Of each column: the left one of the two bitmap columns, and the right one's share in 256ths in both halves of the word.
    const int32_t *index;
    const uint32_t *share;
    /// Of each column: the place of the first row, and the step from row to row.
    const int32_t *start, *step;
    /// No place is outside of these.
    int32_t low, high;
    /// Where the strip lies in the frame's rows.
    intptr_t column;
} pk_column_strip;

#define PK_COLUMN_BITS 20
#define PK_COLUMN_SCRATCH 16

#if defined(__x86_64__)
/// Whether this processor has AVX2. All functions `pk` need it.
bool pk_has_avx2(void);
#endif

#if defined(__x86_64__) || defined(__aarch64__)

// `ahead` is the way from a source to the row of it that is going to be needed soon: while one is worked on the other is asked
// for. The hardware does not foresee it, since rows lie on different pages of memory. 0 is for what is not in memory's depths.

#if defined(__x86_64__)
// Elsewhere the C library copies and fills.
void pk_copy(uint32_t *d, const uint32_t *s, intptr_t ahead, intptr_t n);
void pk_fill(uint32_t *d, uint32_t color, intptr_t n);
#endif
void pk_blend(uint32_t *d, const uint32_t *s, uint32_t color, intptr_t ahead, intptr_t n);
void pk_blend_covered(uint32_t *d, uint32_t color, const uint8_t *coverage, intptr_t n);
void pk_mix(
    uint32_t *d, const uint32_t *a, const uint32_t *b, uint32_t k, intptr_t ahead_a, intptr_t ahead_b, intptr_t n);

void pk_over(uint32_t *d, const uint32_t *s, intptr_t ahead, intptr_t n);
void pk_over_thinned(uint32_t *d, const uint32_t *s, uint32_t k, intptr_t n);
void pk_over_covered(uint32_t *d, const uint32_t *s, const uint8_t *coverage, uint32_t k, intptr_t n);

/// - Parameter ahead: from `b`.
void pk_interpolate(
    uint32_t *d, const uint32_t *a, const uint32_t *b, uint32_t share, intptr_t ahead, intptr_t n);
/// Reads up to 64 bytes behind the last pixel that it needs.
/// - Parameter ahead: from `d` to the row that is going to be written next: this work takes the processor longer than the
///   memory, and would only at its end wait for that.
void pk_resample(
    uint32_t *d, const uint32_t *s, const int32_t *index, const uint32_t *share, intptr_t ahead, intptr_t n);

/// Where the pixels of a run come from; as `ProjectedRun`.
typedef struct {
    float u, v, w;
    float step_u, step_v, step_w;
    float first;
} pk_projected_run;

/// Reads ahead, too, by eight rows of the bitmap: its rows are walked along a slant that the processor does not foresee.
/// - Parameter rows: the bitmap's height.
void pk_project(
    uint32_t *d, const uint32_t *s, intptr_t stride, intptr_t rows, pk_projected_run run, intptr_t n);

/// - Parameters:
///   - d: the first row's column 0.
///   - rows: a multiple of 16.
///   - strips: `n` of one bitmap.
///   - scratch: room for `PK_COLUMN_SCRATCH` · (`count` + 64) pixels for the largest `count`, 64-byte aligned.
void pk_columns(
    uint32_t *d, intptr_t d_stride, intptr_t rows, const pk_column_strip *strips, intptr_t n, uint32_t *scratch);

#endif

#if defined(__x86_64__)
/// Whether this processor has AVX-512 with operations on bytes and words, which the functions `pk512` need.
bool pk_has_avx512(void);

void pk512_interpolate(
    uint32_t *d, const uint32_t *a, const uint32_t *b, uint32_t share, intptr_t ahead, intptr_t n);
/// Reads up to 128 bytes behind the last pixel that it needs.
void pk512_resample(
    uint32_t *d, const uint32_t *s, const int32_t *index, const uint32_t *share, intptr_t ahead, intptr_t n);
void pk512_columns(
    uint32_t *d, intptr_t d_stride, intptr_t rows, const pk_column_strip *strips, intptr_t n, uint32_t *scratch);
#endif

#if defined(__x86_64__)
/// Whether `pk_checksums` is faster than zlib: in optimized builds, on processors with AVX2 and multiplication without carries,
/// which it needs.
bool pk_has_checksums(void);

/// CRC-32 and Adler-32 as zlib's `crc32` and `adler32` continue them, of `n` rows that are `bytes` long and `step` bytes apart.
void pk_checksums(uint32_t *crc, uint32_t *adler, const void *rows, intptr_t bytes, intptr_t step, intptr_t n);
#endif
