/// The methods of a flow layout's delegate, as they are called optionally.
///
/// `delegate.collectionView?(…)` is how Swift calls an optional method of an Objective-C protocol.
/// Each call answers nil where the delegate does not implement the method.
@MainActor public struct _UICollectionViewDelegateFlowLayoutCalls {
  let delegate: any UICollectionViewDelegateFlowLayout

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

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, didHighlightItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, shouldSelectItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, didSelectItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, didDeselectItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalCall.ask {
      delegate.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// The optional methods, for `collectionView?(…)`. Never nil.
  public var collectionView: _UICollectionViewDelegateFlowLayoutCalls? { _UICollectionViewDelegateFlowLayoutCalls(delegate: self) }
}
