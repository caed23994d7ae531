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
  IndexRoleExtendedBy = 1 << 14,
  IndexRoleAccessorOf = 1 << 15,
  IndexRoleContainedBy = 1 << 16,
};

/// What a symbol is; others are not distinguished here.
enum {
  IndexKindEnum = 5,
  IndexKindStruct = 6,
  IndexKindClass = 7,
  IndexKindProtocol = 8,
  IndexKindExtension = 9,
  IndexKindTypealias = 11,
  IndexKindFunction = 12,
  IndexKindVariable = 13,
  IndexKindInstanceMethod = 16,
  IndexKindClassMethod = 17,
  IndexKindStaticMethod = 18,
  IndexKindInstanceProperty = 19,
  IndexKindClassProperty = 20,
  IndexKindStaticProperty = 21,
  IndexKindConstructor = 22,
  IndexKindDestructor = 23,
  IndexKindParameter = 25,
};

/// An occurrence of a symbol, together with one symbol it is related to.
///
/// An occurrence with many relations comes once for each, one without comes once with no related
/// symbol.
typedef struct {
  IndexText file;
  /// Equal for the occurrences of one file that follow one another, other than that of the file before.
  unsigned fileNumber;
  unsigned line;
  unsigned column;
  /// The compiler's unique name, and the name in the source with its labels.
  IndexText symbol, name;
  int kind;
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

/// Called with the path of each file that was compiled and the moment, in nanoseconds since 1970.
typedef void (*IndexFileVisitor)(void *context, IndexText file, int64_t time);

/// Visits every compiled file of the index at `store` whose path begins with `prefix`.
///
/// Parameters and result as those of `index_visit`.
const char *index_visit_files(
  const char *library, const char *store, const char *prefix, void *context,
  IndexFileVisitor visitor);

#endif
