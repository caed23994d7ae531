// What delegates that do not say do about the focus.
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return collectionView.allowsFocusNow
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalCall.noteDefault()
  }

  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalCall.noteDefault()
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }
}

extension _UICollectionViewDelegateCalling {
  public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }
}
