#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The functions of libIndexStore that are used here. The library comes with the toolchain and is
// opened by its path, so that nothing needs to be found when this tool is linked.
typedef void *Handle;
static struct {
  Handle (*store_create)(const char *, Handle *);
  void (*store_dispose)(Handle);
  bool (*units_apply)(Handle, unsigned, void *, bool (*)(void *, IndexText));
  bool (*unit_time)(Handle, const char *, int64_t *, int64_t *, Handle *);
  IndexText (*unit_file)(Handle);
  Handle (*unit_create)(Handle, const char *, Handle *);
  void (*unit_dispose)(Handle);
  bool (*dependencies_apply)(Handle, void *, bool (*)(void *, Handle));
  int (*dependency_kind)(Handle);
  IndexText (*dependency_name)(Handle);
  IndexText (*dependency_path)(Handle);
  Handle (*record_create)(Handle, const char *, Handle *);
  void (*record_dispose)(Handle);
  bool (*occurrences_apply)(Handle, void *, bool (*)(void *, Handle));
  Handle (*occurrence_symbol)(Handle);
  uint64_t (*occurrence_roles)(Handle);
  void (*occurrence_place)(Handle, unsigned *, unsigned *);
  bool (*relations_apply)(Handle, void *, bool (*)(void *, Handle));
  uint64_t (*relation_roles)(Handle);
  Handle (*relation_symbol)(Handle);
  IndexText (*symbol_usr)(Handle);
  IndexText (*symbol_name)(Handle);
  int (*symbol_kind)(Handle);
} api;

static const struct {
  const char *name;
  void *slot;
} functions[] = {
  {"indexstore_store_create", &api.store_create},
  {"indexstore_store_dispose", &api.store_dispose},
  {"indexstore_store_units_apply_f", &api.units_apply},
  {"indexstore_store_get_unit_modification_time", &api.unit_time},
  {"indexstore_unit_reader_get_main_file", &api.unit_file},
  {"indexstore_unit_reader_create", &api.unit_create},
  {"indexstore_unit_reader_dispose", &api.unit_dispose},
  {"indexstore_unit_reader_dependencies_apply_f", &api.dependencies_apply},
  {"indexstore_unit_dependency_get_kind", &api.dependency_kind},
  {"indexstore_unit_dependency_get_name", &api.dependency_name},
  {"indexstore_unit_dependency_get_filepath", &api.dependency_path},
  {"indexstore_record_reader_create", &api.record_create},
  {"indexstore_record_reader_dispose", &api.record_dispose},
  {"indexstore_record_reader_occurrences_apply_f", &api.occurrences_apply},
  {"indexstore_occurrence_get_symbol", &api.occurrence_symbol},
  {"indexstore_occurrence_get_roles", &api.occurrence_roles},
  {"indexstore_occurrence_get_line_col", &api.occurrence_place},
  {"indexstore_occurrence_relations_apply_f", &api.relations_apply},
  {"indexstore_symbol_relation_get_roles", &api.relation_roles},
  {"indexstore_symbol_relation_get_symbol", &api.relation_symbol},
  {"indexstore_symbol_get_usr", &api.symbol_usr},
  {"indexstore_symbol_get_name", &api.symbol_name},
  {"indexstore_symbol_get_kind", &api.symbol_kind},
};

typedef struct {
  Handle store;
  const char *prefix;
  void *context;
  IndexVisitor visitor;
  IndexFileVisitor fileVisitor;
  IndexOccurrence occurrence;
  bool hasRelation;
} Visit;

static char *terminated(IndexText text) {
  char *copy = malloc(text.length + 1);
  memcpy(copy, text.data, text.length);
  copy[text.length] = 0;
  return copy;
}

static bool begins(IndexText path, const char *prefix) {
  size_t length = strlen(prefix);
  return path.length >= length && memcmp(path.data, prefix, length) == 0;
}

