/// Says what a collection view shows and supplies its views.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Optional: one section.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Optional for layouts without supplementary views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Optional: whether an item may be moved interactively. True for data sources that move items
  /// and do not say.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Optional: moves an item in the data that was moved interactively.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Optional: titles to show at the side, which lead to places in the data. Asked after each change
  /// of the data. Default nil.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Needed for index titles: the place that one leads to.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalCall.noteDefault()
    return 1
  }

  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalCall.noteDefault()
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalCall.noteDefault()
    return IndexPath(item: 0, section: 0)
  }

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
