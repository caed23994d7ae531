/// What a data source shows at one moment: ordered sections of ordered items, by identifier.
///
/// A value: a copy shares its content until it is changed, then copies the section that changes.
/// Every identifier is in a snapshot once. Misuse that UIKit answers with an exception stops the
/// program with the same text and changes nothing before. Rule SNAP-1.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline var storage = SnapshotStorage<SectionIdentifierType, ItemIdentifierType>()
  @usableFromInline var reloadedSections = OrderedMarks<SectionIdentifierType>()
  @usableFromInline var reloadedItems = OrderedMarks<ItemIdentifierType>()
  @usableFromInline var reconfiguredItems = OrderedMarks<ItemIdentifierType>()

  /// An empty snapshot.
  @inlinable public init() {}

  @inlinable public var numberOfItems: Int { storage.settledCount }
  @inlinable public var numberOfSections: Int { storage.records.count }

  /// All sections in order. - Complexity: O(s).
  @inlinable public var sectionIdentifiers: [SectionIdentifierType] {
    storage.records.map(\.identifier)
  }

  /// All items, section by section. - Complexity: O(n).
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { storage.allItems }

  /// The sections marked by ``reloadSections(_:)``, once each, in the order of asking.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    reloadedSections.identifiers
  }

  /// The items marked by ``reloadItems(_:)``, once each, in the order of asking.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

  /// The items marked by ``reconfigureItems(_:)``, once each, in the order of asking.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    reconfiguredItems.identifiers
  }

  /// - Complexity: O(1). The section must be in the snapshot.
  @inlinable public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    answer(0) { () throws(SnapshotMisuse) in try storage.settledItems(of: identifier).count }
  }

  /// - Complexity: O(1). The section must be in the snapshot.
  @inlinable public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    answer([]) { () throws(SnapshotMisuse) in try storage.settledItems(of: identifier) }
  }

  /// - Complexity: O(1) amortized.
  @inlinable public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    storage.position(of: identifier).map { storage.records[$0.section].identifier }
  }

  /// The place of an item in ``itemIdentifiers``. - Complexity: O(1) amortized.
  @inlinable public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    storage.place(of: identifier)
  }

  /// The place of a section in ``sectionIdentifiers``. - Complexity: O(1).
  @inlinable public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    storage.ordinal(of: identifier)
  }

  /// Appends to a section, by default the last. Items already in the snapshot move there.
  @inlinable public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.appendItems(identifiers, to: sectionIdentifier)
    }
  }

  /// Inserts before an item. Items already in the snapshot move there.
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.insertItems(identifiers, beside: beforeIdentifier, distance: 0)
    }
  }

  /// Inserts after an item. Items already in the snapshot move there.
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.insertItems(identifiers, beside: afterIdentifier, distance: 1)
    }
  }

  /// Deletes items; those not in the snapshot are ignored.
  @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.deleteItems(identifiers)
    }
    reloadedItems.remove(identifiers)
    reconfiguredItems.remove(identifiers)
  }

  /// Deletes all items and all sections.
  @inlinable public mutating func deleteAllItems() {
    self = Self()
  }

  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    carryOut([identifier]) { (_) throws(SnapshotMisuse) in
      try storage.moveItem(identifier, beside: toIdentifier, distance: 0)
    }
  }

  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    carryOut([identifier]) { (_) throws(SnapshotMisuse) in
      try storage.moveItem(identifier, beside: toIdentifier, distance: 1)
    }
  }

  /// Marks items whose cells are to be replaced when the snapshot is applied.
  @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.checkMarks(identifiers, "reload")
      reloadedItems.add(identifiers)
    }
  }

  /// Marks items whose cells are to be configured again when the snapshot is applied.
  @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.checkMarks(identifiers, "reconfigure")
      reconfiguredItems.add(identifiers)
    }
  }

  @inlinable public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.appendSections(identifiers)
    }
  }

  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.insertSections(identifiers, beside: toIdentifier, distance: 0)
    }
  }

  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.insertSections(identifiers, beside: toIdentifier, distance: 1)
    }
  }

  /// Deletes sections with their items; those not in the snapshot are ignored.
  @inlinable public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let items = reloadedItems.identifiers + reconfiguredItems.identifiers
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.deleteSections(identifiers)
    }
    reloadedSections.remove(identifiers)
    let gone = items.filter { !storage.contains($0) }
    reloadedItems.remove(gone)
    reconfiguredItems.remove(gone)
  }

  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    carryOut([identifier]) { (_) throws(SnapshotMisuse) in
      try storage.moveSection(identifier, beside: toIdentifier, distance: 0)
    }
  }

  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    carryOut([identifier]) { (_) throws(SnapshotMisuse) in
      try storage.moveSection(identifier, beside: toIdentifier, distance: 1)
    }
  }

  /// Marks sections whose cells are to be replaced when the snapshot is applied.
  @inlinable public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.checkSectionMarks(identifiers)
      reloadedSections.add(identifiers)
    }
  }

  mutating func forgetMarks() {
    reloadedSections.removeAll()
    reloadedItems.removeAll()
    reconfiguredItems.removeAll()
  }
}
