// The system's functions behind those that are defined here again.
#ifndef INTERLUDE_SYSTEM_H
#define INTERLUDE_SYSTEM_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CMainQueue.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdatomic.h>

#define SWIFT_CALL __attribute__((swiftcall))
/// Other definitions of the same name, those of statically linked libraries, win over ours.
#define INTERPOSED __attribute__((weak))

/// Who hears of work; null is nobody.
extern _Atomic(const main_queue_listener *) main_queue_current_listener;

static inline const main_queue_listener *listener(void) {
    const main_queue_listener *heard = atomic_load_explicit(&main_queue_current_listener, memory_order_acquire);
    return heard && main_queue_is_passing() ? NULL : heard;
}

/// The system's function of a name. A sanitizer's own definition comes before the system's.
static inline void *find(_Atomic(void *) *place, void *sanitized, const char *name) {
    void *found = atomic_load_explicit(place, memory_order_relaxed);
    if (found) return found;
    found = sanitized ? sanitized : dlsym(RTLD_NEXT, name);
    if (!found) found = dlsym(RTLD_DEFAULT, name);
    atomic_store_explicit(place, found, memory_order_relaxed);
    return found;
}

/// Defines `real_NAME`, which finds the system's NAME.
#define SYSTEM(result, name, ...)                                              \
    extern result __interceptor_##name(__VA_ARGS__) __attribute__((weak));     \
    typedef result (*name##_type)(__VA_ARGS__);                                \
    static inline name##_type real_##name(void) {                              \
        static _Atomic(void *) place;                                          \
        return (name##_type)find(&place, (void *)__interceptor_##name, #name); \
    }

SYSTEM(void, dispatch_async, void *, void *)
SYSTEM(void, dispatch_async_f, void *, void *, main_queue_function)
SYSTEM(void, dispatch_barrier_async, void *, void *)
SYSTEM(void, dispatch_barrier_async_f, void *, void *, main_queue_function)
SYSTEM(void, dispatch_group_async, void *, void *, void *)
SYSTEM(void, dispatch_after, uint64_t, void *, void *)
SYSTEM(void, dispatch_after_f, uint64_t, void *, void *, main_queue_function)
SYSTEM(void, dispatch_sync, void *, void *)
SYSTEM(void, dispatch_sync_f, void *, void *, main_queue_function)
SYSTEM(intptr_t, dispatch_semaphore_wait, void *, uint64_t)
SYSTEM(intptr_t, dispatch_group_wait, void *, uint64_t)
SYSTEM(intptr_t, dispatch_block_wait, void *, uint64_t)
SYSTEM(void, dispatch_group_notify, void *, void *, void *)
SYSTEM(void, dispatch_group_notify_f, void *, void *, void *, main_queue_function)
SYSTEM(void, dispatch_block_notify, void *, void *, void *)
SYSTEM(void, dispatch_group_enter, void *)
SYSTEM(void, dispatch_group_leave, void *)
SYSTEM(uint64_t, dispatch_time, uint64_t, int64_t)
SYSTEM(uint64_t, dispatch_walltime, const void *, int64_t)
SYSTEM(void *, dispatch_source_create, const void *, uintptr_t, uintptr_t, void *)
SYSTEM(void, dispatch_source_set_timer, void *, uint64_t, uint64_t, uint64_t)
SYSTEM(void, dispatch_source_set_event_handler, void *, void *)
SYSTEM(void, dispatch_source_set_cancel_handler, void *, void *)
SYSTEM(void, dispatch_source_merge_data, void *, uintptr_t)
SYSTEM(intptr_t, dispatch_source_testcancel, void *)
SYSTEM(void, CFRunLoopAddTimer, void *, void *, const void *)
SYSTEM(void, CFRunLoopRemoveTimer, void *, void *, const void *)
SYSTEM(void, CFRunLoopPerformBlock, void *, const void *, void *)
SYSTEM(void, CFRunLoopTimerSetNextFireDate, void *, double)

// Those that nobody defines again.
extern char _dispatch_main_q;
extern char _dispatch_source_type_timer;
extern char _dispatch_source_type_data_add;
extern void *dispatch_get_global_queue(intptr_t, uintptr_t);
extern const char *dispatch_queue_get_label(void *);
extern unsigned dispatch_queue_get_qos_class(void *, int *);
extern void *dispatch_queue_create(const char *, void *);
extern void dispatch_queue_set_specific(void *, const void *, void *, void *);
extern void *dispatch_get_specific(const void *);
extern void dispatch_retain(void *);
extern void dispatch_release(void *);
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);

/// Whether an address lies in the library of Swift's tasks and clocks.
bool main_queue_is_runtime(const void *address);

/// The queue on which notices and sources for the main queue arrive.
void *main_queue_transfer(void);

/// What every block begins with, as the language's specification has it.
struct block {
    void *isa;
    int flags;
    int reserved;
    void (*invoke)(void *);
};

#endif