static bool visit_relation(void *context, Handle relation) {
  Visit *visit = context;
  visit->hasRelation = true;
  visit->occurrence.relatedRoles = api.relation_roles(relation);
  visit->occurrence.related = api.symbol_usr(api.relation_symbol(relation));
  visit->visitor(visit->context, &visit->occurrence);
  return true;
}

static bool visit_occurrence(void *context, Handle occurrence) {
  Visit *visit = context;
  Handle symbol = api.occurrence_symbol(occurrence);
  visit->occurrence.symbol = api.symbol_usr(symbol);
  visit->occurrence.name = api.symbol_name(symbol);
  visit->occurrence.kind = api.symbol_kind(symbol);
  visit->occurrence.roles = api.occurrence_roles(occurrence);
  api.occurrence_place(occurrence, &visit->occurrence.line, &visit->occurrence.column);
  visit->hasRelation = false;
  api.relations_apply(occurrence, visit, visit_relation);
  if (!visit->hasRelation) {
    visit->occurrence.related = (IndexText){"", 0};
    visit->occurrence.relatedRoles = 0;
    visit->visitor(visit->context, &visit->occurrence);
  }
  return true;
}

static bool visit_dependency(void *context, Handle dependency) {
  enum { record = 2 };
  Visit *visit = context;
  if (api.dependency_kind(dependency) != record) return true;
  IndexText path = api.dependency_path(dependency);
  if (!begins(path, visit->prefix)) return true;
  visit->occurrence.file = path;
  visit->occurrence.fileNumber++;
  char *name = terminated(api.dependency_name(dependency));
  Handle error = NULL;
  Handle reader = api.record_create(visit->store, name, &error);
  if (reader) {
    api.occurrences_apply(reader, visit, visit_occurrence);
    api.record_dispose(reader);
  }
  free(name);
  return true;
}

static bool visit_unit(void *context, IndexText name) {
  Visit *visit = context;
  char *unit = terminated(name);
  Handle error = NULL;
  Handle reader = api.unit_create(visit->store, unit, &error);
  if (reader) {
    api.dependencies_apply(reader, visit, visit_dependency);
    api.unit_dispose(reader);
  }
  free(unit);
  return true;
}

static bool visit_file(void *context, IndexText name) {
  Visit *visit = context;
  char *unit = terminated(name);
  Handle error = NULL;
  Handle reader = api.unit_create(visit->store, unit, &error);
  if (reader) {
    int64_t seconds = 0, nanoseconds = 0;
    IndexText file = api.unit_file(reader);
    if (begins(file, visit->prefix)
        && !api.unit_time(visit->store, unit, &seconds, &nanoseconds, &error)) {
      visit->fileVisitor(visit->context, file, seconds * 1000000000 + nanoseconds);
    }
    api.unit_dispose(reader);
  }
  free(unit);
  return true;
}

// Opens the library and the index and has every unit visited.
static const char *visit_units(
  const char *library, const char *store, Visit *visit, bool (*visitor)(void *, IndexText)
) {
  Handle handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  if (!handle) return dlerror();
  for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
    void *function = dlsym(handle, functions[index].name);
    if (!function) return dlerror();
    memcpy(functions[index].slot, &function, sizeof function);
  }
  Handle error = NULL;
  visit->store = api.store_create(store, &error);
  if (!visit->store) return "the index cannot be opened";
  api.units_apply(visit->store, 1, visit, visitor);
  api.store_dispose(visit->store);
  return NULL;
}

const char *index_visit(
  const char *library, const char *store, const char *prefix, void *context, IndexVisitor visitor
) {
  Visit visit = {.prefix = prefix, .context = context, .visitor = visitor};
  return visit_units(library, store, &visit, visit_unit);
}

const char *index_visit_files(
  const char *library, const char *store, const char *prefix, void *context,
  IndexFileVisitor visitor
) {
  Visit visit = {.prefix = prefix, .context = context, .fileVisitor = visitor};
  return visit_units(library, store, &visit, visit_file);
}
