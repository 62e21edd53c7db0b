/// The small C program that several modules are linked with: it enters one of them by number.
///
/// `argv` is the number, the manner (`plain`, `stage`, `session`) and, optionally, the file whose
/// preview is launched. Before the program's code it makes standard output flush at every line, so
/// that nothing is lost when the program traps. After it, the stage takes over; a top-level `await`
/// ends in `exit`, so the stage also waits there, unless the program failed.
struct Dispatcher {
  /// The modules' names; a module's number is its index.
  var modules: [String]

  var source: String {
    let entries = modules.map { "int \(Compiler.entryPoint(of: $0))(int, char **);" }
    let rows = modules.map { "  {\"\($0)\", \(Compiler.entryPoint(of: $0))}," }
    return """
      #define _GNU_SOURCE
      #include <stdint.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>

      \(entries.joined(separator: "\n"))

      static const struct {
        const char *name;
        int (*enter)(int, char **);
      } modules[] = {
      \(rows.joined(separator: "\n"))
      };

      typedef void (*record)(void);
      extern const record __start_tutor_previews[] __attribute__((weak));
      extern const record __stop_tutor_previews[] __attribute__((weak));

      void tutor_stage_prepare(void);
      void tutor_stage_perform(const char *, const char *, int32_t, int32_t);

      static struct {
        const char *module, *preview;
        int32_t commands, replies;
        int done;
      } stage;

      static void perform(void) {
        if (stage.done) return;
        stage.done = 1;
        for (const record *at = __start_tutor_previews; at < __stop_tutor_previews; at++)
          if (*at) (*at)();
        tutor_stage_perform(stage.module, stage.preview, stage.commands, stage.replies);
        fflush(NULL);
      }

      static void at_exit(int status, void *unused) {
        (void)unused;
        if (status == 0) perform();
      }

      int main(int argc, char **argv) {
        if (argc < 3) return 64;
        size_t number = strtoul(argv[1], NULL, 10);
        if (number >= sizeof modules / sizeof modules[0]) return 64;
        setvbuf(stdout, NULL, _IOLBF, 0);

        stage.module = modules[number].name;
        stage.preview = argc > 3 ? argv[3] : NULL;
        int session = strcmp(argv[2], "session") == 0;
        stage.commands = session ? 3 : -1;
        stage.replies = session ? 4 : -1;
        char *arguments[] = {argv[0], NULL};
        if (strcmp(argv[2], "plain") != 0) {
          tutor_stage_prepare();
          on_exit(at_exit, NULL);
        }
        int status = modules[number].enter(1, arguments);
        exit(status);
      }

      """
  }
}
