#include "ApplicationTools.h"

extern int32_t interlude_run_application_with_tools(void *start) __attribute__((weak));
extern int32_t interlude_run_application_in_window(void *start) __attribute__((weak));

application_session application_tools_session(void) { return interlude_run_application_with_tools; }

application_session application_window_session(void) { return interlude_run_application_in_window; }
