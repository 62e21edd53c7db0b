#include <stdio.h>
#include <editline/readline.h>

/* Swift imports C's global variables as unsafe to share, so these are reached by functions. */

static inline const char *tutor_line(void) { return rl_line_buffer; }
static inline int tutor_cursor(void) { return rl_point; }
static inline void tutor_end_reading(void) { rl_done = 1; }
static inline void tutor_set_name(const char *name) { rl_readline_name = name; }
