// libdispatch's timer sources, fired by the stage's clock: each is a source that is told by hand.

#include "internal.h"

#include <pthread.h>
#include <stdlib.h>

typedef void *object;

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};

extern const char _dispatch_source_type_timer, _dispatch_source_type_data_add;
extern char _dispatch_main_q;
void *_Block_copy(const void *);
void _Block_release(const void *);
void dispatch_retain(object);
void dispatch_release(object);
void dispatch_set_context(object, void *);
void dispatch_set_finalizer_f(object, tutor_function);
void *dispatch_get_context(object);
uint64_t dispatch_time(uint64_t, int64_t);
void dispatch_source_merge_data(object, uintptr_t);
intptr_t dispatch_source_testcancel(object);
void dispatch_source_set_event_handler_f(object, tutor_function);

/// What a source has for its context.
struct timer {
  uint32_t mark;
  object source;
  bool is_on_main;
  struct block *handler;
  /// Whether it has been told and its handler is not done.
  atomic_bool is_told;
  int64_t interval;
  /// The plan in force; a job of an earlier one does nothing.
  struct plan *plan;
};

struct plan {
  struct timer *timer;
  int64_t due;
};

/// What a source is planned to do is the main thread's and its owner's.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

enum { timer_mark = 0x74696d65 };
enum { forever = -1 };

static struct timer *timer_of(object source) {
  struct timer *timer = tutor_on_stage ? dispatch_get_context(source) : NULL;
  return timer && timer->mark == timer_mark ? timer : NULL;
}

/// Takes the plan in force away.
static void give_up(struct timer *timer) {
  if (timer->plan) timer->plan->timer = NULL;
  timer->plan = NULL;
}

/// The program has let go of the source, which ends it.
static void end(void *context) {
  struct timer *timer = context;
  pthread_mutex_lock(&lock);
  give_up(timer);
  pthread_mutex_unlock(&lock);
  if (timer->handler) _Block_release(timer->handler);
  free(timer);
}

/// The time-outs of the run loop and of libdispatch's own stay with the system's clock.
object dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, object queue) {
  if (type != &_dispatch_source_type_timer || !tutor_is_program(__builtin_return_address(0)))
    return ORIGINAL(dispatch_source_create)(type, handle, mask, queue);
  object source =
      ORIGINAL(dispatch_source_create)(&_dispatch_source_type_data_add, 0, 0, queue);
  struct timer *timer = calloc(1, sizeof *timer);
  if (!source || !timer) abort();
  timer->mark = timer_mark;
  timer->source = source;
  timer->is_on_main = queue == &_dispatch_main_q;
  dispatch_set_context(source, timer);
  dispatch_set_finalizer_f(source, end);
  return source;
}

static void handle(void *context) {
  struct timer *timer = context;
  struct block *handler = timer->handler;
  bool was_told = atomic_exchange(&timer->is_told, false);
  if (handler) handler->invoke(handler);
  if (was_told && !timer->is_on_main) tutor_work_end();
}

void dispatch_source_set_event_handler(object source, void *block) {
  struct timer *timer = timer_of(source);
  if (!timer) return ORIGINAL(dispatch_source_set_event_handler)(source, block);
  if (timer->handler) _Block_release(timer->handler);
  timer->handler = block ? _Block_copy(block) : NULL;
  ORIGINAL(dispatch_source_set_event_handler_f)(source, handle);
}

/// Tells the source; false when it is for the last time.
static bool tell_source(struct plan *plan) {
  struct timer *timer = plan->timer;
  if (!timer || dispatch_source_testcancel(timer->source)) return false;
  if (!atomic_exchange(&timer->is_told, true) && !timer->is_on_main) tutor_work_begin();
  dispatch_source_merge_data(timer->source, 1);
  return timer->interval != forever;
}

static void tell(void *context) {
  struct plan *plan = context;
  pthread_mutex_lock(&lock);
  if (tell_source(plan)) {
    do plan->due += plan->timer->interval;
    while (plan->due <= tutor_stage_now());
    tutor_stage_enqueue(plan, tell, plan->due - tutor_stage_now(), true);
  } else {
    if (plan->timer) plan->timer->plan = NULL;
    free(plan);
  }
  pthread_mutex_unlock(&lock);
}

void dispatch_source_set_timer(object source, uint64_t start, uint64_t interval, uint64_t leeway) {
  struct timer *timer = timer_of(source);
  if (!timer) return ORIGINAL(dispatch_source_set_timer)(source, start, interval, leeway);
  pthread_mutex_lock(&lock);
  give_up(timer);
  timer->interval = interval == 0 || interval > INT64_MAX ? forever : (int64_t)interval;
  int64_t delay = tutor_delay_until(start);
  if (delay < 0) delay = 0;
  if (delay != INT64_MAX) {
    struct plan *plan = malloc(sizeof *plan);
    if (!plan) abort();
    *plan = (struct plan){timer, tutor_stage_now() + delay};
    timer->plan = plan;
    tutor_stage_enqueue(plan, tell, delay, true);
  }
  pthread_mutex_unlock(&lock);
}
