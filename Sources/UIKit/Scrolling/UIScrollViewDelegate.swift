/// Handles movements of a scroll view. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when an animation that code has asked for has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called when `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Called when a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called before released content comes to rest, at a point that may be changed.
  ///
  /// - Parameter velocity: In points per millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when the finger that dragged the content was lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when released content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when released content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The view that is zoomed; default nil, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before the content is zoomed.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Whether a tap on the status bar scrolls the content to the top. The default is `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the content has scrolled to the top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Called where the delegate does not implement the method.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  /// Called where the delegate does not implement the method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalCall.noteDefault()
  }

  /// Called where the delegate does not implement the method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalCall.noteDefault()
  }

  /// Called where the delegate does not implement the method.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalCall.noteDefault()
  }

  /// Called where the delegate does not implement the method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalCall.noteDefault()
  }

  /// Called where the delegate does not implement the method.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalCall.noteDefault()
  }

  /// Called where the delegate does not implement the method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalCall.noteDefault()
  }

  /// Called where the delegate does not implement the method.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalCall.noteDefault()
  }

  /// Called where the delegate does not implement the method.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalCall.noteDefault()
    return nil
  }

  /// Called where the delegate does not implement the method.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  /// Called where the delegate does not implement the method.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalCall.noteDefault()
  }

  /// Called where the delegate does not implement the method.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    OptionalCall.noteDefault()
  }

  /// Called where the delegate does not implement the method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  /// Called where the delegate does not implement the method.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }
}

/// An object with a scroll view delegate.
///
/// `delegate` of a scroll view lives in an extension of this protocol, because Swift does not let
/// a subclass override a mutable property with one of another type, and `UICollectionView`'s
/// `delegate` has another.
@preconcurrency @MainActor public protocol _UIScrollDelegating: AnyObject {
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _UIScrollDelegating {
  /// The delegate, which is notified of movements. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}
