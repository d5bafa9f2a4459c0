#include "CPixelKernels.h"
#include "pixels.h"

// CRC-32 and Adler-32 as in zlib (RFC 1950, RFC 1952), both in one pass over memory. zlib of Debian 12 takes 22 ms for a phone's
// screen at scale 3, which is more than drawing it.

#if defined(__x86_64__)

#define CLMUL __attribute__((target("avx2,pclmul")))

bool pk_has_checksums(void) {
#ifdef __OPTIMIZE__
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("pclmul");
#else
    // In a debug build of another package each vector is written to memory: there zlib is five times as fast.
    return false;
#endif
}

// The remainders of powers of x by the polynomial 0x04C11DB7 with the bits reversed, from "Fast CRC Computation for Generic
// Polynomials Using PCLMULQDQ Instruction" (Intel, 2009): the factors that move a remainder on by four vectors, or by one.
#define FOUR_APART _mm_set_epi64x(0x01C6E41596, 0x0154442BD4)
#define ONE_APART _mm_set_epi64x(0x00CCAA009E, 0x01751997D0)
#define TO_64_BITS 0x0163CD6124
#define POLYNOMIAL_AND_INVERSE _mm_set_epi64x(0x01F7011641, 0x01DB710641)

/// Moves a remainder on to the position of the vector `next`, and adds that. `by` has a factor for each half.
INLINE CLMUL __m128i folded(__m128i x, __m128i by, __m128i next) {
    __m128i low = _mm_clmulepi64_si128(x, by, 0x00), high = _mm_clmulepi64_si128(x, by, 0x11);
    return _mm_xor_si128(_mm_xor_si128(low, high), next);
}

/// Reduces 128 bits to the 32 of the CRC, in the end with Barrett's reduction.
INLINE CLMUL uint32_t reduced(__m128i x) {
    const __m128i words = _mm_setr_epi32(~0, 0, ~0, 0);
    x = _mm_xor_si128(_mm_srli_si128(x, 8), _mm_clmulepi64_si128(x, ONE_APART, 0x10));
    __m128i low = _mm_and_si128(x, words);
    x = _mm_xor_si128(_mm_srli_si128(x, 4), _mm_clmulepi64_si128(low, _mm_set_epi64x(0, TO_64_BITS), 0x00));
    __m128i t = _mm_clmulepi64_si128(_mm_and_si128(x, words), POLYNOMIAL_AND_INVERSE, 0x10);
    t = _mm_clmulepi64_si128(_mm_and_si128(t, words), POLYNOMIAL_AND_INVERSE, 0x00);
    return (uint32_t)_mm_extract_epi32(_mm_xor_si128(x, t), 1);
}

/// Byte by byte, from tables for four bits: for the few bytes behind the last vector.
INLINE uint32_t crc_of_few(uint32_t crc, const uint8_t *p, intptr_t n) {
    static const uint32_t table[16] = {
        0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
        0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C, 0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C,
    };
    for (intptr_t i = 0; i < n; i++) {
        crc ^= p[i];
        crc = table[crc & 15] ^ crc >> 4;
        crc = table[crc & 15] ^ crc >> 4;
    }
    return crc;
}

/// The CRC with its bits inverted, and Adler's two sums.
typedef struct {
    uint32_t crc, first, second;
} Checksums;

/// Adler's two sums of vectors of 32 bytes. The first sum is `bytes`, the second one 32 × `before` + `weighted`.
typedef struct {
    /// The sum of the bytes; the sum of its values before each vector; the sum of each byte × (32 − its index in the vector).
    __m256i bytes, before, weighted;
} AdlerSums;

INLINE CLMUL void add(AdlerSums *sums, __m256i v) {
    const __m256i weights = _mm256_setr_epi8(
        32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
        2, 1);
    sums->before = _mm256_add_epi32(sums->before, sums->bytes);
    sums->bytes = _mm256_add_epi32(sums->bytes, _mm256_sad_epu8(v, _mm256_setzero_si256()));
    __m256i pairs = _mm256_maddubs_epi16(v, weights);
    sums->weighted = _mm256_add_epi32(sums->weighted, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
}

INLINE CLMUL uint64_t sum_of_words(__m256i v) {
    uint32_t words[8];
    uint64_t sum = 0;
    _mm256_storeu_si256((__m256i *)words, v);
    for (int i = 0; i < 8; i++) sum += words[i];
    return sum;
}

/// The largest prime below 65536, by which both sums are divided.
#define ADLER_PRIME 65521
/// With blocks of this size the sums are below 2³². zlib's limit is 5552.
#define ADLER_BLOCK 4096

/// Adds at most `ADLER_BLOCK` bytes, a multiple of 64.
INLINE CLMUL void checksums_of_block(Checksums *sums, const uint8_t *p, intptr_t n) {
    AdlerSums adler = { _mm256_setzero_si256(), _mm256_setzero_si256(), _mm256_setzero_si256() };
    const __m128i *q = (const __m128i *)p, *end = (const __m128i *)(p + n);
    __m128i a = _mm_xor_si128(_mm_loadu_si128(q), _mm_cvtsi32_si128((int)sums->crc));
    __m128i b = _mm_loadu_si128(q + 1), c = _mm_loadu_si128(q + 2), d = _mm_loadu_si128(q + 3);
    for (;;) {
        add(&adler, _mm256_loadu_si256((const __m256i *)q));
        add(&adler, _mm256_loadu_si256((const __m256i *)(q + 2)));
        q += 4;
        if (q == end) break;
        a = folded(a, FOUR_APART, _mm_loadu_si128(q));
        b = folded(b, FOUR_APART, _mm_loadu_si128(q + 1));
        c = folded(c, FOUR_APART, _mm_loadu_si128(q + 2));
        d = folded(d, FOUR_APART, _mm_loadu_si128(q + 3));
    }
    sums->crc = reduced(folded(folded(folded(a, ONE_APART, b), ONE_APART, c), ONE_APART, d));
    uint64_t second = sums->second + (uint64_t)n * sums->first + 32 * sum_of_words(adler.before);
    sums->second = (uint32_t)((second + sum_of_words(adler.weighted)) % ADLER_PRIME);
    sums->first = (uint32_t)((sums->first + sum_of_words(adler.bytes)) % ADLER_PRIME);
}

INLINE CLMUL void add_to_checksums(Checksums *sums, const uint8_t *p, intptr_t n) {
    while (n >= 64) {
        const intptr_t block = n < ADLER_BLOCK ? n & ~(intptr_t)63 : ADLER_BLOCK;
        checksums_of_block(sums, p, block);
        p += block;
        n -= block;
    }
    sums->crc = crc_of_few(sums->crc, p, n);
    for (intptr_t i = 0; i < n; i++) {
        sums->first += p[i];
        sums->second += sums->first;
    }
    sums->first %= ADLER_PRIME;
    sums->second %= ADLER_PRIME;
}

CLMUL void pk_checksums(uint32_t *crc, uint32_t *adler, const void *rows, intptr_t bytes, intptr_t step, intptr_t n) {
    Checksums sums = { ~*crc, *adler & 0xFFFF, *adler >> 16 };
    for (intptr_t i = 0; i < n; i++) add_to_checksums(&sums, (const uint8_t *)rows + i * step, bytes);
    *crc = ~sums.crc;
    *adler = sums.second << 16 | sums.first;
}

#endif
