// What the memory allows: one frame copied, or two frames blended into a third, on one thread or two, always into the same
// frame, as the others draw. Nothing can be faster than `copy` at slides, or than `blend` at a dissolve.
//   limit THREADS copy|blend
#include "../Common/work.h"

#include <immintrin.h>
#include <pthread.h>
#include <stdatomic.h>

static uint8_t *from, *to, *target;
static int threads;
static void (*operation)(uint8_t *, const uint8_t *, const uint8_t *, size_t);

static void copy(uint8_t *d, const uint8_t *a, const uint8_t *b, size_t n) {
    (void)b;
    memcpy(d, a, n);
}

__attribute__((target("avx2"))) static void blend(uint8_t *d, const uint8_t *a, const uint8_t *b, size_t n) {
    for (size_t i = 0; i + 31 < n; i += 32) {
        __m256i x = _mm256_loadu_si256((const __m256i *)(a + i)), y = _mm256_loadu_si256((const __m256i *)(b + i));
        _mm256_storeu_si256((__m256i *)(d + i), _mm256_avg_epu8(x, y));
    }
}

static void work(int thread) {
    size_t share = (page_bytes / (size_t)threads + 63) & ~(size_t)63, start = (size_t)thread * share;
    size_t end = thread == threads - 1 ? page_bytes : start + share;
    operation(target + start, from + start, to + start, end - start);
}

// The second thread spins between frames: waking it up would take as long as the work does.
static atomic_int turn, done;

static void *helper(void *unused) {
    (void)unused;
    for (int seen = 0;;) {
        int waited = 0;
        while (atomic_load(&turn) == seen)
            if (++waited > 20000) usleep(200);
            else __builtin_ia32_pause();
        seen++;
        work(1);
        atomic_store(&done, 1);
    }
    return NULL;
}

static void draw(int i, void *unused) {
    (void)i;
    (void)unused;
    if (threads == 2) {
        atomic_store(&done, 0);
        atomic_fetch_add(&turn, 1);
    }
    work(0);
    while (threads == 2 && !atomic_load(&done)) __builtin_ia32_pause();
}

int main(int count, char **arguments) {
    if (count < 3) return 64;
    threads = atoi(arguments[1]);
    operation = strcmp(arguments[2], "blend") == 0 ? blend : copy;
    from = (uint8_t *)load_page("from");
    to = (uint8_t *)load_page("to");
    target = (uint8_t *)load_page("from");
    pthread_t thread;
    pthread_create(&thread, NULL, helper, NULL);
    measure("limit", arguments[2], draw, NULL);
    _exit(0);
}
