#ifndef C_TEST_RUNNER_H
#define C_TEST_RUNNER_H

/// Nothing is to be called: what is here happens when the program is loaded, see TestRunner.c.

#endif
