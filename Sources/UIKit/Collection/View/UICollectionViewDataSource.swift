/// Provides the items of a collection view and the views that show them.
///
/// Methods are optional unless they are marked as required.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section. Required.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell that shows an item, dequeued from the collection view. Required.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections.
  ///
  /// The default is `1`.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The supplementary view of a kind at an index path, dequeued from the collection view.
  ///
  /// Needed if the layout has supplementary views. The default implementation reports a mistake and
  /// returns an empty view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Asks whether the user can move an item.
  ///
  /// Called only if the data source implements `collectionView(_:moveItemAt:to:)`. The default is
  /// `true`.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Moves an item in the data after the user has moved its cell.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of the index beside the items. Called after each change of the data.
  ///
  /// The default is `nil`: there is no index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The index path that a title of the index scrolls to.
  ///
  /// Needed if there are index titles. The default is `IndexPath(item: 0, section: 0)`.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Reports that the data source has no supplementary views, and returns an empty one.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if OptionalCall.noteDefault() { return UICollectionReusableView(frame: .zero) }
    Mistakes.report(
      """
      The layout asks for a supplementary view of kind \(kind) at \(indexPath), but the data \
      source \(type(of: self)) does not implement \
      collectionView(_:viewForSupplementaryElementOfKind:at:).
      """,
      cure: "Implement it, or leave such views out of the layout.",
      remedy: "The view is empty.")
    return collectionView.reusable.emptySupplementaryView(ofKind: kind, at: indexPath)
  }
}
