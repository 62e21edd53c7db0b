#ifndef CSTAGE_INTERNAL_H
#define CSTAGE_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef void (*tutor_function)(void *);

// What Swift gives.

/// Puts a job on the stage's queue, after a delay in nanoseconds. An immediate job only wakes another
/// thread, so that it may also run while the main thread waits for something.
void tutor_stage_enqueue(void *context, tutor_function, int64_t delay, bool is_immediate);

/// The stage's time in nanoseconds.
int64_t tutor_stage_now(void);

/// Moves the clock to the next moment at which something is due, not beyond the limit, and wakes who
/// sleeps until then; false when nothing is due. The main thread calls it while it waits.
bool tutor_stage_pass(int64_t limit);

// What the files of this module share.

extern atomic_bool tutor_on_stage;

bool tutor_is_main(void);

/// Whether a program on stage calls, not libdispatch or the run loop for itself.
bool tutor_is_program(void *caller);

/// Work on another thread that a command is to wait for.
void tutor_work_begin(void);
void tutor_work_end(void);

/// Whether this thread is doing such work.
bool tutor_is_working(void);

/// Does the work and says that it is over.
void tutor_work_run(void *context, tutor_function);

/// Notes where libdispatch's clock stands.
void tutor_dispatch_begin(void);

/// How far away a time of libdispatch's is, in nanoseconds.
int64_t tutor_delay_until(uint64_t when);

/// The function that the program would have found but for this module.
#define ORIGINAL(name)                                              \
  ({                                                                \
    static __typeof__(&name) found;                                 \
    if (!found) found = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
    found;                                                          \
  })

#endif
