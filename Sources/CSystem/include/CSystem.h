#ifndef TUTOR_CSYSTEM_H
#define TUTOR_CSYSTEM_H

/// Asks the kernel to hand this process the orphans among its descendants, so that
/// they can be found and killed. prctl is variadic, which Swift cannot call.
/// Returns 0, or -1 with errno set.
int tutor_become_subreaper(void);

#endif
