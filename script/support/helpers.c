// Runs every kernel of CPixelKernels on random pixels, in blocks of memory that end where the header says that the kernel stops
// reading and writing, and the helpers in C that need no runtime of Swift's. `script/sanitize helpers` builds it with the address
// and the undefined-behavior sanitizer: it ends without output of theirs, or a kernel leaves its memory.
//   helpers [rounds [seed]]
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "CMainQueue.h"
#include "CPixelKernels.h"
#include "random.h"

static intptr_t below(uint32_t limit) { return (intptr_t)(next() % limit); }

/// A block of exactly so many bytes, with random content: pixels that are not premultiplied are in it too.
static void *block(intptr_t bytes) {
    uint8_t *p = malloc((size_t)bytes);
    for (intptr_t i = 0; i < bytes; i++) p[i] = (uint8_t)next();
    return p;
}

static uint32_t *pixels(intptr_t n) { return block(n * 4); }

/// Pixels before a page that cannot be read: instructions that gather are unknown to the address sanitizer.
typedef struct {
    uint8_t *pages;
    size_t length;
    uint32_t *pixels;
} guarded;

static guarded guarded_pixels(intptr_t n) {
    const size_t page = 4096, bytes = (size_t)n * 4, room = (bytes + page - 1) / page * page;
    guarded g = {mmap(NULL, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), room + page, NULL};
    if (g.pages == MAP_FAILED || mprotect(g.pages + room, page, PROT_NONE) != 0) abort();
    g.pixels = (uint32_t *)(g.pages + room - bytes);
    for (intptr_t i = 0; i < n; i++) g.pixels[i] = next();
    return g;
}

static void release(guarded g) { munmap(g.pages, g.length); }

// MARK: Kernels

/// Rows from nothing to a screen's width, and each of the short ones, in which a kernel's remainder is.
static intptr_t length(void) { return next() & 1 ? below(70) : below(1300); }

static void blending(void) {
    intptr_t n = length();
    uint32_t *d = pixels(n), *s = pixels(n), *b = pixels(n), k = next() & 255;
    uint8_t *coverage = block(n);
    // In rows of the app coverage is 0 or 255 for long runs, for which kernels have ways of their own.
    if (next() & 1) memset(coverage, next() & 1 ? 255 : 0, (size_t)(n / 2));
#if defined(__x86_64__)
    pk_copy(d, s, below(64), n);
    pk_fill(d, next(), n);
#endif
    pk_blend(d, s, next(), below(64), n);
    pk_blend_covered(d, next(), coverage, n);
    pk_mix(d, s, b, k, below(64), below(64), n);
    pk_over(d, s, below(64), n);
    pk_over_thinned(d, s, k, n);
    pk_over_covered(d, s, coverage, k, n);
    pk_interpolate(d, s, b, (uint32_t)below(257), below(64), n);
#if defined(__x86_64__)
    if (pk_has_avx512()) pk512_interpolate(d, s, b, (uint32_t)below(257), below(64), n);
#endif
    free(d), free(s), free(b), free(coverage);
}

typedef void (*resampling)(uint32_t *, const uint32_t *, const int32_t *, const uint32_t *, intptr_t, intptr_t);

/// - Parameter behind: the bytes behind the last pixel that the kernel may read.
static void resample(resampling run, intptr_t behind) {
    intptr_t n = length(), step = below(1024);
    int32_t *index = block(n * 4);
    uint32_t *share = pixels(n), *d = pixels(n);
    for (intptr_t i = 0; i < n; i++) {
        index[i] = (int32_t)(i * step >> 8);
        share[i] = (uint32_t)(i * step & 255) * 0x10001u;
    }
    uint32_t *s = block(((n > 0 ? index[n - 1] : 0) + 2) * 4 + behind);
    run(d, s, index, share, below(64), n);
    free(index), free(share), free(d), free(s);
}

