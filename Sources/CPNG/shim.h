// libpng: PNG files read into memory of ours.
#include <png.h>
