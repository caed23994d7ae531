/// Methods that respond to scrolling and zooming.
///
/// Every method is optional. A default implementation that returns nothing does nothing.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  // MARK: Scrolling

  /// Called after each change of the content offset, during gestures, animations and in code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when an animated change of the content offset has ended. Not called for gestures.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Called after a change of `adjustedContentInset`.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Asks whether a tap on the status bar scrolls to the top.
  ///
  /// The default is `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called after a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  // MARK: Dragging

  /// Called when a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the finger that drags the content is lifted, before the content decelerates.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the content, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest. May be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after the finger that drags the content has been lifted.
  ///
  /// - Parameter decelerate: Whether the content keeps moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to decelerate after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the content has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  // MARK: Zooming

  /// The view that is scaled when the user zooms.
  ///
  /// The default is `nil`: the content cannot be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called after each change of the zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called before the content is zoomed.
  ///
  /// - Parameter view: The view that is zoomed.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when zooming has ended, bounces included.
  ///
  /// - Parameters:
  ///   - view: The view that was zoomed.
  ///   - scale: Its scale, within the scroll view's minimum and maximum.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

/// A view with a scroll view delegate.
///
/// `delegate` of a scroll view is declared in an extension of this protocol because Swift does not
/// let a subclass override a mutable property with one of another type, and the `delegate` of
/// `UICollectionView` has another.
@preconcurrency @MainActor public protocol _UIScrollDelegating: AnyObject {
  /// The stored delegate; not retained.
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _UIScrollDelegating {
  /// The object that responds to scrolling and zooming; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}
