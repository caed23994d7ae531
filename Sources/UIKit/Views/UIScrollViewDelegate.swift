/// Hears of a scroll view's movements. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Has a scroll delegate.
///
/// `delegate` of a scroll view lives in an extension of this protocol, because Swift does not let
/// a subclass override a mutable property with one of another type, and `UICollectionView`'s
/// `delegate` has another.
@preconcurrency @MainActor public protocol _UIScrollDelegating: AnyObject {
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _UIScrollDelegating {
  /// Told of the scroll view's movements; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}
