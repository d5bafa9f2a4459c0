// The work that every peer does, the clock, and the report.
//
// Six transitions between two opaque pages of 1179 × 2556 premultiplied BGRA pixels, 30 frames each, progress along
// p = smoothstep((i + 0.5) / 30). The frame is complete in main memory when its time is taken.
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { page_width = 1179, page_height = 2556, frame_count = 30 };
static const size_t page_bytes = (size_t)page_width * page_height * 4;
/// Pixels a point.
static const double point = 3;

// MARK: The transitions

typedef enum { slide = 1, dissolve, zoom, circle, flip, slide_up } Transition;

static const char *const transition_names[] = {"", "slide", "dissolve", "zoom", "circle", "flip", "slideUp"};

static inline Transition transition_named(const char *name) {
    for (int i = slide; i <= slide_up; i++)
        if (strcmp(name, transition_names[i]) == 0) return (Transition)i;
    fprintf(stderr, "There is no transition “%s”: slide, dissolve, zoom, circle, flip, slideUp\n", name);
    exit(64);
}

static inline double progress(int frame) {
    double t = (frame + 0.5) / frame_count;
    return t * t * (3 - 2 * t);
}

/// A damped spring from 0 to 1 within half a second: damping ratio 0.8, 14 radians a second.
static inline double spring(int frame) {
    double t = (frame + 0.5) / 60, ratio = 0.8, omega = 14, damped = omega * sqrt(1 - ratio * ratio);
    return 1 - exp(-ratio * omega * t) * (cos(damped * t) + ratio * omega / damped * sin(damped * t));
}

/// A page slides in from the right, the one below moves a third as far and is dimmed.
typedef struct {
    int from_x, to_x;
    double dimming;
} Slide;

static inline Slide slide_at(int frame) {
    double p = progress(frame);
    return (Slide){(int)lround(-0.3 * page_width * p), (int)lround(page_width * (1 - p)), 0.1 * p};
}

/// A page grows from a small rounded rectangle. In pixels.
typedef struct {
    double x, y, width, height, radius;
} Zoom;

static inline Zoom zoom_at(int frame) {
    double p = progress(frame), q = 1 - p;
    return (Zoom){
        16 * q * point, 200 * q * point, (118 * q + 393 * p) * point, (256 * q + 852 * p) * point, 12 * q * point};
}

/// A page appears within a growing circle. In pixels.
typedef struct {
    double x, y, radius;
} Circle;

static inline Circle circle_at(int frame) {
    double x = 196.5 * point, y = 300 * point;
    double farthest = sqrt(x * x + (page_height - y) * (page_height - y));
    return (Circle){x, y, 28 * point + (farthest - 28 * point) * progress(frame)};
}

/// The page turns about its vertical axis, seen from 1500 pixels, and shows the other one on its back.
typedef struct {
    int shows_to;
    double cosine, sine, distance;
} Flip;

static inline Flip flip_at(int frame) {
    double p = progress(frame), angle = p * M_PI;
    int shows_to = p >= 0.5;
    if (shows_to) angle -= M_PI;
    return (Flip){shows_to, cos(angle), sin(angle), 1500};
}

/// A page springs up from below: where its top is.
static inline int slide_up_at(int frame) { return (int)lround(page_height * (1 - spring(frame))); }

// MARK: The pages

/// Reads a page, `from` or `to`, that `pages` has drawn into the folder that the environment names.
static inline uint32_t *load_page(const char *name) {
    const char *folder = getenv("BENCH_PAGES");
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.bgra", folder ? folder : ".", name);
    int file = open(path, O_RDONLY);
    if (file < 0) {
        perror(path);
        exit(66);
    }
    void *memory = NULL;
    if (posix_memalign(&memory, 4096, page_bytes + 8192)) exit(71);
    for (size_t done = 0; done < page_bytes;) {
        ssize_t count = read(file, (char *)memory + done, page_bytes - done);
        if (count <= 0) exit(74);
        done += (size_t)count;
    }
    memset((char *)memory + page_bytes, 0, 8192);
    close(file);
    return (uint32_t *)memory;
}

// MARK: The clock

static inline double seconds(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/// The most memory that was ever resident, in megabytes.
static inline double peak_megabytes(void) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    double kilobytes = 0;
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "VmHWM: %lf", &kilobytes) == 1) break;
    if (file) fclose(file);
    return kilobytes / 1024;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

/// Milliseconds between frames while nothing happens, from the environment: 0 is back to back.
static inline double idle_milliseconds(void) {
    const char *text = getenv("BENCH_IDLE_MS");
    return text ? atof(text) : 0;
}

typedef void (*FrameFunction)(int frame, void *context);

/// Draws the transition some times over and prints one line: a JSON object with the median frame's milliseconds, the
/// processor's seconds a frame on all cores, the peak memory, and the time from the start of the process to its first frame.
static inline void measure(const char *peer, const char *transition, FrameFunction draw, void *context) {
    const char *started = getenv("BENCH_START");
    const double idle = idle_milliseconds();
    double first = 0, warm_up = seconds(CLOCK_MONOTONIC);
    for (int i = 0; i < frame_count; i++) {
        draw(i, context);
        if (i == 0 && started) first = (seconds(CLOCK_REALTIME) - atof(started)) * 1000;
    }
    warm_up = seconds(CLOCK_MONOTONIC) - warm_up;
    // About half a second, so that a round of all peers sees the machine in one mood.
    const int rounds = idle > 0 || warm_up > 0.25 ? 2 : warm_up < 0.05 ? 12 : (int)(0.6 / warm_up);
    double times[12 * frame_count];
    double cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < frame_count; i++) {
            if (idle > 0) usleep((useconds_t)(idle * 1000));
            double start = seconds(CLOCK_MONOTONIC);
            draw(i, context);
            times[round * frame_count + i] = (seconds(CLOCK_MONOTONIC) - start) * 1000;
        }
    int count = rounds * frame_count;
    cpu = (seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu) / count;
    qsort(times, (size_t)count, sizeof(double), by_size);
    printf(
        "{\"peer\":\"%s\",\"transition\":\"%s\",\"ms\":%.4f,\"cpu_ms\":%.4f,\"peak_mb\":%.1f,\"first_ms\":%.1f}\n", peer,
        transition, times[count / 2], cpu * 1000, peak_megabytes(), first);
    fflush(stdout);
}
