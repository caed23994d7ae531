// gdk-pixbuf: PNG and JPEG files read, JPEG files written.
#include <gdk-pixbuf/gdk-pixbuf.h>
