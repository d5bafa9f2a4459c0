// Where work for the main queue can be held up: the functions of libdispatch, of Core Foundation's run loop and of Swift's
// runtime through which all of it passes are defined here again, and pass on what nobody wants to take. What is taken, and
// what becomes of it, is decided by the listener.
//
// The definitions are weak. Where the system's libraries are linked statically theirs win, nothing is held up, and
// `main_queue_is_interposed` says so.
#ifndef INTERLUDE_MAIN_QUEUE_H
#define INTERLUDE_MAIN_QUEUE_H

#include <stdbool.h>
#include <stdint.h>

typedef void (*main_queue_function)(void *_Nullable context);

/// How work is put on a queue.
typedef enum : uint32_t { main_queue_plain = 0, main_queue_barrier = 1, main_queue_grouped = 2 } main_queue_form;

/// Who may take work. Each function says whether it took it; else it goes its usual way. Called on any thread.
typedef struct {
    /// A block for a queue.
    bool (*_Nonnull async)(main_queue_form form, void *_Nonnull queue, void *_Nullable group, void *_Nonnull block);
    /// A block for a queue at a time of libdispatch's.
    bool (*_Nonnull after)(uint64_t when, void *_Nonnull queue, void *_Nonnull block);
    /// A block for the main queue that another thread waits for.
    bool (*_Nonnull sync)(void *_Nonnull block);
    /// A block for the main queue when a group is empty, or when another block has been run (then there is no group).
    bool (*_Nonnull notify)(void *_Nullable group, void *_Nullable after, void *_Nonnull block);
    /// A piece of a task for a queue.
    bool (*_Nonnull job)(void *_Nonnull queue, void *_Nonnull job, main_queue_function _Nonnull run);
    /// A piece of a task for a queue at a time of libdispatch's.
    bool (*_Nonnull jobAfter)(
        uint64_t when, void *_Nonnull queue, void *_Nonnull job, main_queue_function _Nonnull run);
    /// Whether a task that is being made belongs to the listener; and that it has been made.
    bool (*_Nonnull willMakeTask)(void);
    void (*_Nonnull didMakeTask)(uint64_t identifier);
    /// The present thread is about to wait for other threads.
    void (*_Nonnull willWait)(void);
    /// A timer for a run loop, which is due in so many seconds.
    bool (*_Nonnull timer)(void *_Nonnull timer, double delay);
    /// A timer is due in so many seconds instead.
    void (*_Nonnull retime)(void *_Nonnull timer, double delay);
    /// A block for the next turn of a run loop.
    bool (*_Nonnull perform)(void *_Nonnull block);
    /// A timer of libdispatch's for a queue: what stands for it, retained, or null.
    void *_Nullable (*_Nonnull makeSource)(void *_Nonnull queue);
    /// The timer that something stands for: its time, its handlers, its end.
    void (*_Nonnull setSource)(
        void *_Nonnull source, void *_Nonnull timer, uint64_t start, uint64_t interval);
    void (*_Nonnull setHandler)(void *_Nonnull source, void *_Nullable block, bool cancels);
    void (*_Nonnull callHandler)(void *_Nonnull source, bool cancels);
    void (*_Nonnull freeSource)(void *_Nonnull source);
    /// The listener's time in nanoseconds, where work that belongs to it asks for the time; or, for Swift's clocks, a task.
    bool (*_Nonnull time)(int64_t *_Nonnull nanoseconds, bool isTask);
} main_queue_listener;

/// Lets a listener hear of all work from now on, or nobody.
void main_queue_set_listener(const main_queue_listener *_Nullable listener);

/// Whether what the present thread sends off goes its usual way, whoever listens: a tool's own work.
bool main_queue_is_passing(void);
void main_queue_set_passing(bool isPassing);

/// Whether work passes through here at all.
bool main_queue_is_interposed(void);
/// Whether the thread sanitizer is there: it defines libdispatch's functions itself, to watch them, and its definitions win.
bool main_queue_is_sanitized(void);

/// Whether the present code runs on the main queue.
bool main_queue_is_current(void);

