// The fontconfig side of Pango: font maps over a private configuration.
#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>
