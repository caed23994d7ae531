// Memory for a module of WebAssembly: blocks of powers of two from a heap that grows, kept by size
// once they are free. A block remembers its size in the eight bytes before it.
#if defined(__wasm32__)

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { smallest = 4, largest = 31, page = 65536, header = 8 };

typedef struct Block {
  struct Block *next;
} Block;

static Block *free_blocks[largest + 1];
static uintptr_t next_free;

static unsigned order_of(size_t size) {
  unsigned order = smallest;
  while (((size_t)1 << order) < size && order < largest) order++;
  return order;
}

static void *fresh(size_t size) {
  if (next_free == 0) next_free = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = next_free, end = start + size;
  uintptr_t room = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (end < start) return NULL;
  if (end > room) {
    size_t pages = (end - room + page - 1) / page;
    if (pages < 16) pages = 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  next_free = end;
  return (void *)start;
}

// The block of an address lies before it, after as many bytes as the alignment asks for.
int posix_memalign(void **place, size_t alignment, size_t size) {
  size_t lead = alignment > 16 ? alignment : 16;
  unsigned order = order_of(size + lead);
  Block *block = free_blocks[order];
  if (block) {
    free_blocks[order] = block->next;
  } else {
    block = fresh((size_t)1 << order);
    if (!block) return 12;
  }
  uintptr_t address = ((uintptr_t)block + header + lead - 1) & ~(lead - 1);
  uint32_t *words = (uint32_t *)address;
  words[-1] = order;
  words[-2] = (uint32_t)(uintptr_t)block;
  *place = (void *)address;
  return 0;
}

void free(void *address) {
  if (!address) return;
  uint32_t *words = (uint32_t *)address;
  Block *block = (Block *)(uintptr_t)words[-2];
  unsigned order = words[-1];
  block->next = free_blocks[order];
  free_blocks[order] = block;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (size_t index = 0; index < count; index++) {
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  }
  return 0;
}

// Halves away from zero.
double round(double value) {
  double whole = __builtin_trunc(value), rest = value - whole;
  if (rest >= 0.5) return whole + 1;
  if (rest <= -0.5) return whole - 1;
  return whole == 0 ? __builtin_copysign(0.0, value) : whole;
}

// Hash tables need no secret in a page: the same bytes give the same answers everywhere.
void arc4random_buf(void *place, size_t count) {
  unsigned char *bytes = place;
  for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)(index * 37 + 11);
}

uintptr_t __stack_chk_guard = 0x5bd1e995;

void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two numbers of 128 bits.
typedef struct { uint64_t low, high; } Wide;

Wide __multi3(uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
  uint64_t a0 = a_low & 0xffffffff, a1 = a_low >> 32, b0 = b_low & 0xffffffff, b1 = b_low >> 32;
  uint64_t p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
  uint64_t middle = (p00 >> 32) + (p01 & 0xffffffff) + (p10 & 0xffffffff);
  Wide product;
  product.low = (middle << 32) | (p00 & 0xffffffff);
  product.high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32) + a_high * b_low + a_low * b_high;
  return product;
}

#endif
