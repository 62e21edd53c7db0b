// libdispatch on stage: the main queue's blocks are the stage's jobs, in one order with the main
// actor's; delays are the stage's; what runs on other queues is counted as work.

#include "internal.h"
#include "CStage.h"

#include <stdlib.h>

typedef void *object;

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};

extern char _dispatch_main_q;
void *_Block_copy(const void *);
void _Block_release(const void *);

enum { time_now = 0 };
static const uint64_t time_forever = ~0ull;
static const uint64_t wall_mask = 3ull << 62;

// Times.

static int64_t uptime_start;

uint64_t dispatch_time(uint64_t, int64_t);

void tutor_dispatch_begin(void) {
  uptime_start = (int64_t)ORIGINAL(dispatch_time)(time_now, 0);
}

/// Time on stage begins where the original's clock stood.
static uint64_t stage_time(int64_t delta) {
  int64_t time;
  if (__builtin_add_overflow(uptime_start + tutor_stage_now(), delta, &time))
    return delta < 0 ? 1 : time_forever;
  return time < 1 ? 1 : (uint64_t)time;
}

uint64_t dispatch_time(uint64_t when, int64_t delta) {
  if (when != time_now || !tutor_is_program(__builtin_return_address(0)))
    return ORIGINAL(dispatch_time)(when, delta);
  return stage_time(delta);
}

uint64_t dispatch_walltime(const void *, int64_t);

/// How far away a time is.
int64_t tutor_delay_until(uint64_t when) {
  if (when == time_now) return 0;
  if (when == time_forever) return INT64_MAX;
  if ((when & wall_mask) == wall_mask) {
    // Wall times are the system's; a millisecond is how exact they need to be.
    int64_t away = (int64_t)(dispatch_walltime(NULL, 0) - when);
    return (away + 500000) / 1000000 * 1000000;
  }
  return (int64_t)(when - stage_time(0));
}

/// A time of the stage's as one that the original can wait for.
static uint64_t original_time(uint64_t when) {
  if (when == time_now || when == time_forever || (when & wall_mask) == wall_mask) return when;
  return ORIGINAL(dispatch_time)(time_now, tutor_delay_until(when));
}

// Work for a queue.

struct work {
  void *context;
  tutor_function function;
  object queue;
};

static struct work *new_work(object queue, void *context, tutor_function function) {
  struct work *work = malloc(sizeof *work);
  if (!work) abort();
  *work = (struct work){context, function, queue};
  return work;
}

static void run_work(void *context) {
  struct work work = *(struct work *)context;
  free(context);
  tutor_work_run(work.context, work.function);
}

static void run_block(void *context) {
  ((struct block *)context)->invoke(context);
  _Block_release(context);
}

/// The program's own blocks alone: what runs them on other queues is counted.
void dispatch_async_f(object queue, void *context, tutor_function function) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_async_f)(queue, context, function);
  if (queue == &_dispatch_main_q) return tutor_stage_enqueue(context, function, 0, false);
  tutor_work_begin();
  ORIGINAL(dispatch_async_f)(queue, new_work(queue, context, function), run_work);
}

void dispatch_async(object queue, void *block) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_async)(queue, block);
  dispatch_async_f(queue, _Block_copy(block), run_block);
}

void dispatch_barrier_async_f(object queue, void *context, tutor_function function) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_barrier_async_f)(queue, context, function);
  if (queue == &_dispatch_main_q) return tutor_stage_enqueue(context, function, 0, false);
  tutor_work_begin();
  ORIGINAL(dispatch_barrier_async_f)(queue, new_work(queue, context, function), run_work);
}

void dispatch_barrier_async(object queue, void *block) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_barrier_async)(queue, block);
  dispatch_barrier_async_f(queue, _Block_copy(block), run_block);
}

// Groups.

object dispatch_queue_create(const char *, object);
void dispatch_group_enter(object);
void dispatch_group_leave(object);
intptr_t dispatch_group_wait(object, uint64_t);
void dispatch_retain(object);
void dispatch_release(object);

/// The work of a group: `queue` is the group.
static void run_member(void *context) {
  struct work work = *(struct work *)context;
  free(context);
  work.function(work.context);
  dispatch_group_leave(work.queue);
  dispatch_release(work.queue);
}

