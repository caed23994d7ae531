// Written by Scripts/delegates from UICollectionViewDataSourcePrefetching.swift. Do not edit.
// swift-format-ignore-file

extension UICollectionViewDataSourcePrefetching {
  /// Called for items that were prefetched but are no longer about to become visible.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { OptionalCall.noteDefault() }
}
