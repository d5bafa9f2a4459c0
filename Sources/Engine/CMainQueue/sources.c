// Timers of libdispatch. One that the listener takes is made as a source that is fired by hand: activation, suspension and
// cancellation are the system's own. What stands for it at the listener's is its context, and goes when it goes.
#include "system.h"

extern void dispatch_set_context(void *, void *);
extern void dispatch_set_finalizer_f(void *, main_queue_function);
extern void dispatch_source_set_event_handler_f(void *, main_queue_function);
extern void dispatch_source_set_cancel_handler_f(void *, main_queue_function);

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

/// The timers that were taken.
struct taken {
    struct taken *next;
    void *timer, *source;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct taken *first;
/// The one listener there is: what it took it has to go on with, also when it hears of nothing new.
static _Atomic(const main_queue_listener *) taker;

/// What stands for a timer at the listener's; null for sources that it has not taken.
static void *standIn(void *timer) {
    if (!atomic_load_explicit(&taker, memory_order_acquire)) return NULL;
    void *source = NULL;
    pthread_mutex_lock(&mutex);
    for (struct taken *each = first; each && !source; each = each->next)
        if (each->timer == timer) source = each->source;
    pthread_mutex_unlock(&mutex);
    return source;
}

static void keep(void *timer, void *source) {
    struct taken *new = malloc(sizeof(struct taken));
    pthread_mutex_lock(&mutex);
    *new = (struct taken){first, timer, source};
    first = new;
    pthread_mutex_unlock(&mutex);
}

static void fire(void *source) { atomic_load(&taker)->callHandler(source, false); }
static void end(void *source) { atomic_load(&taker)->callHandler(source, true); }

static void forget(void *source) {
    pthread_mutex_lock(&mutex);
    for (struct taken **each = &first; *each; each = &(*each)->next) {
        if ((*each)->source != source) continue;
        struct taken *gone = *each;
        *each = gone->next;
        free(gone);
        break;
    }
    pthread_mutex_unlock(&mutex);
    atomic_load(&taker)->freeSource(source);
}

/// Whether an address is Foundation's: its run loops time their own sleep with such timers, which have to be real.
static bool isFoundation(const void *address) {
    Dl_info asked, known;
    void *function = dlsym(RTLD_DEFAULT, "CFRunLoopGetCurrent");
    return function && dladdr(function, &known) && dladdr(address, &asked) && asked.dli_fbase == known.dli_fbase;
}

/// Whether the system itself asks, and not the app.
static bool isSystem(const void *caller) { return main_queue_is_runtime(caller) || isFoundation(caller); }

INTERPOSED void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    const main_queue_listener *heard = type == &_dispatch_source_type_timer && queue ? listener() : NULL;
    void *source = heard && !isSystem(__builtin_return_address(0)) ? heard->makeSource(queue) : NULL;
    if (!source) return real_dispatch_source_create()(type, handle, mask, queue);
    atomic_store_explicit(&taker, heard, memory_order_release);
    void *timer = real_dispatch_source_create()(&_dispatch_source_type_data_add, 0, 0, main_queue_transfer());
    keep(timer, source);
    dispatch_set_context(timer, source);
    dispatch_set_finalizer_f(timer, forget);
    dispatch_source_set_event_handler_f(timer, fire);
    dispatch_source_set_cancel_handler_f(timer, end);
    return timer;
}

INTERPOSED void dispatch_source_set_timer(void *timer, uint64_t start, uint64_t interval, uint64_t leeway) {
    void *source = standIn(timer);
    if (source) return atomic_load(&taker)->setSource(source, timer, start, interval);
    real_dispatch_source_set_timer()(timer, start, interval, leeway);
}

INTERPOSED void dispatch_source_set_event_handler(void *timer, void *block) {
    void *source = standIn(timer);
    if (source) return atomic_load(&taker)->setHandler(source, block, false);
    real_dispatch_source_set_event_handler()(timer, block);
}

INTERPOSED void dispatch_source_set_cancel_handler(void *timer, void *block) {
    void *source = standIn(timer);
    if (source) return atomic_load(&taker)->setHandler(source, block, true);
    real_dispatch_source_set_cancel_handler()(timer, block);
}

void main_queue_source_fire(void *timer) { real_dispatch_source_merge_data()(timer, 1); }
bool main_queue_source_is_cancelled(void *timer) { return real_dispatch_source_testcancel()(timer) != 0; }
