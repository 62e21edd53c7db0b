// Work that the program has begun on other threads, counted, so that a command can wait for it.

#include "internal.h"
#include "CStage.h"

#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

atomic_bool tutor_on_stage;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t over = PTHREAD_COND_INITIALIZER;
static long count;
static _Thread_local int depth;

bool tutor_is_main(void) {
  static _Thread_local int known;
  if (!known) known = syscall(SYS_gettid) == getpid() ? 1 : 2;
  return known == 1;
}

bool tutor_is_working(void) { return depth > 0; }

void tutor_work_begin(void) {
  pthread_mutex_lock(&lock);
  count++;
  pthread_mutex_unlock(&lock);
}

void tutor_work_end(void) {
  pthread_mutex_lock(&lock);
  if (--count == 0) pthread_cond_broadcast(&over);
  pthread_mutex_unlock(&lock);
}

void tutor_work_run(void *context, tutor_function function) {
  depth++;
  function(context);
  depth--;
  tutor_work_end();
}

long tutor_work_count(void) {
  pthread_mutex_lock(&lock);
  long now = count;
  pthread_mutex_unlock(&lock);
  return now;
}

bool tutor_work_wait(long milliseconds) {
  struct timespec end;
  ORIGINAL(clock_gettime)(CLOCK_REALTIME, &end);
  end.tv_nsec += milliseconds * 1000000;
  end.tv_sec += end.tv_nsec / 1000000000;
  end.tv_nsec %= 1000000000;
  pthread_mutex_lock(&lock);
  while (count > 0 && pthread_cond_timedwait(&over, &lock, &end) == 0) continue;
  bool is_over = count == 0;
  pthread_mutex_unlock(&lock);
  return is_over;
}

// Threads of the program's own.

struct thread {
  void *(*start)(void *);
  void *context;
};

static void run_thread(void *context) {
  struct thread *thread = context;
  thread->start(thread->context);
}

static void *start_thread(void *context) {
  struct thread thread = *(struct thread *)context;
  __builtin_free(context);
  tutor_work_run(&thread, run_thread);
  return NULL;
}

/// Foundation starts its threads with this.
pthread_t _CFThreadCreate(pthread_attr_t attributes, void *(*start)(void *), void *context) {
  struct thread *thread = tutor_on_stage ? __builtin_malloc(sizeof *thread) : NULL;
  if (!thread) return ORIGINAL(_CFThreadCreate)(attributes, start, context);
  *thread = (struct thread){start, context};
  tutor_work_begin();
  return ORIGINAL(_CFThreadCreate)(attributes, start_thread, thread);
}
