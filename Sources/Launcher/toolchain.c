#define _GNU_SOURCE
#include "toolchain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/// Copies the folder of the first executable `swiftc`; false where there is none.
static int find_folder(const char *search_path, char folder[PATH_MAX]) {
  for (const char *at = search_path; *at;) {
    size_t length = strcspn(at, ":");
    char path[PATH_MAX];
    int written = snprintf(path, sizeof path, "%.*s/swiftc", (int)length, at);
    struct stat facts;
    if (length > 0 && written > 0 && (size_t)written < sizeof path && stat(path, &facts) == 0 &&
        S_ISREG(facts.st_mode) && access(path, X_OK) == 0) {
      snprintf(folder, PATH_MAX, "%.*s", (int)length, at);
      return 1;
    }
    at += length;
    if (*at == ':') at++;
  }
  return 0;
}

/// Whether a folder is the `bin` beside the SwiftSyntax that the tutor was linked with.
static int is_the_one_built_with(const char *folder) {
  char path[PATH_MAX + 32], found[PATH_MAX], built[PATH_MAX];
  snprintf(path, sizeof path, "%s/swiftc", folder);
  if (!realpath(path, found)) return 0;
  char *slash = strrchr(found, '/');
  if (!slash) return 0;
  *slash = 0;
  char host[PATH_MAX + 32];
  snprintf(host, sizeof host, "%s/../lib/swift/host", found);
  char there[PATH_MAX];
  if (!realpath(host, there) || !realpath(TUTOR_TOOLCHAIN_HOST, built)) return 0;
  return strcmp(there, built) == 0;
}

/// Reads what a `swiftc` says of itself; the answer is empty where it fails.
static void ask(const char *folder, char *answer, size_t size) {
  char path[PATH_MAX + 32];
  snprintf(path, sizeof path, "%s/swiftc", folder);
  size_t have = 0;
  int ends[2];
  answer[0] = 0;
  if (pipe(ends) < 0) return;
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], 1);
    close(ends[0]);
    close(ends[1]);
    if (!freopen("/dev/null", "w", stderr)) _exit(126);
    execl(path, path, "-print-target-info", (char *)NULL);
    _exit(127);
  }
  close(ends[1]);
  while (child > 0 && have < size - 1) {
    ssize_t count = read(ends[0], answer + have, size - 1 - have);
    if (count <= 0) break;
    have += (size_t)count;
  }
  close(ends[0]);
  answer[have] = 0;
  int status = 0;
  if (child > 0) waitpid(child, &status, 0);
  if (status != 0) answer[0] = 0;
}

/// Copies what stands in a text after a key, up to one of the ends.
static void copy_after(
    const char *text, const char *key, const char *ends, char *to, size_t size) {
  const char *at = strstr(text, key);
  if (!at) return;
  at += strlen(key);
  snprintf(to, size, "%.*s", (int)strcspn(at, ends), at);
}

struct swift find_swift(const char *search_path, const char *wanted) {
  struct swift swift;
  memset(&swift, 0, sizeof swift);
  swift.finding = SWIFT_MISSING;
  if (!find_folder(search_path, swift.folder)) return swift;
  if (is_the_one_built_with(swift.folder)) {
    swift.finding = SWIFT_SAME;
    return swift;
  }
  swift.finding = SWIFT_OTHER;
  char answer[16384], resources[PATH_MAX] = "";
  ask(swift.folder, answer, sizeof answer);
  copy_after(answer, "Swift version ", " \"(", swift.version, sizeof swift.version);
  copy_after(answer, "\"runtimeResourcePath\": \"", "\"", resources, sizeof resources);
  size_t length = strlen(wanted);
  int is_wanted = strncmp(swift.version, wanted, length) == 0 &&
                  (swift.version[length] == 0 || swift.version[length] == '.');
  if (!is_wanted || !resources[0]) return swift;
  snprintf(swift.libraries, sizeof swift.libraries, "%s/host:%s/linux", resources, resources);
  swift.finding = SWIFT_ELSEWHERE;
  return swift;
}
