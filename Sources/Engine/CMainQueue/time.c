// What time it is for work that belongs to the listener.
#include "system.h"

#include <time.h>

SYSTEM(int, clock_gettime, clockid_t, struct timespec *)

static const int64_t second = 1000000000;
/// Times that are told from a clock have passed by a little when they are looked at; and a run loop's timer is right to a
/// millisecond at best.
static const int64_t grain = 1000000;

/// A clock's reading on this thread, and the listener's time then.
struct reading {
    uint64_t value;
    /// What the caller was told: the reading and a delay.
    uint64_t result;
    int64_t time;
    bool isKnown;
};

static _Thread_local struct reading uptime, wall;

static int64_t realTime(clockid_t clock) {
    struct timespec time;
    real_clock_gettime()(clock, &time);
    return time.tv_sec * second + time.tv_nsec;
}

static void note(struct reading *reading, uint64_t value, uint64_t result) {
    const main_queue_listener *heard = listener();
    int64_t now;
    reading->isKnown = heard && heard->time(&now, false);
    if (reading->isKnown) *reading = (struct reading){value, result, now, true};
}

INTERPOSED uint64_t dispatch_time(uint64_t when, int64_t delta) {
    uint64_t result = real_dispatch_time()(when, delta);
    if (when == 0 && listener()) note(&uptime, result - (uint64_t)delta, result);
    return result;
}

INTERPOSED uint64_t dispatch_walltime(const void *when, int64_t delta) {
    uint64_t result = real_dispatch_walltime()(when, delta);
    if (!when && listener()) note(&wall, result + (uint64_t)delta, result);
    return result;
}

// libdispatch's times: wall times are negative, and those of the clock that goes on in the machine's sleep have the highest
// bit only; the rest is nanoseconds of the clock that stands still then.
static bool isWall(uint64_t when) { return when >> 62 == 3; }
static bool isContinuous(uint64_t when) { return when >> 62 == 2; }
static int64_t nanoseconds(uint64_t when) {
    return isWall(when) ? -(int64_t)when : (int64_t)(when & ~(1ull << 63));
}
static clockid_t clockOf(uint64_t when) {
    return isWall(when) ? CLOCK_REALTIME : isContinuous(when) ? CLOCK_BOOTTIME : CLOCK_MONOTONIC;
}

static int64_t roundedUp(int64_t value) { return value <= 0 ? 0 : (value + grain - 1) / grain * grain; }

int64_t main_queue_delay_until(uint64_t when, int64_t now) {
    if (when == 0 || when == ~1ull) return 0;
    const struct reading *reading = isWall(when) ? &wall : &uptime;
    if (!reading->isKnown || isContinuous(when)) return roundedUp(nanoseconds(when) - realTime(clockOf(when)));
    int64_t delay = reading->time - now + nanoseconds(when) - nanoseconds(reading->value);
    return delay > 0 ? delay : 0;
}

// MARK: Swift's clocks

static _Atomic int64_t continuousStart, uptimeStart;

void main_queue_start_clocks(int64_t now) {
    atomic_store(&continuousStart, realTime(CLOCK_BOOTTIME) - now);
    atomic_store(&uptimeStart, realTime(CLOCK_MONOTONIC) - now);
}

int64_t main_queue_task_delay_until(uint64_t when, int64_t now) {
    if (isWall(when)) return roundedUp(nanoseconds(when) - realTime(CLOCK_REALTIME));
    // Runtimes before Swift 6.2 ask libdispatch for the time.
    if (uptime.isKnown && uptime.result == when) return main_queue_delay_until(when, now);
    int64_t start = atomic_load(isContinuous(when) ? &continuousStart : &uptimeStart);
    int64_t delay = nanoseconds(when) - start - now;
    return delay > 0 ? delay : 0;
}

#if __has_feature(address_sanitizer)
// The sanitizer's own definition is weak too and would come first; it is the one that is called from here.
#define CLOCK_INTERPOSED
#else
#define CLOCK_INTERPOSED INTERPOSED
#endif

CLOCK_INTERPOSED int clock_gettime(clockid_t clock, struct timespec *time) {
    const main_queue_listener *heard = listener();
    if (heard && (clock == CLOCK_BOOTTIME || clock == CLOCK_MONOTONIC) && main_queue_is_runtime(__builtin_return_address(0))) {
        int64_t now;
        if (heard->time(&now, true)) {
            now += atomic_load(clock == CLOCK_BOOTTIME ? &continuousStart : &uptimeStart);
            *time = (struct timespec){now / second, now % second};
            return 0;
        }
    }
    return real_clock_gettime()(clock, time);
}