void dispatch_group_async_f(object group, object queue, void *context, tutor_function function) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_group_async_f)(group, queue, context, function);
  dispatch_retain(group);
  dispatch_group_enter(group);
  dispatch_async_f(queue, new_work(group, context, function), run_member);
}

void dispatch_group_async(object group, object queue, void *block) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_group_async)(group, queue, block);
  dispatch_group_async_f(group, queue, _Block_copy(block), run_block);
}

static void pass_on(void *context) {
  struct work work = *(struct work *)context;
  free(context);
  dispatch_async_f(work.queue, work.context, work.function);
  dispatch_release(work.queue);
}

/// A queue of our own on which a group's end is told, one thing after the other.
static object messenger(void) {
  static object queue;
  if (!queue) queue = dispatch_queue_create("messenger", NULL);
  return queue;
}

static void end_work(void *unused) {
  (void)unused;
  tutor_work_end();
}

/// If this is the group's end, the messenger is told of it first and says second that it is done.
void dispatch_group_leave(object group) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_group_leave)(group);
  tutor_work_begin();
  dispatch_retain(group);
  ORIGINAL(dispatch_group_leave)(group);
  dispatch_release(group);
  ORIGINAL(dispatch_async_f)(messenger(), NULL, end_work);
}

/// The original would put the block on the main queue itself, apart from the stage's jobs.
void dispatch_group_notify_f(object group, object queue, void *context, tutor_function function) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_group_notify_f)(group, queue, context, function);
  dispatch_retain(queue);
  struct work *work = new_work(queue, context, function);
  if (ORIGINAL(dispatch_group_wait)(group, time_now) == 0) return pass_on(work);
  ORIGINAL(dispatch_group_notify_f)(group, messenger(), work, pass_on);
}

void dispatch_group_notify(object group, object queue, void *block) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_group_notify)(group, queue, block);
  dispatch_group_notify_f(group, queue, _Block_copy(block), run_block);
}

// Delays.

void dispatch_after_f(uint64_t when, object queue, void *context, tutor_function function) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_after_f)(when, queue, context, function);
  int64_t delay = tutor_delay_until(when);
  if (delay == INT64_MAX) return;
  if (queue == &_dispatch_main_q) return tutor_stage_enqueue(context, function, delay, false);
  dispatch_retain(queue);
  tutor_stage_enqueue(new_work(queue, context, function), pass_on, delay, true);
}

void dispatch_after(uint64_t when, object queue, void *block) {
  if (!tutor_on_stage) return ORIGINAL(dispatch_after)(when, queue, block);
  dispatch_after_f(when, queue, _Block_copy(block), run_block);
}

// Waiting. While the main thread waits time passes, or what is due could never come.

typedef intptr_t (*waiting)(object, uint64_t);

static intptr_t wait_for(object awaited, uint64_t when, waiting original) {
  if (!tutor_on_stage) return original(awaited, when);
  if (!tutor_is_main()) return original(awaited, original_time(when));
  int64_t delay = tutor_delay_until(when);
  int64_t end = delay == INT64_MAX ? INT64_MAX : tutor_stage_now() + delay;
  while (true) {
    if (original(awaited, time_now) == 0) return 0;
    if (tutor_work_count() == 0) {
      // It may have come about just before the last work ended.
      if (original(awaited, time_now) == 0) return 0;
      if (tutor_stage_pass(end)) continue;
      if (end != INT64_MAX) return 1;
    }
    if (original(awaited, ORIGINAL(dispatch_time)(time_now, 1000000)) == 0) return 0;
  }
}

intptr_t dispatch_semaphore_wait(object semaphore, uint64_t when) {
  return wait_for(semaphore, when, ORIGINAL(dispatch_semaphore_wait));
}

intptr_t dispatch_group_wait(object group, uint64_t when) {
  return wait_for(group, when, ORIGINAL(dispatch_group_wait));
}

intptr_t dispatch_block_wait(object block, uint64_t when) {
  return wait_for(block, when, ORIGINAL(dispatch_block_wait));
}
