// Work on other threads, and waiting for it.
#include "system.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

struct main_queue_flight {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    /// Pieces under way, and how many of them are not waited for any more.
    long count, given_up;
};

main_queue_flight *main_queue_flight_make(void) {
    main_queue_flight *flight = calloc(1, sizeof(main_queue_flight));
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_mutex_init(&flight->mutex, NULL);
    pthread_cond_init(&flight->changed, &attributes);
    pthread_condattr_destroy(&attributes);
    return flight;
}

void main_queue_flight_free(main_queue_flight *flight) {
    pthread_cond_destroy(&flight->changed);
    pthread_mutex_destroy(&flight->mutex);
    free(flight);
}

void main_queue_flight_enter(main_queue_flight *flight) {
    pthread_mutex_lock(&flight->mutex);
    flight->count++;
    pthread_mutex_unlock(&flight->mutex);
}

void main_queue_flight_leave(main_queue_flight *flight) {
    pthread_mutex_lock(&flight->mutex);
    flight->count--;
    if (flight->given_up > flight->count) flight->given_up = flight->count;
    pthread_cond_broadcast(&flight->changed);
    pthread_mutex_unlock(&flight->mutex);
}

void main_queue_flight_wait(main_queue_flight *flight, double limit) {
    struct timespec end;
    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_sec += (time_t)limit;
    pthread_mutex_lock(&flight->mutex);
    while (flight->count > flight->given_up) {
        if (pthread_cond_timedwait(&flight->changed, &flight->mutex, &end) == 0) continue;
        flight->given_up = flight->count;
    }
    pthread_mutex_unlock(&flight->mutex);
}

struct signal {
    pthread_mutex_t mutex;
    pthread_cond_t sent;
    bool isSent;
};

void *main_queue_signal_make(void) {
    struct signal *signal = calloc(1, sizeof(struct signal));
    pthread_mutex_init(&signal->mutex, NULL);
    pthread_cond_init(&signal->sent, NULL);
    return signal;
}

void main_queue_signal_send(void *value) {
    struct signal *signal = value;
    pthread_mutex_lock(&signal->mutex);
    signal->isSent = true;
    pthread_cond_signal(&signal->sent);
    pthread_mutex_unlock(&signal->mutex);
}

void main_queue_signal_wait(void *value) {
    struct signal *signal = value;
    pthread_mutex_lock(&signal->mutex);
    while (!signal->isSent) pthread_cond_wait(&signal->sent, &signal->mutex);
    pthread_mutex_unlock(&signal->mutex);
    pthread_cond_destroy(&signal->sent);
    pthread_mutex_destroy(&signal->mutex);
    free(signal);
}