/// The present task's identifier; 0 for none.
uint64_t main_queue_current_task(void);
uint64_t main_queue_task_of_job(void *_Nonnull job);
/// Whether the present thread makes a task that belongs to the listener.
bool main_queue_is_making_task(void);

/// What the present thread works for; see `BackgroundWork`.
void *_Nullable main_queue_context(void);
void main_queue_set_context(void *_Nullable context);

// MARK: Blocks and queues

void *_Nonnull main_queue_block_copy(void *_Nonnull block);
void main_queue_block_run(void *_Nonnull block);
void main_queue_block_release(void *_Nonnull block);
/// Whether a block was made by `dispatch_block_create`, as those of work items are: it has flags that only the queue knows.
bool main_queue_block_is_item(void *_Nonnull block);
void main_queue_retain(void *_Nonnull object);
void main_queue_release(void *_Nonnull object);
void main_queue_group_enter(void *_Nonnull group);
void main_queue_group_leave(void *_Nonnull group);
bool main_queue_is_main(void *_Nonnull queue);

// MARK: The usual way

void main_queue_pass(void *_Nullable queue, void *_Nonnull context, main_queue_function _Nonnull run);
void main_queue_pass_after(
    int64_t delay, void *_Nonnull queue, void *_Nonnull context, main_queue_function _Nonnull run);
void main_queue_pass_barrier(void *_Nonnull queue, void *_Nonnull context, main_queue_function _Nonnull run);
void main_queue_pass_block(void *_Nonnull queue, void *_Nonnull block);
/// Calls a function on the transfer queue when the group is empty or the block has been run.
void main_queue_pass_notice(
    void *_Nullable group, void *_Nullable after, void *_Nonnull context, main_queue_function _Nonnull run);
/// Calls a function on the transfer queue.
void main_queue_pass_transfer(void *_Nonnull context, main_queue_function _Nonnull run);
/// Waits until all of the transfer queue has been run.
void main_queue_flush_transfer(void);

// MARK: Time

/// How long after the present time of the listener a time of libdispatch's is, in nanoseconds.
///
/// A time is as a rule what `dispatch_time` or `dispatch_walltime` has just said on this thread and a delay; then this is the
/// exact delay. Others are told from the clock, and so rounded up to milliseconds.
int64_t main_queue_delay_until(uint64_t when, int64_t now);
/// The same for a time on Swift's clocks, which go with the listener's time where work that belongs to it reads them.
int64_t main_queue_task_delay_until(uint64_t when, int64_t now);
/// Lets Swift's clocks go on from the present time.
void main_queue_start_clocks(int64_t now);

// MARK: Timers of run loops

/// Lets a timer fire on the present thread, in a mode of its own.
void main_queue_timer_retain(void *_Nonnull timer);
void main_queue_timer_release(void *_Nonnull timer);
void main_queue_timer_invalidate(void *_Nonnull timer);
void main_queue_timer_fire(void *_Nonnull timer);
bool main_queue_timer_is_valid(void *_Nonnull timer);
/// Seconds between two calls; 0 if there is one call.
double main_queue_timer_interval(void *_Nonnull timer);

// MARK: Timers of libdispatch

/// Fires a timer that the listener took: its handler is called on the transfer queue, unless it is suspended or cancelled.
void main_queue_source_fire(void *_Nonnull timer);
bool main_queue_source_is_cancelled(void *_Nonnull timer);
// MARK: Work in flight

/// Counts pieces of work on other threads.
typedef struct main_queue_flight main_queue_flight;

main_queue_flight *_Nonnull main_queue_flight_make(void);
void main_queue_flight_free(main_queue_flight *_Nonnull flight);
void main_queue_flight_enter(main_queue_flight *_Nonnull flight);
void main_queue_flight_leave(main_queue_flight *_Nonnull flight);
/// Waits until none is under way, at most so many seconds. What is still under way then is not waited for again.
void main_queue_flight_wait(main_queue_flight *_Nonnull flight, double limit);

/// A thread's wait for one piece of work.
void *_Nonnull main_queue_signal_make(void);
void main_queue_signal_send(void *_Nonnull signal);
/// Waits, and frees the signal.
void main_queue_signal_wait(void *_Nonnull signal);

#endif
