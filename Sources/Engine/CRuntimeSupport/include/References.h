// What Swift's runtime knows of a reference and the language does not ask.
#ifndef INTERLUDE_REFERENCES_H
#define INTERLUDE_REFERENCES_H

#include <stdbool.h>

/// Whether the `deinit` of an object of Swift's is under way. Declared by the runtime (`swift/Runtime/HeapObject.h`), which weak references ask
/// the same.
bool swift_isDeallocating(void *object);

#endif
