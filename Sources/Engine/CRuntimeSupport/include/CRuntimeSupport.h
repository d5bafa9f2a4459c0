// What Swift's runtime and Foundation on Linux lack, in C: each file has one subject.
#ifndef INTERLUDE_RUNTIME_SUPPORT_H
#define INTERLUDE_RUNTIME_SUPPORT_H

#include "ApplicationTools.h"
#include "Equality.h"
#include "References.h"

#endif
