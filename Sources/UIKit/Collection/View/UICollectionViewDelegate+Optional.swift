/// The methods of a collection view's delegate, as they are called optionally.
///
/// `delegate.collectionView?(…)` is how Swift calls an optional method of an Objective-C protocol.
/// Each call answers nil where the delegate does not implement the method.
@preconcurrency @MainActor public protocol _UICollectionViewDelegateCalling {
  var _delegate: any UICollectionViewDelegate { get }
}

extension _UICollectionViewDelegateCalling {
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      _delegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalCall.ask {
      _delegate.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalCall.ask {
      _delegate.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalCall.ask {
      _delegate.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    OptionalCall.ask {
      _delegate.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }
}

/// What `collectionView?` stands for on a collection view's delegate.
public struct _UICollectionViewDelegateCalls: _UICollectionViewDelegateCalling {
  public let _delegate: any UICollectionViewDelegate
}

extension UICollectionViewDelegate {
  /// The optional methods, for `collectionView?(…)`. Never nil.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDelegateCalls? {
    _UICollectionViewDelegateCalls(_delegate: self)
  }
}
