// The operations on sections. Each checks everything before it changes anything.
extension SnapshotStorage {
  mutating func appendSections(_ sections: [Section]) throws(SnapshotMisuse) {
    try Self.checkUnique(sections, "section")
    try checkNew(sections)
    placeSections(sections, at: records.count)
  }

  /// Inserts beside `destination`, `distance` behind its place: 0 before it, 1 after it.
  mutating func insertSections(
    _ sections: [Section], beside destination: Section, distance: Int
  ) throws(SnapshotMisuse) {
    try Self.checkUnique(sections, "section")
    guard !sections.contains(destination) else {
      throw .destinationInList(destination, sections)
    }
    guard let place = ordinal(of: destination) else {
      throw .parameter("insertIndex != NSNotFound")
    }
    try checkNew(sections)
    placeSections(sections, at: place + distance)
  }

  mutating func deleteSections(_ sections: [Section]) throws(SnapshotMisuse) {
    try Self.checkUnique(sections, "section")
    removeSections(at: Set(sections.compactMap { ordinal(of: $0) }))
  }

  /// Moves beside `destination`, `distance` behind its place: 0 before it, 1 after it.
  mutating func moveSection(
    _ section: Section, beside destination: Section, distance: Int
  ) throws(SnapshotMisuse) {
    guard section != destination else { throw .moveToItself("section", section) }
    guard let source = ordinal(of: section) else {
      throw .parameter("fromSection != NSNotFound")
    }
    guard let target = ordinal(of: destination) else {
      throw .parameter("toSection != NSNotFound")
    }
    relocateSection(from: source, to: target + distance - (source < target ? 1 : 0))
  }

  /// Checks that `sections` can be marked for reload.
  func checkSectionMarks(_ sections: [Section]) throws(SnapshotMisuse) {
    try Self.checkUnique(sections, "section")
    let unknown = sections.indices.filter { keys[sections[$0]] == nil }
    guard unknown.isEmpty else { throw .unknown("reload", "section", sections, at: unknown) }
  }

  func record(of section: Section) throws(SnapshotMisuse) -> Record {
    guard let ordinal = ordinal(of: section) else { throw .sectionNotFound }
    return records[ordinal]
  }

  private func checkNew(_ sections: [Section]) throws(SnapshotMisuse) {
    let known = sections.indices.filter { keys[sections[$0]] != nil }
    guard known.isEmpty else { throw .existing(sections, at: known) }
  }
}
