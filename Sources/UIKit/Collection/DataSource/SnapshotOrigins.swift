import LayoutCore

/// The earlier position of an item; negative for a new item.
@usableFromInline struct ItemOrigin: Sendable {
  @usableFromInline var section: Int32
  @usableFromInline var item: Int32

  @inlinable init(section: Int, item: Int) {
    self.section = Int32(truncatingIfNeeded: section)
    self.item = Int32(truncatingIfNeeded: item)
  }

  @inlinable static var none: ItemOrigin { ItemOrigin(section: -1, item: -1) }

  /// Whether it comes `distance` items behind another; all new items follow each other.
  func follows(_ other: ItemOrigin, by distance: Int) -> Bool {
    section == other.section && (section < 0 || Int(item) == Int(other.item) + distance)
  }
}

/// The earlier positions of the items of a changed section.
@usableFromInline struct SectionOrigins: Sendable {
  /// The index of the section.
  @usableFromInline let section: Int
  /// The earlier index of the section; negative for a new section.
  @usableFromInline let origin: Int
  /// The earlier number of items.
  @usableFromInline let oldCount: Int
  /// The number of unchanged items at the start.
  @usableFromInline let prefix: Int
  /// The number of unchanged items at the end.
  @usableFromInline let suffix: Int
  /// The earlier positions of the items between them.
  @usableFromInline var middle: [ItemOrigin]

  @inlinable init(
    section: Int, origin: Int, oldCount: Int, prefix: Int, suffix: Int, middle: [ItemOrigin]
  ) {
    self.section = section
    self.origin = origin
    self.oldCount = oldCount
    self.prefix = prefix
    self.suffix = suffix
    self.middle = middle
  }

  fileprivate var runs: [ElementMap.Run] {
    let known = origin < 0 ? nil : origin
    var runs: [ElementMap.Run] = []
    runs.reserveCapacity(
      3 + middle.indices.dropFirst().count { !middle[$0].follows(middle[$0 - 1], by: 1) })
    runs.appendJoining(ElementMap.Run(section: known, items: 0..<prefix))
    var start = 0
    while start < middle.count {
      let first = middle[start]
      var end = start + 1
      while end < middle.count, middle[end].follows(first, by: end - start) { end += 1 }
      let item = Int(max(first.item, 0))
      let run = ElementMap.Run(
        section: first.section < 0 ? nil : Int(first.section), items: item..<(item + end - start))
      // Each ends where the next item does not follow it, so that only the first can be joined.
      if start == 0 { runs.appendJoining(run) } else { runs.append(run) }
      start = end
    }
    runs.appendJoining(ElementMap.Run(section: known, items: (oldCount - suffix)..<oldCount))
    return runs
  }
}

/// The earlier positions of the sections and items of a snapshot.
@usableFromInline struct SnapshotOrigins: Sendable {
  /// The earlier index of each section; negative for new sections.
  @usableFromInline var sections: [Int] = []
  /// The changed sections in order.
  @usableFromInline var changed: [SectionOrigins] = []

  @inlinable init() {}

  /// Whether nothing has changed.
  ///
  /// - Parameter count: The earlier number of sections.
  func isIdentity(ofSections count: Int) -> Bool {
    changed.isEmpty && sections.count == count && sections.indices.allSatisfy { sections[$0] == $0 }
  }

  /// The positions as a map for layouts.
  ///
  /// - Complexity: O(s + m), m the items between the unchanged ends of changed sections.
  var elementMap: ElementMap {
    var map = ElementMap(origins: sections.map { $0 < 0 ? nil : $0 })
    for change in changed { map.runs[change.section] = change.runs }
    return map
  }
}
