/// The content of a data source: ordered sections of ordered items, by identifier.
///
/// A value type: a copy shares its content until it is changed, and then copies the changed
/// section. Identifiers are unique. Misuse that raises an exception in UIKit stops the program with
/// the same message and without changes. Rule SNAP-1.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline var storage = SnapshotStorage<SectionIdentifierType, ItemIdentifierType>()
  @usableFromInline var reloadedSections = OrderedMarks<SectionIdentifierType>()
  @usableFromInline var reloadedItems = OrderedMarks<ItemIdentifierType>()
  @usableFromInline var reconfiguredItems = OrderedMarks<ItemIdentifierType>()

  /// Creates an empty snapshot.
  @inlinable public init() {}

  /// The number of items in all sections.
  @inlinable public var numberOfItems: Int { storage.settledCount }
  /// The number of sections.
  @inlinable public var numberOfSections: Int { storage.records.count }

  /// All sections in order.
  ///
  /// - Complexity: O(s).
  @inlinable public var sectionIdentifiers: [SectionIdentifierType] {
    storage.records.map(\.identifier)
  }

  /// All items, section by section.
  ///
  /// - Complexity: O(n).
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { storage.allItems }

  /// The sections marked by ``reloadSections(_:)`` in the order of marking, without repetition.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    reloadedSections.identifiers
  }

  /// The items marked by ``reloadItems(_:)`` in the order of marking, without repetition.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

  /// The items marked by ``reconfigureItems(_:)`` in the order of marking, without repetition.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    reconfiguredItems.identifiers
  }

  /// The number of items of a section, which must be in the snapshot.
  ///
  /// - Complexity: O(1).
  @inlinable public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    answer(0) { () throws(SnapshotMisuse) in try storage.settledItems(of: identifier).count }
  }

  /// The items of a section, which must be in the snapshot.
  ///
  /// - Complexity: O(1).
  @inlinable public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    answer([]) { () throws(SnapshotMisuse) in try storage.settledItems(of: identifier) }
  }

  /// The section of an item; nil if the item is not in the snapshot.
  ///
  /// - Complexity: O(1) amortized.
  @inlinable public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    storage.position(of: identifier).map { storage.records[$0.section].identifier }
  }

  /// The index of an item in ``itemIdentifiers``; nil if it is not in the snapshot.
  ///
  /// - Complexity: O(1) amortized.
  @inlinable public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    storage.place(of: identifier)
  }

  /// The index of a section in ``sectionIdentifiers``; nil if it is not in the snapshot.
  ///
  /// - Complexity: O(1).
  @inlinable public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    storage.ordinal(of: identifier)
  }

  /// Appends items to a section, by default to the last one. Items that are already in the snapshot
  /// are moved.
  @inlinable public mutating func appendItems(
    _ identifiers: consuming [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    if identifiers.count == 1, sectionIdentifier == nil, storage.isAppending() {
      return storage.appendAnother(identifiers.removeLast())
    }
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.appendItems(identifiers, to: sectionIdentifier)
    }
  }

  /// Inserts items before an item. Items that are already in the snapshot are moved.
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.insertItems(identifiers, beside: beforeIdentifier, distance: 0)
    }
  }

  /// Inserts items after an item. Items that are already in the snapshot are moved.
  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.insertItems(identifiers, beside: afterIdentifier, distance: 1)
    }
  }

  /// Deletes items; unknown items are ignored.
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

  /// Moves an item before another.
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    carryOut([identifier]) { (_) throws(SnapshotMisuse) in
      try storage.moveItem(identifier, beside: toIdentifier, distance: 0)
    }
  }

  /// Moves an item after another.
  @inlinable public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    carryOut([identifier]) { (_) throws(SnapshotMisuse) in
      try storage.moveItem(identifier, beside: toIdentifier, distance: 1)
    }
  }

  /// Marks items whose cells are replaced when the snapshot is applied.
  @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.checkMarks(identifiers, "reload")
      reloadedItems.add(identifiers)
    }
  }

  /// Marks items whose cells are configured again when the snapshot is applied.
  @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.checkMarks(identifiers, "reconfigure")
      reconfiguredItems.add(identifiers)
    }
  }

  /// Appends sections, which must not be in the snapshot.
  @inlinable public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.appendSections(identifiers)
    }
  }

  /// Inserts sections, which must not be in the snapshot, before a section.
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.insertSections(identifiers, beside: toIdentifier, distance: 0)
    }
  }

  /// Inserts sections, which must not be in the snapshot, after a section.
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.insertSections(identifiers, beside: toIdentifier, distance: 1)
    }
  }

  /// Deletes sections with their items; unknown sections are ignored.
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

  /// Moves a section before another.
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    carryOut([identifier]) { (_) throws(SnapshotMisuse) in
      try storage.moveSection(identifier, beside: toIdentifier, distance: 0)
    }
  }

  /// Moves a section after another.
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    carryOut([identifier]) { (_) throws(SnapshotMisuse) in
      try storage.moveSection(identifier, beside: toIdentifier, distance: 1)
    }
  }

  /// Marks sections whose cells are replaced when the snapshot is applied.
  @inlinable public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    carryOut(identifiers) { (identifiers) throws(SnapshotMisuse) in
      try storage.checkSectionMarks(identifiers)
      reloadedSections.add(identifiers)
    }
  }

  mutating func removeMarks() {
    reloadedSections.removeAll()
    reloadedItems.removeAll()
    reconfiguredItems.removeAll()
  }
}
