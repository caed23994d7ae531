// What delegates of collection views that do not say do about editing and selecting.
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalCall.noteDefault()
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return !collectionView.isEditing
  }

  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return false
  }

  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalCall.noteDefault()
  }
}

extension _UICollectionViewDelegateCalling {
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
}
