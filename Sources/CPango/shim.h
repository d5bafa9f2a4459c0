#include <pango/pango.h>
#include <pango/pangocairo.h>
