/// The changes of a data source by interactive reordering.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The content before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >
  /// The content afterwards.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the lists of all items, with moves inferred.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of individual sections, beginning with the last section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<
      SectionIdentifierType, ItemIdentifierType
    >]
}

/// The changes of a section by interactive reordering.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The content of the section before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The content of the section afterwards.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the lists of items of the section, with moves inferred.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension Array where Element: Hashable {
  /// The difference from a former list, with moves inferred.
  func movements(from former: [Element]) -> CollectionDifference<Element> {
    difference(from: former).inferringMoves()
  }
}
