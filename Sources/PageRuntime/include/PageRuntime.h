// The few functions of a C library that Swift without a system calls, for modules of WebAssembly.
// Elsewhere this target is empty.
