#define _GNU_SOURCE
#include "CTestRunner.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

// XCTest on Linux puts the tests of a class into an array and casts it. For a synchronous method on the main actor that cast
// fails: the runner is aborted before its first test, with a line about types of functions. Nothing can be done about the
// cast, which is in code that the package manager writes; but what to write instead can be said.

static struct sigaction before;

static const char advice[] =
    "\nInterludeTesting: XCTest on Linux cannot call a synchronous test method on the main actor, and ends before the first\n"
    "test. The line that begins with \"Could not cast value of type\" names the class. Make each of its test methods\n"
    "    @MainActor func testSomething() async throws\n"
    "or write the tests with Swift Testing: @MainActor @Suite struct, and @Test before each of them.\n\n";

/// Whether an array is being cast before any test runs: code of an app's that fails so in a test is another matter.
static bool is_cast_before_tests(void) {
    void *frames[128];
    int count = backtrace(frames, 128);
    bool casts = false;
    for (int i = 0; i < count; i++) {
        Dl_info info;
        if (!dladdr(frames[i], &info)) continue;
        if (info.dli_sname && strstr(info.dli_sname, "_arrayForceCast")) casts = true;
        const char *file = info.dli_fname ? info.dli_fname : "";
        if (strstr(file, "libXCTest.so") || strstr(file, "libTesting.so") || strstr(file, "libswift_Concurrency.so"))
            return false;
    }
    return casts;
}

static void aborted(int number) {
    if (is_cast_before_tests()) {
        ssize_t written = write(STDERR_FILENO, advice, sizeof advice - 1);
        (void)written;
        // No backtrace: it names nothing of the tests.
        signal(number, SIG_DFL);
    } else {
        sigaction(number, &before, NULL);
    }
    raise(number);
}

__attribute__((constructor)) static void listen_in_test_bundles(void) {
    char path[4096];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path);
    if (length < 7 || memcmp(path + length - 7, ".xctest", 7) != 0) return;
    // The first backtrace loads a library, which a signal's handler must not do.
    void *first[1];
    backtrace(first, 1);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = aborted;
    action.sa_flags = SA_NODEFER | SA_ONSTACK;
    sigaction(SIGABRT, &action, &before);
}
