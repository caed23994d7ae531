// What delegates that do not say do about dragging.
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }
}

extension _UICollectionViewDelegateCalling {
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }
}