static void project(void) {
    intptr_t n = length(), stride = 2 + below(90), rows = 2 + below(60);
    uint32_t *d = pixels(n), *s = pixels(stride * rows);
    // The places of the first and the last pixel are inside, so all between are; half a 256th is left to the rounding.
    float last = n > 1 ? (float)(n - 1) : 1, w = 1, end = 0.25f + (float)below(100) / 50;
    float from_u = (float)below((uint32_t)(stride - 1)), to_u = (float)below((uint32_t)(stride - 1));
    float from_v = (float)below((uint32_t)(rows - 1)), to_v = (float)below((uint32_t)(rows - 1));
    pk_projected_run run = {
        from_u + 0.01f, from_v + 0.01f, w, (to_u * end - from_u) / last, (to_v * end - from_v) / last, (end - w) / last, 0};
    run.step_u += 0.01f * (end - w) / last, run.step_v += 0.01f * (end - w) / last;
    pk_project(d, s, stride, rows, run, n);
    free(d), free(s);
}

typedef void (*column_stretching)(uint32_t *, intptr_t, intptr_t, const pk_column_strip *, intptr_t, uint32_t *);

static void columns(column_stretching run) {
    intptr_t stride = 2 + below(90), height = 2 + below(60), rows = 16 * (1 + below(4)), n = 1 + below(2);
    intptr_t first = below((uint32_t)height), count = 2 + below(60), d_stride = 16 * n;
    guarded s = guarded_pixels(stride * height), d = guarded_pixels(d_stride * rows);
    guarded scratch = guarded_pixels(PK_COLUMN_SCRATCH * (count + 64));
    int32_t index[16], start[16], step[16];
    uint32_t share[16];
    for (int i = 0; i < 16; i++) {
        index[i] = (int32_t)below((uint32_t)(stride - 1)), share[i] = (uint32_t)below(256) * 0x10001u;
        start[i] = (int32_t)(below(64) << PK_COLUMN_BITS), step[i] = (int32_t)(next() % (1 << 23)) - (1 << 22);
    }
    pk_column_strip strips[2];
    for (intptr_t i = 0; i < n; i++)
        strips[i] = (pk_column_strip){
            .pixels = s.pixels, .stride = stride, .height = height, .first = first, .count = count, .index = index, .share = share,
            .start = start, .step = step, .low = 0, .high = (int32_t)((count - 2) << PK_COLUMN_BITS), .column = 16 * i};
    run(d.pixels, d_stride, rows, strips, n, scratch.pixels);
    release(s), release(d), release(scratch);
}

// MARK: Work on other threads

static void *leave(void *flight) {
    main_queue_flight_leave(flight);
    return NULL;
}

static void *send(void *signal) {
    main_queue_signal_send(signal);
    return NULL;
}

static void waiting(void) {
    enum { threads = 4 };
    pthread_t running[threads + 1];
    main_queue_flight *flight = main_queue_flight_make();
    void *signal = main_queue_signal_make();
    for (int i = 0; i < threads; i++) {
        main_queue_flight_enter(flight);
        pthread_create(running + i, NULL, leave, flight);
    }
    pthread_create(running + threads, NULL, send, signal);
    main_queue_flight_wait(flight, 5);
    main_queue_signal_wait(signal);
    for (int i = 0; i <= threads; i++) pthread_join(running[i], NULL);
    main_queue_flight_free(flight);
}

int main(int count, char **arguments) {
    const long rounds = count > 1 ? atol(arguments[1]) : 2000;
    if (count > 2) state ^= strtoull(arguments[2], NULL, 10) * 0x9E3779B97F4A7C15u;
    if (state == 0) state = 1;
#if defined(__x86_64__)
    if (!pk_has_avx2()) {
        puts("helpers: no AVX2 on this processor; kernels are left out");
        return 0;
    }
#endif
    for (long i = 0; i < rounds; i++) {
        blending();
        resample(pk_resample, 64);
        project();
        columns(pk_columns);
#if defined(__x86_64__)
        if (pk_has_avx512()) {
            resample(pk512_resample, 128);
            columns(pk512_columns);
        }
#endif
        if (i % 16 == 0) waiting();
    }
    printf("%ld rounds of the kernels and the helpers\n", rounds);
    return 0;
}
