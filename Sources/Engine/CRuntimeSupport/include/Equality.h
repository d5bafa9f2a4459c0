// Foundation's comparison of objects, for objects of Swift's that it cannot tell from its own.
//
// Core Foundation as Swift has it on Linux (6.3) reads from an object's third word what kind it is. Objects of Swift's have
// their first property there, and where certain bits of it are zero, as they are in 1.0 and in small whole numbers, the program
// stops: two colours beside each other in an attributed string are enough. No kind has that number, so such objects are asked
// by `isEqual(_:)` and `hash` here, as all others of Swift's are.
//
// The definitions are weak: where Foundation is linked statically its own win.
#ifndef INTERLUDE_EQUALITY_H
#define INTERLUDE_EQUALITY_H

// Nothing is called from here: what is linked with it compares so.

#endif
