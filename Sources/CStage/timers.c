// The main run loop's timers, fired by the stage's clock.

#include "internal.h"

#include <pthread.h>
#include <stdlib.h>

typedef const void *timer_ref;
typedef void (*callout)(timer_ref, void *);

struct timer_context {
  intptr_t version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void *(*describe)(const void *);
};

timer_ref CFRetain(timer_ref);
void CFRelease(timer_ref);
unsigned char CFRunLoopTimerIsValid(timer_ref);
void CFRunLoopTimerInvalidate(timer_ref);
const void *CFRunLoopGetMain(void);
double CFAbsoluteTimeGetCurrent(void);

/// A timer that the program has made.
struct timer {
  struct timer *next;
  timer_ref ref;
  callout fire;
  void *info;
  double date, interval;
  bool is_on_stage;
  /// Counts the dates it was given: a job for an earlier one does nothing.
  long plan;
};

struct job {
  struct timer *timer;
  long plan;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer *timers;

static struct timer *find(timer_ref ref) {
  pthread_mutex_lock(&lock);
  struct timer *timer = timers;
  while (timer && timer->ref != ref) timer = timer->next;
  pthread_mutex_unlock(&lock);
  return timer;
}

static void forget(struct timer *timer) {
  pthread_mutex_lock(&lock);
  struct timer **place = &timers;
  while (*place && *place != timer) place = &(*place)->next;
  if (*place) *place = timer->next;
  pthread_mutex_unlock(&lock);
  CFRelease(timer->ref);
  free(timer);
}

static void fire(void *context);

static void plan(struct timer *timer) {
  struct job *job = malloc(sizeof *job);
  if (!job) abort();
  *job = (struct job){timer, ++timer->plan};
  double away = (timer->date - CFAbsoluteTimeGetCurrent()) * 1e6;
  // Whole microseconds: a date in seconds has no more than that to give.
  int64_t delay = away < 0 ? 0 : away > 9e15 ? INT64_MAX : (int64_t)(away + 0.5) * 1000;
  tutor_stage_enqueue(job, fire, delay, false);
}

static void fire(void *context) {
  struct job job = *(struct job *)context;
  free(context);
  struct timer *timer = job.timer;
  if (timer->plan != job.plan) return;
  if (!CFRunLoopTimerIsValid(timer->ref)) return forget(timer);
  timer->fire(timer->ref, timer->info);
  if (timer->interval <= 0) CFRunLoopTimerInvalidate(timer->ref);
  if (timer->plan != job.plan) return;
  if (!CFRunLoopTimerIsValid(timer->ref)) return forget(timer);
  do timer->date += timer->interval;
  while (timer->date <= CFAbsoluteTimeGetCurrent());
  plan(timer);
}

timer_ref CFRunLoopTimerCreate(const void *allocator, double date, double interval,
                               unsigned long flags, intptr_t order, callout function,
                               struct timer_context *context) {
  timer_ref ref =
      ORIGINAL(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, function, context);
  struct timer *timer = tutor_on_stage && ref ? calloc(1, sizeof *timer) : NULL;
  if (!timer) return ref;
  timer->ref = CFRetain(ref);
  timer->fire = function;
  timer->info = context ? context->info : NULL;
  timer->date = date;
  timer->interval = interval;
  pthread_mutex_lock(&lock);
  timer->next = timers;
  timers = timer;
  pthread_mutex_unlock(&lock);
  return ref;
}

/// The run loops of other threads keep their timers, in real time.
void CFRunLoopAddTimer(const void *loop, timer_ref ref, const void *mode) {
  struct timer *timer = loop == CFRunLoopGetMain() ? find(ref) : NULL;
  if (!timer) return ORIGINAL(CFRunLoopAddTimer)(loop, ref, mode);
  if (timer->is_on_stage) return;
  timer->is_on_stage = true;
  plan(timer);
}

void CFRunLoopTimerSetNextFireDate(timer_ref ref, double date) {
  struct timer *timer = find(ref);
  if (!timer) return ORIGINAL(CFRunLoopTimerSetNextFireDate)(ref, date);
  timer->date = date;
  if (timer->is_on_stage) plan(timer);
}

double CFRunLoopTimerGetNextFireDate(timer_ref ref) {
  struct timer *timer = find(ref);
  return timer ? timer->date : ORIGINAL(CFRunLoopTimerGetNextFireDate)(ref);
}
