// zlib: the compression of PNG and of HTTP.
#include <zlib.h>
