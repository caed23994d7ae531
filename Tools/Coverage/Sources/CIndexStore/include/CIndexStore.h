#ifndef C_INDEX_STORE_H
#define C_INDEX_STORE_H

#include <stddef.h>
#include <stdint.h>

/// A text of the index; not terminated, alive during the call it is given to alone.
typedef struct {
  const char *data;
  size_t length;
} IndexText;

/// What an occurrence of a symbol in a file does, as bits of `roles`.
enum {
  IndexRoleDefinition = 1 << 1,
  IndexRoleReference = 1 << 2,
  IndexRoleRead = 1 << 3,
  IndexRoleWrite = 1 << 4,
  IndexRoleCall = 1 << 5,
  IndexRoleImplicit = 1 << 8,
  IndexRoleChildOf = 1 << 9,
  IndexRoleBaseOf = 1 << 10,
  IndexRoleOverrideOf = 1 << 11,
  IndexRoleCalledBy = 1 << 13,
  IndexRoleContainedBy = 1 << 16,
};

/// An occurrence of a symbol, together with one symbol it is related to.
///
/// An occurrence with many relations comes once for each, one without comes once with no related
/// symbol.
typedef struct {
  IndexText file;
  unsigned line;
  unsigned column;
  IndexText symbol;
  uint64_t roles;
  IndexText related;
  uint64_t relatedRoles;
} IndexOccurrence;

/// Called with each occurrence.
typedef void (*IndexVisitor)(void *context, const IndexOccurrence *occurrence);

/// Visits every occurrence in the index at `store` whose file's path begins with `prefix`.
///
/// `library` is the path of the toolchain's libIndexStore.
/// Returns null, or why it could not be read; the text lives as long as the process.
const char *index_visit(
  const char *library, const char *store, const char *prefix, void *context, IndexVisitor visitor);

#endif
