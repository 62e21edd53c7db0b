#ifndef TUTOR_CSYSTEM_H
#define TUTOR_CSYSTEM_H

#include <sys/types.h>

/// How a program is started. Descriptors are -1 where there is none; limits are 0 where there is none.
struct tutor_launch {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  int input, output, errors, commands, replies;
  unsigned long cpu_seconds, data_bytes, file_bytes;
  /// The user and group to run as; 0 keeps the caller's.
  uid_t user;
  gid_t group;
};

/// Starts a program in a process group of its own, with `commands` and `replies` as its descriptors
/// 3 and 4 and nothing else inherited. Between fork and exec only async-signal-safe calls may
/// stand, which is no place for Swift. Returns the process, or -1 with errno set, also where the
/// program could not be executed.
pid_t tutor_spawn(const struct tutor_launch *launch);

/// Makes a pipe whose ends are closed in programs that are started meanwhile (pipe2, which is GNU's
/// and not imported). Returns 0, or -1 with errno set.
int tutor_pipe(int ends[2]);

/// Asks the kernel to hand this process the orphans among its descendants, so that
/// they can be found and killed. prctl is variadic, which Swift cannot call.
/// Returns 0, or -1 with errno set.
int tutor_become_subreaper(void);

#endif
