// The operations on sections. Each validates its arguments before it changes the storage.
extension SnapshotStorage {
  /// Appends new sections. Rule SNAP-2.
  @inlinable mutating func appendSections(_ sections: [Section]) throws(SnapshotMisuse) {
    try Self.checkUnique(sections, "section")
    try checkNew(sections)
    placeSections(sections, at: records.count)
  }

  /// Inserts new sections beside `destination`: before it at distance 0, after it at distance 1.
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
      // There are no items to look up, and the copy with an index has the deleted sections.
      forgetIndexedCopy()
      appended = []
    }
    removeSections(at: Set(sections.compactMap { ordinal(of: $0) }))
  }

  /// Moves a section beside `destination`: before it at distance 0, after it at distance 1.
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

  /// Throws unless `sections` can be marked for reload.
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
