// Pieces of tasks on their way to queues: what Swift's runtime does with libdispatch.
#include "system.h"

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

bool main_queue_is_runtime(const void *address) {
    static _Atomic(void *) base;
    void *known = atomic_load_explicit(&base, memory_order_relaxed);
    Dl_info info;
    if (!known) {
        if (!dladdr(dlsym(RTLD_DEFAULT, "swift_task_getCurrent"), &info)) return false;
        known = info.dli_fbase;
        atomic_store_explicit(&base, known, memory_order_relaxed);
    }
    return dladdr(address, &info) && info.dli_fbase == known;
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
