#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "Equality.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Other definitions of the same name, those of a statically linked Foundation, win over these.
#define INTERPOSED __attribute__((weak))

typedef unsigned char (*equal_function)(const void *, const void *);
typedef uintptr_t (*hash_function)(const void *);

/// How Core Foundation asks objects of Swift's. Only these three are needed; the order is that of its own source.
struct swift_objects {
    uintptr_t (*type)(const void *);
    hash_function hash;
    equal_function equal;
};
extern struct swift_objects __CFSwiftBridge __attribute__((weak));

/// Whether the word in which Core Foundation looks for an object's kind holds the number that no kind has.
static bool has_no_kind(const void *object) { return (((const uint32_t *)object)[4] >> 8 & 0x3ff) == 0; }

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

INTERPOSED unsigned char CFEqual(const void *one, const void *other) {
    static equal_function _Atomic real;
    if (one && other && one != other && &__CFSwiftBridge != NULL) {
        if (has_no_kind(one)) return __CFSwiftBridge.equal(one, other);
        if (has_no_kind(other)) return __CFSwiftBridge.equal(other, one);
    }
    equal_function found = real;
    if (!found) real = found = (equal_function)next("CFEqual");
    return found(one, other);
}

INTERPOSED uintptr_t CFHash(const void *object) {
    static hash_function _Atomic real;
    if (object && &__CFSwiftBridge != NULL && has_no_kind(object)) return __CFSwiftBridge.hash(object);
    hash_function found = real;
    if (!found) real = found = (hash_function)next("CFHash");
    return found(object);
}
