/// The methods of a flow layout's delegate, as they are called optionally.
///
/// `delegate.collectionView?(…)` is how Swift calls an optional method of an Objective-C protocol.
/// Each call answers nil where the delegate does not implement the method.
public struct _UICollectionViewDelegateFlowLayoutCalls: _UICollectionViewDelegateCalling {
  let delegate: any UICollectionViewDelegateFlowLayout
  public var _delegate: any UICollectionViewDelegate { delegate }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// The optional methods, for `collectionView?(…)`. Never nil.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDelegateFlowLayoutCalls? {
    _UICollectionViewDelegateFlowLayoutCalls(delegate: self)
  }
}
