#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// Descriptors are first moved above this, so that none is overwritten before it is used.
enum { SAFE = 64 };

static int limit(int resource, unsigned long value) {
  if (value == 0) return 0;
  struct rlimit both = {value, value};
  return setrlimit(resource, &both);
}

static int place(int from, int to) {
  if (from < 0) return close(to), 0;
  return dup2(from, to) < 0 ? -1 : 0;
}

static int prepare(const struct tutor_launch *launch) {
  int input = launch->input, output = launch->output, errors = launch->errors;
  int commands = launch->commands, replies = launch->replies;
  int *all[] = {&input, &output, &errors, &commands, &replies};
  for (int i = 0; i < 5; i++) {
    if (*all[i] < 0) continue;
    *all[i] = fcntl(*all[i], F_DUPFD_CLOEXEC, SAFE);
    if (*all[i] < 0) return -1;
  }
  if (place(input, 0) || place(output, 1) || place(errors, 2) || place(commands, 3) ||
      place(replies, 4))
    return -1;

  if (setpgid(0, 0)) return -1;
  if (chdir(launch->directory)) return -1;
  // At the soft limit comes a signal that says which limit it was; at the hard one only the end.
  struct rlimit seconds = {launch->cpu_seconds, launch->cpu_seconds + 1};
  if (launch->cpu_seconds && setrlimit(RLIMIT_CPU, &seconds)) return -1;
  if (limit(RLIMIT_DATA, launch->data_bytes) || limit(RLIMIT_FSIZE, launch->file_bytes))
    return -1;
  struct rlimit none = {0, 0};
  if (setrlimit(RLIMIT_CORE, &none)) return -1;
  if (launch->group && (setgroups(0, NULL) || setgid(launch->group))) return -1;
  if (launch->user && setuid(launch->user)) return -1;

  // What the tutor ignores or blocks is no business of the program's.
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < 32; number++) sigaction(number, &standard, NULL);
  sigset_t empty;
  sigemptyset(&empty);
  return sigprocmask(SIG_SETMASK, &empty, NULL);
}

int tutor_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

pid_t tutor_spawn(const struct tutor_launch *launch) {
  int report[2];
  if (pipe2(report, O_CLOEXEC)) return -1;
  pid_t child = fork();
  if (child < 0) {
    int reason = errno;
    close(report[0]);
    close(report[1]);
    errno = reason;
    return -1;
  }
  if (child == 0) {
    // The report's end must survive the moving of descriptors.
    int ready = fcntl(report[1], F_DUPFD_CLOEXEC, SAFE);
    if (ready >= 0 && prepare(launch) == 0) {
      execve(launch->path, launch->arguments, launch->environment);
    }
    int reason = errno;
    if (write(ready, &reason, sizeof reason) < 0) _exit(126);
    _exit(127);
  }
  close(report[1]);
  int reason = 0;
  ssize_t got;
  do {
    got = read(report[0], &reason, sizeof reason);
  } while (got < 0 && errno == EINTR);
  close(report[0]);
  if (got == 0) return child;
  while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
  }
  errno = reason;
  return -1;
}
