// A file that imports both Testing and CoreGraphics makes the compiler import this module as well: the
// toolchain announces it to everyone and brings it on Apple's systems only. It adds nothing here.
