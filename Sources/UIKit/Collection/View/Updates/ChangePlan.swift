import LayoutCore

/// A change of the data as one value: the former and the new place of everything, and what is
/// replaced.
///
/// Made once for each change, from a batch or from the difference of two snapshots. Visible views,
/// the selection, measurements and orthogonal sections follow it by identity.
struct ChangePlan {
  let before: ItemCounts
  let after: ItemCounts
  /// The places before the change of what is there after it; what is replaced is measured again.
  let origins: ElementMap
  private let destinations: ElementDestinations
  /// Sections whose elements are replaced, by their numbers after the change.
  private(set) var reloadedSections: Set<Int> = []
  /// Items whose cells are replaced, by their index paths after the change.
  private(set) var reloadedItems: Set<IndexPath> = []
  /// Whether sections or items are inserted, deleted or moved.
  let movesElements: Bool
  /// The changes that the application made; nil if only their result is known.
  let batch: UpdateBatch?

  /// Interprets a batch of the application.
  ///
  /// - Throws: `UpdateMisuse` if the batch contradicts itself or the counts before and after it.
  /// - Complexity: O(s + k log k), k the number of changes.
  init(
    checking batch: UpdateBatch, before: ItemCounts, after: ItemCounts
  ) throws(UpdateMisuse) {
    let targets = batch.sectionTargets(before: before.sectionCount, after: after.sectionCount)
    try batch.check(before: before, after: after, targets: targets)
    self.init(batch, before: before, after: after, targets: targets)
  }

  /// Interprets a batch that is known to agree with the counts before and after it.
  init(_ batch: UpdateBatch, before: ItemCounts, after: ItemCounts) {
    let targets = batch.sectionTargets(before: before.sectionCount, after: after.sectionCount)
    self.init(batch, before: before, after: after, targets: targets)
  }

  private init(_ batch: UpdateBatch, before: ItemCounts, after: ItemCounts, targets: [Int?]) {
    self.before = before
    self.after = after
    self.batch = batch
    movesElements = batch.movesElements
    origins = batch.elementMap(before: before, after: after, targets: targets)
    destinations = ElementDestinations(origins, sectionCount: before.sectionCount)
    for section in batch.sections.reloaded {
      destinations.section(section).map { _ = reloadedSections.insert($0) }
    }
    for path in batch.items.reloaded {
      destination(of: path).map { _ = reloadedItems.insert($0) }
    }
  }

  /// The change between two states of the data with a known difference.
  init(_ origins: ElementMap, before: ItemCounts, after: ItemCounts) {
    self.before = before
    self.after = after
    self.origins = origins
    batch = nil
    movesElements = true
    destinations = ElementDestinations(origins, sectionCount: before.sectionCount)
  }

  /// The number of a section after the change; nil if it was deleted.
  func destination(ofSection section: Int) -> Int? { destinations.section(section) }

  /// The index path of an item after the change; nil if it was deleted.
  func destination(of path: IndexPath) -> IndexPath? {
    destinations.item(path.item, inSection: path.section).map {
      IndexPath(item: $0.item, section: $0.section)
    }
  }

  /// The index path of a selected item after the change. In a reloaded section items keep their
  /// index, if there is still an item. Rule UPD-5.
  func destination(ofSelected path: IndexPath) -> IndexPath? {
    guard let section = destination(ofSection: path.section), reloadedSections.contains(section)
    else { return destination(of: path) }
    let path = IndexPath(item: path.item, section: section)
    return after.contains(path) ? path : nil
  }
}

extension ChangePlan {
  /// Values by section, keyed by the numbers of the sections after the change.
  func carried<Value>(_ values: [Int: Value]) -> [Int: Value] {
    var result: [Int: Value] = [:]
    for (section, value) in values {
      if let target = destination(ofSection: section) { result[target] = value }
    }
    return result
  }
}
