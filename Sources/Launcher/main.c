#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "toolchain.h"

// The tutor itself links the toolchain's libraries. This program links none, so that without the
// toolchain its user reads a sentence and not what the loader has to say.

static const char wanted[] = "6.3";
enum { TOOLCHAIN_MISSING = 69 };

/// Puts a toolchain's libraries before all that the loader would search.
static void prefer(const char *libraries) {
  const char *others = getenv("LD_LIBRARY_PATH");
  char *all = NULL;
  int length = others && *others ? asprintf(&all, "%s:%s", libraries, others)
                                 : asprintf(&all, "%s", libraries);
  if (length < 0) return;
  setenv("LD_LIBRARY_PATH", all, 1);
  free(all);
}

/// Becomes the tutor, which stands beside this program or, installed, in ../lib/tutor.
static int become_tutor(char **argv) {
  char self[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
  if (length < 0) {
    perror("tutor: cannot find itself");
    return 74;
  }
  self[length] = 0;
  char *slash = strrchr(self, '/');
  if (slash) *slash = 0;
  static const char *const places[] = {"tutor-main", "../lib/tutor/tutor-main"};
  char path[PATH_MAX + 32];
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    snprintf(path, sizeof path, "%s/%s", self, places[i]);
    execv(path, argv);
    if (errno != ENOENT) break;
  }
  fprintf(stderr, "tutor: cannot start '%s': %s. Install the tutor again: make install\n", path,
          strerror(errno));
  return 74;
}

int main(int argc, char **argv) {
  if (argc == 2 && strcmp(argv[1], "--version") == 0) {
    // Said here, because it must cost next to nothing and is asked when something is missing.
    return puts("tutor " TUTOR_VERSION) < 0 || fflush(stdout) ? 74 : 0;
  }
  const char *search_path = getenv("PATH");
  struct swift swift = find_swift(search_path ? search_path : "", wanted);
  switch (swift.finding) {
  case SWIFT_SAME:
    return become_tutor(argv);
  case SWIFT_ELSEWHERE:
    prefer(swift.libraries);
    return become_tutor(argv);
  case SWIFT_MISSING:
    fprintf(stderr,
            "tutor: Swift %s is needed and there is no 'swiftc' on the PATH. "
            "Put Swift %s on it, then: tutor doctor\n",
            wanted, wanted);
    return TOOLCHAIN_MISSING;
  case SWIFT_OTHER:
    if (!swift.version[0]) {
      fprintf(stderr,
              "tutor: 'swiftc' in %s does not say which Swift it belongs to. "
              "Put Swift %s first in PATH, then: tutor doctor\n",
              swift.folder, wanted);
    } else {
      fprintf(stderr,
              "tutor: Swift %s is needed and 'swiftc' is %s (in %s). "
              "Put %s first in PATH, then: tutor doctor\n",
              wanted, swift.version, swift.folder, wanted);
    }
    return TOOLCHAIN_MISSING;
  }
  return TOOLCHAIN_MISSING;
}
