// What a program can have beside an application: the loop that runs it in a window, and the tools, which run it with an inspector or
// in a browser. They stand above UIKit, so that it cannot name them; whether a program was linked with them weak symbols tell.
#ifndef INTERLUDE_APPLICATION_TOOLS_H
#define INTERLUDE_APPLICATION_TOOLS_H

#include <stdint.h>

/// Takes an application that starts, and returns when it has ended: with the program's exit code.
typedef int32_t (*application_session)(void *_Nonnull start);

/// The tools' session; null in a program without them.
application_session _Nullable application_tools_session(void);

/// The session of a window on the desktop; null in a program without the desktop's loop.
application_session _Nullable application_window_session(void);

#endif
