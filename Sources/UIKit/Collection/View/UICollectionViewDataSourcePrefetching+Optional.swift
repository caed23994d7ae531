// Written by Scripts/delegates from UICollectionViewDataSourcePrefetching.swift. Do not edit.
// swift-format-ignore-file

extension UICollectionViewDataSourcePrefetching {
  /// Called for items that were prefetched but are no longer about to become visible.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { OptionalCall.noteDefault() }
}

extension UICollectionViewDataSourcePrefetching {
  /// For calls of the optional method: `collectionView?(…)`. Never nil.
  @_disfavoredOverload public var collectionView: _UICollectionViewDataSourcePrefetchingCalls? { .init(delegate: self) }
}

/// Calls optional methods of `UICollectionViewDataSourcePrefetching`; the results are nil where they are not implemented.
@preconcurrency @MainActor public struct _UICollectionViewDataSourcePrefetchingCalls {
  let delegate: any UICollectionViewDataSourcePrefetching
  /// `collectionView(_:cancelPrefetchingForItemsAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) -> Void? { OptionalCall.ask("collectionView(_:cancelPrefetchingForItemsAt:)") { delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) } }
}
