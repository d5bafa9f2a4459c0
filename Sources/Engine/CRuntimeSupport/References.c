#include "References.h"
