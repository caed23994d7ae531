import LayoutCore

/// Where an item was; below 0 for one that is new.
@usableFromInline struct ItemOrigin: Sendable {
  @usableFromInline var section: Int32
  @usableFromInline var item: Int32

  @inlinable init(section: Int, item: Int) {
    self.section = Int32(truncatingIfNeeded: section)
    self.item = Int32(truncatingIfNeeded: item)
  }

  @inlinable static var none: ItemOrigin { ItemOrigin(section: -1, item: -1) }
}

/// Where the items of a section that does not hold the same as before were.
@usableFromInline struct SectionOrigins: Sendable {
  /// The place of the section, and the one before; below 0 for a new one.
  @usableFromInline let section: Int
  @usableFromInline let origin: Int
  /// How many items there were, and how many of them are where they were counted from either end.
  @usableFromInline let oldCount: Int
  @usableFromInline let prefix: Int
  @usableFromInline let suffix: Int
  /// Where those between were.
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
    runs.appendJoining(ElementMap.Run(section: known, items: 0..<prefix))
    for place in middle {
      let item = Int(max(place.item, 0))
      runs.appendJoining(
        ElementMap.Run(
          section: place.section < 0 ? nil : Int(place.section), items: item..<(item + 1)))
    }
    runs.appendJoining(ElementMap.Run(section: known, items: (oldCount - suffix)..<oldCount))
    return runs
  }
}

/// Where what a snapshot holds was in another.
@usableFromInline struct SnapshotOrigins: Sendable {
  /// Where each section was; below 0 for new ones.
  @usableFromInline var sections: [Int] = []
  /// The sections that do not hold the same as before, in order.
  @usableFromInline var changed: [SectionOrigins] = []

  @inlinable init() {}

  /// Whether nothing is different.
  ///
  /// - Parameter count: How many sections there were.
  func isIdentity(ofSections count: Int) -> Bool {
    changed.isEmpty && sections.count == count && sections.indices.allSatisfy { sections[$0] == $0 }
  }

  /// - Complexity: O(s + the items between common ends of sections that changed).
  var elementMap: ElementMap {
    var map = ElementMap(origins: sections.map { $0 < 0 ? nil : $0 })
    for change in changed { map.runs[change.section] = change.runs }
    return map
  }
}
