// The optional methods of a data source, as they are called optionally. Each call answers nil where
// the data source does not implement the method.
extension UICollectionViewDataSource {
  /// For `numberOfSections?(in:)`. Never nil.
  @_disfavoredOverload
  public var numberOfSections: _UICollectionViewDataSourceCalls? { .init(dataSource: self) }

  /// For `indexTitles?(for:)`. Never nil.
  @_disfavoredOverload
  public var indexTitles: _UICollectionViewDataSourceCalls? { .init(dataSource: self) }

  /// For `collectionView?(…)`. Never nil.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDataSourceCalls? { .init(dataSource: self) }
}

/// What the names of optional methods stand for on a collection view's data source.
@preconcurrency @MainActor public struct _UICollectionViewDataSourceCalls {
  let dataSource: any UICollectionViewDataSource

  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalCall.ask("numberOfSections(in:)") { dataSource.numberOfSections(in: collectionView) }
  }

  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    OptionalCall.ask("indexTitles(for:)") { dataSource.indexTitles(for: collectionView) } ?? nil
  }

  /// Nil where the data source does not implement the method: there is no view to be had then.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalCall.ask {
      dataSource.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask { dataSource.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      dataSource.collectionView(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    OptionalCall.ask {
      dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}
