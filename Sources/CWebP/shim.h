// libwebp: WebP files read.
#include <webp/decode.h>
