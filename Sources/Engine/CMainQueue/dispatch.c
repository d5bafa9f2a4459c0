#include "system.h"

#include <string.h>

#define QOS_DEFAULT 0x15

_Atomic(const main_queue_listener *) main_queue_current_listener;

static _Thread_local void *context;
static char mainKey;

void *main_queue_context(void) { return context; }
void main_queue_set_context(void *value) { context = value; }

static _Thread_local bool isPassing;
bool main_queue_is_passing(void) { return isPassing; }
void main_queue_set_passing(bool value) { isPassing = value; }

bool main_queue_is_main(void *queue) { return queue == &_dispatch_main_q; }
bool main_queue_is_current(void) { return dispatch_get_specific(&mainKey) != NULL; }

void main_queue_set_listener(const main_queue_listener *value) {
    static atomic_bool isMarked;
    if (!atomic_exchange(&isMarked, true)) dispatch_queue_set_specific(&_dispatch_main_q, &mainKey, &mainKey, NULL);
    atomic_store_explicit(&main_queue_current_listener, value, memory_order_release);
}

void *main_queue_transfer(void) {
    static _Atomic(void *) queue;
    void *found = atomic_load_explicit(&queue, memory_order_acquire);
    if (found) return found;
    void *made = dispatch_queue_create("interlude.main-queue", NULL);
    if (atomic_compare_exchange_strong(&queue, &found, made)) return made;
    dispatch_release(made);
    return found;
}

// MARK: Work that passes here

INTERPOSED void dispatch_async(void *queue, void *block) {
    const main_queue_listener *heard = listener();
    if (heard && heard->async(main_queue_plain, queue, NULL, block)) return;
    real_dispatch_async()(queue, block);
}

INTERPOSED void dispatch_barrier_async(void *queue, void *block) {
    const main_queue_listener *heard = listener();
    if (heard && heard->async(main_queue_barrier, queue, NULL, block)) return;
    real_dispatch_barrier_async()(queue, block);
}

INTERPOSED void dispatch_group_async(void *group, void *queue, void *block) {
    const main_queue_listener *heard = listener();
    if (heard && heard->async(main_queue_grouped, queue, group, block)) return;
    real_dispatch_group_async()(group, queue, block);
}

INTERPOSED void dispatch_after(uint64_t when, void *queue, void *block) {
    const main_queue_listener *heard = listener();
    if (heard && heard->after(when, queue, block)) return;
    real_dispatch_after()(when, queue, block);
}

INTERPOSED void dispatch_sync(void *queue, void *block) {
    const main_queue_listener *heard = listener();
    if (heard && main_queue_is_main(queue) && heard->sync(block)) return;
    if (heard) heard->willWait();
    real_dispatch_sync()(queue, block);
}

INTERPOSED intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
    const main_queue_listener *heard = listener();
    if (heard) heard->willWait();
    return real_dispatch_semaphore_wait()(semaphore, timeout);
}

INTERPOSED intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
    const main_queue_listener *heard = listener();
    if (heard) heard->willWait();
    return real_dispatch_group_wait()(group, timeout);
}

INTERPOSED intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
    const main_queue_listener *heard = listener();
    if (heard) heard->willWait();
    return real_dispatch_block_wait()(block, timeout);
}

INTERPOSED void dispatch_group_notify(void *group, void *queue, void *block) {
    if (main_queue_is_main(queue)) {
        const main_queue_listener *heard = listener();
        if (heard && heard->notify(group, NULL, block)) return;
    }
    real_dispatch_group_notify()(group, queue, block);
}

INTERPOSED void dispatch_block_notify(void *after, void *queue, void *block) {
    if (main_queue_is_main(queue)) {
        const main_queue_listener *heard = listener();
        if (heard && heard->notify(NULL, after, block)) return;
    }
    real_dispatch_block_notify()(after, queue, block);
}

bool main_queue_is_sanitized(void) {
#if __has_feature(thread_sanitizer)
    return true;
#else
    return false;
#endif
}

