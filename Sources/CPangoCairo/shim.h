// cairo with its image, SVG and PDF surfaces, and Pango drawing to it.
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>
