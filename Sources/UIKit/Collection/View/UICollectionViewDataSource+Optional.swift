// Written by Scripts/delegates from UICollectionViewDataSource.swift. Do not edit.
// swift-format-ignore-file

extension UICollectionViewDataSource {
  /// The number of sections.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalCall.noteDefault(); return 1 }
  /// Asks whether the user can move an item.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }
  /// Moves an item in the data after the user has moved its cell.
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { OptionalCall.noteDefault() }
  /// The titles of the index beside the items. Called after each change of the data.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalCall.noteDefault(); return nil }
  /// The index path that a title of the index scrolls to.
  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { OptionalCall.noteDefault(); return IndexPath(item: 0, section: 0) }
}

extension UICollectionViewDataSource {
  /// For calls of the optional method: `numberOfSections?(…)`. Never nil.
  @_disfavoredOverload public var numberOfSections: _UICollectionViewDataSourceCalls? { .init(delegate: self) }
  /// For calls of the optional method: `collectionView?(…)`. Never nil.
  @_disfavoredOverload public var collectionView: _UICollectionViewDataSourceCalls? { .init(delegate: self) }
  /// For calls of the optional method: `indexTitles?(…)`. Never nil.
  @_disfavoredOverload public var indexTitles: _UICollectionViewDataSourceCalls? { .init(delegate: self) }
}

/// Calls optional methods of `UICollectionViewDataSource`; the results are nil where they are not implemented.
@preconcurrency @MainActor public struct _UICollectionViewDataSourceCalls {
  let delegate: any UICollectionViewDataSource
  /// `numberOfSections(in:)`
  public func callAsFunction(in collectionView: UICollectionView) -> Int? { OptionalCall.ask("numberOfSections(in:)") { delegate.numberOfSections(in: collectionView) } }
  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`
  public func callAsFunction(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? { OptionalCall.ask("collectionView(_:viewForSupplementaryElementOfKind:at:)") { delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) } }
  /// `collectionView(_:canMoveItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("collectionView(_:canMoveItemAt:)") { delegate.collectionView(collectionView, canMoveItemAt: indexPath) } }
  /// `collectionView(_:moveItemAt:to:)`
  public func callAsFunction(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:moveItemAt:to:)") { delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) } }
  /// `indexTitles(for:)`
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? { OptionalCall.ask("indexTitles(for:)") { delegate.indexTitles(for: collectionView) } ?? nil }
  /// `collectionView(_:indexPathForIndexTitle:at:)`
  public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath? { OptionalCall.ask("collectionView(_:indexPathForIndexTitle:at:)") { delegate.collectionView(collectionView, indexPathForIndexTitle: title, at: index) } }
}
