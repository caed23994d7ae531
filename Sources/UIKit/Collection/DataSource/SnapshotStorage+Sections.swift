// The operations on sections. Each checks everything before it changes anything.
extension SnapshotStorage {
  // Rule SNAP-2.
  @inlinable mutating func appendSections(_ sections: [Section]) throws(SnapshotMisuse) {
    try Self.checkUnique(sections, "section")
    try checkNew(sections)
    placeSections(sections, at: records.count)
  }

  /// Inserts beside `destination`, `distance` behind its place: 0 before it, 1 after it.
  ///
  /// Rule SNAP-5.
  @inlinable mutating func insertSections(
    _ sections: [Section], beside destination: Section, distance: Int
  ) throws(SnapshotMisuse) {
    try Self.checkUnique(sections, "section")
    guard !sections.contains(destination) else {
      throw .destinationInList(destination, sections)
    }
    guard let place = ordinal(of: destination) else {
      throw .nowhere("insertIndex != NSNotFound", "section")
    }
    try checkNew(sections)
    placeSections(sections, at: place + distance)
  }

  @inlinable mutating func deleteSections(_ sections: [Section]) throws(SnapshotMisuse) {
    try Self.checkUnique(sections, "section")
    if itemCount > 0 {
      needIndex()
    } else if indexed != nil {
      // There are no items to look up, and what others looked up has these sections.
      forgetIndexedCopy()
      appended = []
    }
    removeSections(at: Set(sections.compactMap { ordinal(of: $0) }))
  }

  /// Moves beside `destination`, `distance` behind its place: 0 before it, 1 after it.
  @inlinable mutating func moveSection(
    _ section: Section, beside destination: Section, distance: Int
  ) throws(SnapshotMisuse) {
    guard section != destination else { throw .moveToItself("section", section) }
    guard let source = ordinal(of: section) else {
      throw .nowhere("fromSection != NSNotFound", "section")
    }
    guard let target = ordinal(of: destination) else {
      throw .nowhere("toSection != NSNotFound", "section")
    }
    relocateSection(from: source, to: target + distance - (source < target ? 1 : 0))
  }

  /// Checks that `sections` can be marked for reload.
  @usableFromInline func checkSectionMarks(_ sections: [Section]) throws(SnapshotMisuse) {
    try Self.checkUnique(sections, "section")
    let unknown = sections.indices.filter { keys[sections[$0]] == nil }
    guard unknown.isEmpty else {
      throw .unknown("section", in: sections, at: unknown, action: "reload")
    }
  }

  @inlinable func settledItems(of section: Section) throws(SnapshotMisuse) -> [Item] {
    guard let items = items(of: section) else { throw .sectionNotFound }
    return items
  }

  @inlinable func checkNew(_ sections: [Section]) throws(SnapshotMisuse) {
    let known = sections.indices.filter { keys[sections[$0]] != nil }
    guard known.isEmpty else { throw .existing(sections, at: known) }
  }
}