bool main_queue_is_interposed(void) {
    if (main_queue_is_sanitized()) return false;
    void *ours = (void *)dispatch_async;
    // Libraries find the definition that the program exports, and behind it there has to be another.
    return dlsym(RTLD_DEFAULT, "dispatch_async") == ours && (void *)real_dispatch_async() != ours;
}

// MARK: The usual way

/// The class of service of a queue that has as many threads as there are processors: libdispatch's global ones, and those that
/// Swift's runtime makes for tasks. 0 for other queues.
static intptr_t sharedClass(void *queue) {
    if (strcmp(dispatch_queue_get_label(queue), "Swift global concurrent queue") == 0) {
        intptr_t found = dispatch_queue_get_qos_class(queue, NULL);
        return found ? found : QOS_DEFAULT;
    }
    static const intptr_t classes[] = {QOS_DEFAULT, 0x21, 0x19, 0x11, 0x09, 0x05};
    for (size_t i = 0; i < sizeof(classes) / sizeof(classes[0]); i++)
        if (dispatch_get_global_queue(classes[i], 0) == queue) return classes[i];
    return 0;
}

/// For a queue whose threads are shared with everybody the one that makes a thread for each piece of work: while others kept the
/// threads busy the stage's time would wait for them.
static void *withThreads(void *queue) {
    const uintptr_t overcommit = 2;
    intptr_t found = sharedClass(queue);
    void *roomy = found ? dispatch_get_global_queue(found, overcommit) : NULL;
    return roomy ? roomy : queue;
}

void main_queue_pass(void *queue, void *value, main_queue_function run) {
    real_dispatch_async_f()(queue ? withThreads(queue) : &_dispatch_main_q, value, run);
}

void main_queue_pass_after(int64_t delay, void *queue, void *value, main_queue_function run) {
    real_dispatch_after_f()(real_dispatch_time()(0, delay), queue, value, run);
}

void main_queue_pass_barrier(void *queue, void *value, main_queue_function run) {
    real_dispatch_barrier_async_f()(queue, value, run);
}

void main_queue_pass_block(void *queue, void *block) { real_dispatch_async()(queue, block); }

void main_queue_pass_transfer(void *value, main_queue_function run) {
    real_dispatch_async_f()(main_queue_transfer(), value, run);
}

static void nothing(void *unused) { (void)unused; }

void main_queue_flush_transfer(void) { real_dispatch_sync_f()(main_queue_transfer(), NULL, nothing); }

extern void *_NSConcreteStackBlock[];

/// What the copy of a block is made from.
struct descriptor {
    unsigned long reserved, size;
};

/// A block made by hand: it calls a function.
struct notice {
    struct block block;
    const struct descriptor *descriptor;
    void *value;
    main_queue_function run;
};

static void callNotice(void *block) {
    struct notice *notice = block;
    notice->run(notice->value);
}

void main_queue_pass_notice(void *group, void *after, void *value, main_queue_function run) {
    if (group) return real_dispatch_group_notify_f()(group, main_queue_transfer(), value, run);
    static const struct descriptor descriptor = {0, sizeof(struct notice)};
    struct notice notice = {{_NSConcreteStackBlock, 0, 0, callNotice}, &descriptor, value, run};
    real_dispatch_block_notify()(after, main_queue_transfer(), &notice);
}

// MARK: Blocks and queues

void *main_queue_block_copy(void *block) { return _Block_copy(block); }
void main_queue_block_run(void *block) { ((struct block *)block)->invoke(block); }
void main_queue_block_release(void *block) { _Block_release(block); }


bool main_queue_block_is_item(void *block) {
    // A pointer that libdispatch exports for debuggers.
    static _Atomic(void *) place;
    void **pointer = find(&place, NULL, "_dispatch_block_special_invoke");
    return pointer && *pointer == (void *)((struct block *)block)->invoke;
}

void main_queue_retain(void *object) { dispatch_retain(object); }
void main_queue_release(void *object) { dispatch_release(object); }
void main_queue_group_enter(void *group) { real_dispatch_group_enter()(group); }
void main_queue_group_leave(void *group) { real_dispatch_group_leave()(group); }
