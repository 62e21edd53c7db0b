#ifndef CSTAGE_H
#define CSTAGE_H

// What a program on stage calls of the system's clocks, of libdispatch and of the run loop's timers
// stands in this module under the same names. The runtime's library is linked before the libraries
// that have the originals, so that these are found first; they lead to the stage's clock. A program
// that is not on stage gets the originals.
//
// Swift calls these functions by name, without importing the module: programs load the runtime's
// Swift module, which must not ask for one more.

#include <stdbool.h>
#include <stdint.h>

/// From now on the stage's clock is the program's.
void tutor_interpose_begin(void);

/// Time has moved, or a command begins: a clock that has run on by itself stands still again.
void tutor_clock_tick(void);

/// How much work is under way on other threads.
long tutor_work_count(void);

/// Waits until no work is under way, for so many milliseconds at most; says whether there is none.
bool tutor_work_wait(long milliseconds);

#endif
