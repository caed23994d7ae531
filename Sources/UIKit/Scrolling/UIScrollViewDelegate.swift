/// Hears of a scroll view's movements. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called before content that was let go comes to rest, at a point that may be changed.
  ///
  /// - Parameter velocity: In points per millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The view that is zoomed; default nil, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Default true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalCall.noteDefault()
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalCall.noteDefault()
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalCall.noteDefault()
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalCall.noteDefault()
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalCall.noteDefault()
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalCall.noteDefault()
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalCall.noteDefault()
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalCall.noteDefault()
    return nil
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalCall.noteDefault()
  }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    OptionalCall.noteDefault()
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }
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
