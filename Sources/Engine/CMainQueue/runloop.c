// Timers and blocks on their way to a run loop.
#include "system.h"

// Core Foundation is a part of libFoundation; it is looked up so that nothing has to be linked.

static void *lookup(_Atomic(void *) *place, const char *name) { return find(place, NULL, name); }

#define CALL(name, result, ...) \
    ({ static _Atomic(void *) place; (result (*)(__VA_ARGS__))lookup(&place, name); })

static _Thread_local bool isFiring;

static double now(void) { return CALL("CFAbsoluteTimeGetCurrent", double, void)(); }
static void *currentLoop(void) { return CALL("CFRunLoopGetCurrent", void *, void)(); }

/// Whether somebody really runs the present thread's loop: then it is its own master.
static bool isRunningLoop(void) {
    if (isFiring) return false;
    void *mode = CALL("CFRunLoopCopyCurrentMode", void *, void *)(currentLoop());
    if (mode) CALL("CFRelease", void, void *)(mode);
    return mode != NULL;
}

INTERPOSED void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
    const main_queue_listener *heard = listener();
    if (heard && main_queue_timer_is_valid(timer)) {
        double delay = CALL("CFRunLoopTimerGetNextFireDate", double, void *)(timer) - now();
        double interval = main_queue_timer_interval(timer);
        // The first call of a repeating timer is as a rule an interval away, exactly.
        if (interval > 0 && delay < interval && interval - delay < 0.001) delay = interval;
        if (heard->timer(timer, delay)) return;
    }
    real_CFRunLoopAddTimer()(loop, timer, mode);
}

INTERPOSED void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
    const main_queue_listener *heard = listener();
    if (heard) heard->retime(timer, date - now());
    real_CFRunLoopTimerSetNextFireDate()(timer, date);
}

INTERPOSED void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
    const main_queue_listener *heard = listener();
    if (heard && !isRunningLoop() && heard->perform(block)) return;
    real_CFRunLoopPerformBlock()(loop, mode, block);
}

bool main_queue_timer_is_valid(void *timer) {
    return CALL("CFRunLoopTimerIsValid", unsigned char, void *)(timer) != 0;
}

double main_queue_timer_interval(void *timer) { return CALL("CFRunLoopTimerGetInterval", double, void *)(timer); }

void main_queue_timer_retain(void *timer) { CALL("CFRetain", void *, const void *)(timer); }
void main_queue_timer_release(void *timer) { CALL("CFRelease", void, const void *)(timer); }

void main_queue_timer_invalidate(void *timer) { CALL("CFRunLoopTimerInvalidate", void, void *)(timer); }

/// A mode that nothing else is in.
static const void *ownMode(void) {
    static _Atomic(void *) mode;
    void *found = atomic_load_explicit(&mode, memory_order_relaxed);
    if (found) return found;
    const uint32_t utf8 = 0x08000100;
    found = CALL("CFStringCreateWithCString", void *, void *, const char *, uint32_t)(
        NULL, "interlude.main-queue", utf8);
    atomic_store_explicit(&mode, found, memory_order_relaxed);
    return found;
}

void main_queue_timer_fire(void *timer) {
    void *loop = currentLoop();
    bool wasFiring = isFiring;
    real_CFRunLoopTimerSetNextFireDate()(timer, now() - 1);
    real_CFRunLoopAddTimer()(loop, timer, ownMode());
    isFiring = true;
    CALL("CFRunLoopRunInMode", int32_t, const void *, double, unsigned char)(ownMode(), 0, 1);
    isFiring = wasFiring;
    real_CFRunLoopRemoveTimer()(loop, timer, ownMode());
}
