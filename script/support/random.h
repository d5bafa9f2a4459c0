// Random numbers of kernels.c and helpers.c: the same ones in each run (xorshift, Marsaglia 2003).
#include <stdint.h>

static uint64_t state = 88172645463325252u;

static uint32_t next(void) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (uint32_t)(state >> 32);
}
