// librsvg: SVG files drawn to cairo.
#include <librsvg/rsvg.h>
