// Runs every kernel of CPixelKernels on the same made-up pixels and prints a number for each: two processors agree, or a kernel is
// wrong. `script/check-neon` builds it twice.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CPixelKernels.h"
#include "pixels.h"
#include "random.h"

enum { longest = 1200, stride = 64, height = 64 };

/// Premultiplied pixels: nothing, opaque and in between, in runs.
static void fill(uint32_t *p, int n, int opaque) {
    uint32_t run = 0;
    for (int i = 0; i < n; i++) {
        if (i % 8 == 0) run = next() % 4;
        uint32_t a = opaque || run == 1 ? 255 : run == 0 ? 0 : next() & 255;
        p[i] = a << 24 | next() % (a + 1) << 16 | next() % (a + 1) << 8 | next() % (a + 1);
    }
}

static uint64_t hash = 0xCBF29CE484222325u;

static void note(const uint32_t *p, int n) {
    for (int i = 0; i < n + 4; i++) hash = (hash ^ p[i]) * 0x100000001B3u;
}

static uint32_t d[longest + 64], kept[longest + 64], s[stride * height + longest * 4], b[longest + 64];
static uint8_t coverage[longest + 64];
static int32_t index_[longest + 64];
static uint32_t share[longest + 64];

static void begin(void) { memcpy(d, kept, sizeof d); }

static void report(const char *name) {
    printf("%-14s %016llx\n", name, (unsigned long long)hash);
    hash = 0xCBF29CE484222325u;
}

int main(void) {
    static const uint32_t shares[] = {0, 1, 2, 127, 128, 129, 254, 255};
    static const uint32_t colors[] = {0, 0x19000000, 0x80402010, 0xFF123456};
    int lengths[24];
    for (int i = 0; i < 20; i++) lengths[i] = i;
    lengths[20] = 31, lengths[21] = 256, lengths[22] = 1179, lengths[23] = 1180;
    fill(kept, longest + 64, 0), fill(s, stride * height + longest * 4, 0), fill(b, longest + 64, 1);
    for (int i = 0; i < longest; i++) coverage[i] = i / 8 % 3 == 0 ? 0 : i / 8 % 3 == 1 ? 255 : (uint8_t)next();
#define EACH(name, ...)                          \
    for (int l = 0; l < 24; l++) {               \
        const int n = lengths[l];                \
        __VA_ARGS__                              \
    }                                            \
    report(name);
#define EACH_SHARE(name, ...)                    \
    EACH(name, for (int k = 0; k < 8; k++) { begin(); __VA_ARGS__; note(d, n); })
#define EACH_COLOR(name, ...)                    \
    EACH(name, for (int k = 0; k < 4; k++) { begin(); __VA_ARGS__; note(d, n); })
    EACH_COLOR("blend", pk_blend(d, s, colors[k], 0, n))
    EACH_COLOR("blend_covered", pk_blend_covered(d, colors[k], coverage, n))
    EACH_SHARE("mix", pk_mix(d, s, b, shares[k], 0, 0, n))
    EACH("over", begin(); pk_over(d, s, 0, n); note(d, n);)
    EACH_SHARE("over_thinned", pk_over_thinned(d, s, shares[k], n))
    EACH_SHARE("over_covered", pk_over_covered(d, s, coverage, shares[k], n))
    EACH_SHARE("interpolate", pk_interpolate(d, s, b, shares[k] + (k == 7), 0, n))
    static const int steps[] = {64, 200, 256, 300, 511, 512, 513, 768};
    EACH_SHARE("resample",
        for (int i = 0; i < n; i++) {
            index_[i] = (i * steps[k] + 77) >> 8;
            share[i] = (uint32_t)((i * steps[k] + 77 + (k == 3)) & 255) * 0x10001u;
        }
        pk_resample(d, s, index_, share, 0, n))
    EACH("project", begin(); float length = n > 1 ? (float)n : 1;
         pk_projected_run run = {2.25f, 3.6f, 1.1f, 40 / length, 30 / length, 0.2f / length, 0};
         pk_project(d, s, stride, height, run, n); note(d, n);)
    static const int downs[] = {90, 256, 400, 700, -256, 512, 33, 255};
    static _Alignas(64) uint32_t scratch[PK_COLUMN_SCRATCH * (height + 64)];
    static int32_t start[16], step[16];
    for (int k = 0; k < 8; k++) {
        for (int i = 0; i < 16; i++) {
            int across = (k == 4 ? 40 * 256 - i * 300 : i * (downs[k] & 1023)) + 77;
            index_[i] = across >> 8, share[i] = (uint32_t)(across & 255) * 0x10001u;
            start[i] = (20 * 256 - i * downs[k] / 8) * (1 << (PK_COLUMN_BITS - 8)), step[i] = (downs[k] - i) * (1 << (PK_COLUMN_BITS - 8));
        }
        pk_column_strip strip = {
            .pixels = s, .stride = stride, .height = height, .first = 9, .count = height, .index = index_, .share = share,
            .start = start, .step = step, .low = 128 << (PK_COLUMN_BITS - 8), .high = (height - 3) << PK_COLUMN_BITS};
        begin();
        pk_columns(d, 32, 32, &strip, 1, scratch);
        note(d, 32 * 32);
    }
    report("columns");
    return 0;
}
