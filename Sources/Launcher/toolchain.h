#ifndef TUTOR_TOOLCHAIN_H
#define TUTOR_TOOLCHAIN_H

#include <limits.h>

/// What was found out about the first `swiftc` of the PATH.
enum swift_finding {
  /// It belongs to the toolchain that the tutor was built with.
  SWIFT_SAME,
  /// It is the wanted version in another place: `libraries` says where its libraries are.
  SWIFT_ELSEWHERE,
  SWIFT_MISSING,
  /// It is another version, or does not say which.
  SWIFT_OTHER,
};

struct swift {
  enum swift_finding finding;
  /// The folder of the `swiftc`.
  char folder[PATH_MAX];
  char version[32];
  /// What the loader must search before the tutor's own places.
  char libraries[2 * PATH_MAX + 32];
};

/// Finds the first `swiftc` of a search path; starts it only where its place says too little.
struct swift find_swift(const char *search_path, const char *wanted);

#endif
