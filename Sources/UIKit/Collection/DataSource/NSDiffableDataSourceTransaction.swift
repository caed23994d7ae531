/// What a person has changed by moving items.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >
  /// What is shown afterwards.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// How the list of all items changed, with moves inferred.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The sections that changed, the last one first.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<
      SectionIdentifierType, ItemIdentifierType
    >]
}

/// What a person has changed of one section by moving items.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public let sectionIdentifier: SectionIdentifierType
  /// What the section showed before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What the section shows afterwards.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// How the list of the section's items changed, with moves inferred.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension Array where Element: Hashable {
  /// The difference to this list from a former one, with moves inferred.
  func movements(from former: [Element]) -> CollectionDifference<Element> {
    difference(from: former).inferringMoves()
  }
}
