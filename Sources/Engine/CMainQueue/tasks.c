// Pieces of tasks on their way to queues: what Swift's runtime does with libdispatch.
#include "system.h"

#include <link.h>

extern SWIFT_CALL void *swift_task_getCurrent(void);
extern SWIFT_CALL uint64_t swift_task_getJobTaskId(void *job);

typedef struct {
    void *task, *context;
} made_task;
typedef SWIFT_CALL made_task (*swift_task_create_type)(size_t, void *, const void *, void *, void *);

static _Thread_local bool isMaking;

bool main_queue_is_making_task(void) { return isMaking; }

uint64_t main_queue_current_task(void) {
    void *task = swift_task_getCurrent();
    return task ? swift_task_getJobTaskId(task) : 0;
}

uint64_t main_queue_task_of_job(void *job) { return swift_task_getJobTaskId(job); }

/// Where the code of a library lies.
struct range {
    uintptr_t inside, start, end;
};

static int findRange(struct dl_phdr_info *library, size_t size, void *value) {
    (void)size;
    struct range *range = value;
    for (int i = 0; i < library->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &library->dlpi_phdr[i];
        uintptr_t start = library->dlpi_addr + part->p_vaddr, end = start + part->p_memsz;
        if (part->p_type != PT_LOAD || range->inside < start || range->inside >= end) continue;
        range->start = start;
        range->end = end;
        return 1;
    }
    return 0;
}

bool main_queue_is_runtime(const void *address) {
    // Asked each time that somebody reads a clock.
    static _Atomic(uintptr_t) knownStart, knownEnd;
    uintptr_t end = atomic_load_explicit(&knownEnd, memory_order_acquire);
    if (!end) {
        struct range range = {(uintptr_t)dlsym(RTLD_DEFAULT, "swift_task_getCurrent"), 0, 0};
        if (!range.inside || !dl_iterate_phdr(findRange, &range)) return false;
        atomic_store_explicit(&knownStart, range.start, memory_order_relaxed);
        atomic_store_explicit(&knownEnd, end = range.end, memory_order_release);
    }
    uintptr_t asked = (uintptr_t)address;
    return asked < end && asked >= atomic_load_explicit(&knownStart, memory_order_relaxed);
}

/// Whether a function is one of the runtime's own: only those are given pieces of tasks.
static bool belongsToRuntime(const void *function) {
    static _Atomic(void *) last;
    if (atomic_load_explicit(&last, memory_order_relaxed) == function) return true;
    if (!main_queue_is_runtime(function)) return false;
    atomic_store_explicit(&last, (void *)function, memory_order_relaxed);
    return true;
}

INTERPOSED void dispatch_async_f(void *queue, void *value, main_queue_function run) {
    const main_queue_listener *heard = listener();
    if (heard && belongsToRuntime((const void *)run) && heard->job(queue, value, run)) return;
    real_dispatch_async_f()(queue, value, run);
}

INTERPOSED void dispatch_after_f(uint64_t when, void *queue, void *value, main_queue_function run) {
    const main_queue_listener *heard = listener();
    if (heard && belongsToRuntime((const void *)run) && heard->jobAfter(when, queue, value, run)) return;
    real_dispatch_after_f()(when, queue, value, run);
}

INTERPOSED SWIFT_CALL made_task swift_task_create(
    size_t flags, void *options, const void *type, void *entry, void *closure) {
    static _Atomic(void *) place;
    swift_task_create_type real = (swift_task_create_type)find(&place, NULL, "swift_task_create");
    const main_queue_listener *heard = listener();
    if (!heard) return real(flags, options, type, entry, closure);
    bool wasMaking = isMaking;
    isMaking = heard->willMakeTask();
    made_task made = real(flags, options, type, entry, closure);
    if (isMaking) heard->didMakeTask(swift_task_getJobTaskId(made.task));
    isMaking = wasMaking;
    return made;
}

typedef SWIFT_CALL void (*swift_asyncLet_begin_type)(void *, void *, const void *, void *, void *, void *);

INTERPOSED SWIFT_CALL void swift_asyncLet_begin(
    void *let, void *options, const void *type, void *entry, void *closure, void *result) {
    static _Atomic(void *) place;
    swift_asyncLet_begin_type real = (swift_asyncLet_begin_type)find(&place, NULL, "swift_asyncLet_begin");
    const main_queue_listener *heard = listener();
    bool wasMaking = isMaking;
    // What is put on a queue meanwhile is the child.
    if (heard) isMaking = heard->willMakeTask();
    real(let, options, type, entry, closure, result);
    isMaking = wasMaking;
}
