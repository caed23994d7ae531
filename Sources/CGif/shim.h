// giflib: GIF files written.
#include <gif_lib.h>
