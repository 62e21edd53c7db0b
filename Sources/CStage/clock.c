// The clocks that Swift and Foundation read, and sleeping: both follow the stage's clock.

#include "internal.h"
#include "CStage.h"

#include <link.h>
#include <semaphore.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { second = 1000000000 };

static int64_t nanoseconds(const struct timespec *time) {
  return time->tv_sec * (int64_t)second + time->tv_nsec;
}

static struct timespec timespec_of(int64_t nanoseconds) {
  return (struct timespec){nanoseconds / second, nanoseconds % second};
}

static int64_t original_now(clockid_t clock) {
  struct timespec now;
  ORIGINAL(clock_gettime)(clock, &now);
  return nanoseconds(&now);
}

/// The code of a library.
struct code {
  const char *name;
  uintptr_t start, end;
};

// libdispatch's own clocks stay as they are, and so do the times that it and the run loop need for
// themselves.
enum { concurrency, essentials, foundation, dispatch, library_count };
static struct code libraries[library_count] = {{"/libswift_Concurrency.so"},
                                               {"/libFoundationEssentials.so"},
                                               {"/libFoundation.so"},
                                               {"/libdispatch.so"}};

static int note_library(struct dl_phdr_info *library, size_t size, void *unused) {
  (void)size, (void)unused;
  const char *name = strrchr(library->dlpi_name, '/');
  for (struct code *code = libraries; name && code < libraries + library_count; code++)
    for (int index = 0; strcmp(name, code->name) == 0 && index < library->dlpi_phnum; index++) {
      const ElfW(Phdr) *part = &library->dlpi_phdr[index];
      if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
      code->start = library->dlpi_addr + part->p_vaddr;
      code->end = code->start + part->p_memsz;
    }
  return 0;
}

static bool is_in(void *caller, int library) {
  return (uintptr_t)caller >= libraries[library].start &&
         (uintptr_t)caller < libraries[library].end;
}

static bool follows_stage(void *caller) {
  return tutor_on_stage &&
         (is_in(caller, concurrency) || is_in(caller, essentials) || is_in(caller, foundation));
}

bool tutor_is_program(void *caller) {
  return tutor_on_stage && !is_in(caller, dispatch) && !is_in(caller, foundation);
}

static const clockid_t clocks[] = {CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_BOOTTIME,
                                   CLOCK_MONOTONIC_RAW};
static int64_t starts[4];
static atomic_long ticks;

void tutor_interpose_begin(void) {
  for (int index = 0; index < 4; index++) starts[index] = original_now(clocks[index]);
  // A whole second, so that the difference of two dates is what has passed, to the last digit.
  starts[0] -= starts[0] % second;
  dl_iterate_phdr(note_library, NULL);
  tutor_dispatch_begin();
  tutor_on_stage = true;
}

void tutor_clock_tick(void) { ticks++; }

/// How long a thread may compute before time goes on without the stage.
static const int64_t patience = second / 5;

/// The stage's time. It stands still while code runs, but not for ever: a loop that waits for a
/// moment to come would never end. What counts is what the thread itself has computed, so that it
/// makes no difference how busy the machine is.
static int64_t program_now(void) {
  static _Thread_local int64_t since, latest;
  static _Thread_local long tick = -1;
  int64_t computed = original_now(CLOCK_THREAD_CPUTIME_ID);
  if (tick != ticks) {
    tick = ticks;
    since = computed;
  }
  int64_t now = tutor_stage_now();
  if (computed - since > patience) now += computed - since - patience;
  if (now > latest) latest = now;
  return latest;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (follows_stage(__builtin_return_address(0)))
    for (int index = 0; index < 4; index++)
      if (clocks[index] == clock) {
        *time = timespec_of(starts[index] + program_now());
        return 0;
      }
  return ORIGINAL(clock_gettime)(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!follows_stage(__builtin_return_address(0))) return ORIGINAL(gettimeofday)(time, zone);
  int64_t now = starts[0] + program_now();
  *time = (struct timeval){now / second, now % second / 1000};
  return 0;
}

// Sleeping.

struct sleeper {
  sem_t awake;
  bool was_working;
};

static void wake(void *context) {
  struct sleeper *sleeper = context;
  // Before it runs on, so that nobody takes the work for done in between.
  if (sleeper->was_working) tutor_work_begin();
  sem_post(&sleeper->awake);
}

/// On the main thread time passes meanwhile; another thread sleeps until the stage's clock is there.
static void sleep_on_stage(int64_t duration) {
  // Whole microseconds, or what is left over after rounding would be slept for again and again.
  duration = (duration + 999) / 1000 * 1000;
  if (tutor_is_main()) {
    int64_t end = tutor_stage_now() + duration;
    do tutor_work_wait(1000);
    while (tutor_stage_pass(end));
    return;
  }
  struct sleeper sleeper = {.was_working = tutor_is_working()};
  sem_init(&sleeper.awake, 0, 0);
  tutor_stage_enqueue(&sleeper, wake, duration, true);
  if (sleeper.was_working) tutor_work_end();
  while (sem_wait(&sleeper.awake) != 0) continue;
  sem_destroy(&sleeper.awake);
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  if (!tutor_on_stage) return ORIGINAL(nanosleep)(duration, rest);
  sleep_on_stage(nanoseconds(duration));
  return 0;
}

int usleep(useconds_t duration) {
  if (!tutor_on_stage) return ORIGINAL(usleep)(duration);
  sleep_on_stage((int64_t)duration * 1000);
  return 0;
}

unsigned sleep(unsigned duration) {
  if (!tutor_on_stage) return ORIGINAL(sleep)(duration);
  sleep_on_stage((int64_t)duration * second);
  return 0;
}
