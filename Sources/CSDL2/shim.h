// SDL 2 without its own main function.
#define SDL_MAIN_HANDLED 1
#include <SDL.h>

// Macros that Swift does not import.
static inline int sdl_place_anywhere(void) { return SDL_WINDOWPOS_UNDEFINED; }
