import LayoutCore

/// A change of the data as one value: where everything was, where it went, and what is replaced.
///
/// Made once for each change, of a batch or of the difference of two snapshots. Views in view, the
/// selection, measurements and orthogonal sections follow it by identity.
struct ChangePlan {
  let before: ItemCounts
  let after: ItemCounts
  /// Where what is there after the change was before it; what is replaced is to be measured again.
  let origins: ElementMap
  private let destinations: ElementDestinations
  /// Sections whose elements are replaced, by their places after the change.
  private(set) var reloadedSections: Set<Int> = []
  /// Items whose cells are replaced, by their places after the change.
  private(set) var reloadedItems: Set<IndexPath> = []
  /// Whether sections or items come, go or move.
  let movesElements: Bool
  /// What was asked for; nil where only the difference is known.
  private let batch: UpdateBatch?

  /// The change a batch of the application makes, interpreted once.
  ///
  /// - Throws: What is wrong with a batch that does not lead from the numbers before to those after.
  /// - Complexity: O(s + k log k), k the number of changes.
  init(
    checking batch: UpdateBatch, before: ItemCounts, after: ItemCounts
  ) throws(UpdateMisuse) {
    let targets = batch.sectionTargets(before: before.sectionCount, after: after.sectionCount)
    try batch.check(before: before, after: after, targets: targets)
    self.init(batch, before: before, after: after, targets: targets)
  }

  /// The change a batch makes that leads from the numbers before to those after.
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

  /// The change between two states of the data whose difference is known.
  init(_ origins: ElementMap, before: ItemCounts, after: ItemCounts) {
    self.before = before
    self.after = after
    self.origins = origins
    batch = nil
    movesElements = true
    destinations = ElementDestinations(origins, sectionCount: before.sectionCount)
  }

  /// Where a section is after the change; nil if it went.
  func destination(ofSection section: Int) -> Int? { destinations.section(section) }

  /// Where an item is after the change; nil if it went.
  func destination(of path: IndexPath) -> IndexPath? {
    destinations.item(path.item, inSection: path.section).map {
      IndexPath(item: $0.item, section: $0.section)
    }
  }

  /// Where a selected item is after the change: in a section that is reloaded, at the same place
  /// if there still is one. Rule UPD-5.
  func destination(ofSelected path: IndexPath) -> IndexPath? {
    guard let section = destination(ofSection: path.section), reloadedSections.contains(section)
    else { return destination(of: path) }
    let path = IndexPath(item: path.item, section: section)
    return after.contains(path) ? path : nil
  }

  /// Where an element is after the change; nil if it went.
  ///
  /// - Parameter bond: What the element belongs to.
  func destination(
    of identity: ElementIdentity, _ bond: SupplementaryBond
  ) -> ElementIdentity? {
    var moved = identity
    switch bond {
    case .layout: break
    case .section:
      guard let section = destination(ofSection: identity.section) else { return nil }
      moved.section = section
    case .item:
      guard let path = destination(of: identity.indexPath) else { return nil }
      moved.section = path.section
      moved.item = path.item
    case .part:
      return nil
    }
    return moved
  }

  /// Whether the view of an element is to be replaced by another one.
  ///
  /// - Parameter identity: After the change.
  func replaces(_ identity: ElementIdentity) -> Bool {
    reloadedSections.contains(identity.section)
      || identity.category == .cell && reloadedItems.contains(identity.indexPath)
  }
}

extension ChangePlan {
  /// Values by section, by the places of the sections after the change.
  func carried<Value>(_ values: [Int: Value]) -> [Int: Value] {
    var result: [Int: Value] = [:]
    for (section, value) in values {
      if let target = destination(ofSection: section) { result[target] = value }
    }
    return result
  }
}

// MARK: - What layouts are told

extension ChangePlan {
  /// The changes one by one: deletions, moves, insertions, reloads; sections before items.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    batch.map(items) ?? items(ElementChanges(origins, before: before.itemCounts))
  }

  @MainActor private func items(_ batch: UpdateBatch) -> [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    let (sections, items) = (batch.sections, batch.items)
    return sections.deleted.sorted().map { Item(.delete, before: whole($0), after: nil) }
      + items.deleted.sorted().map { Item(.delete, before: $0, after: nil) }
      + sections.moved.map { Item(.move, before: whole($0.from), after: whole($0.to)) }
      + items.moved.map { Item(.move, before: $0.from, after: $0.to) }
      + sections.inserted.sorted().map { Item(.insert, before: nil, after: whole($0)) }
      + items.inserted.sorted().map { Item(.insert, before: nil, after: $0) }
      + sections.reloaded.sorted().map {
        Item(.reload, before: whole($0), after: destination(ofSection: $0).map(whole))
      }
      + items.reloaded.sorted().map { Item(.reload, before: $0, after: destination(of: $0)) }
  }

  @MainActor private func items(_ changes: ElementChanges) -> [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    return changes.deletedSections.map { Item(.delete, before: whole($0), after: nil) }
      + changes.deletedItems.map { Item(.delete, before: path($0), after: nil) }
      + changes.movedSections.map { Item(.move, before: whole($0.from), after: whole($0.to)) }
      + changes.movedItems.map { Item(.move, before: path($0.from), after: path($0.to)) }
      + changes.insertedSections.map { Item(.insert, before: nil, after: whole($0)) }
      + changes.insertedItems.map { Item(.insert, before: nil, after: path($0)) }
  }

  private func whole(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }

  private func path(_ place: ElementChanges.Place) -> IndexPath {
    IndexPath(item: place.item, section: place.section)
  }
}
