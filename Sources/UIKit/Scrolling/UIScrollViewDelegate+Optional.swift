// Written by Scripts/delegates from UIScrollViewDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UIScrollViewDelegate {
  /// Called after each change of the content offset, during gestures, animations and in code.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }
  /// Called when an animated change of the content offset has ended. Not called for gestures.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }
  /// Called after a change of `adjustedContentInset`.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }
  /// Asks whether a tap on the status bar scrolls to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called after a tap on the status bar has scrolled to the top.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }
  /// Called when a finger begins to drag the content.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }
  /// Called when the finger that drags the content is lifted, before the content decelerates.
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { OptionalCall.noteDefault() }
  /// Called after the finger that drags the content has been lifted.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { OptionalCall.noteDefault() }
  /// Called when the content begins to decelerate after a drag.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }
  /// Called when the content has come to rest after a drag.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }
  /// The view that is scaled when the user zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalCall.noteDefault(); return nil }
  /// Called after each change of the zoom scale.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }
  /// Called before the content is zoomed.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalCall.noteDefault() }
  /// Called when zooming has ended, bounces included.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { OptionalCall.noteDefault() }
}

extension UIScrollViewDelegate {
  /// For calls of the optional method: `scrollViewDidScroll?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewDidScroll: _OptionalMethod<UIScrollView, Void>? { .init("scrollViewDidScroll(_:)", scrollViewDidScroll(_:)) }
  /// For calls of the optional method: `scrollViewDidEndScrollingAnimation?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: _OptionalMethod<UIScrollView, Void>? { .init("scrollViewDidEndScrollingAnimation(_:)", scrollViewDidEndScrollingAnimation(_:)) }
  /// For calls of the optional method: `scrollViewDidChangeAdjustedContentInset?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: _OptionalMethod<UIScrollView, Void>? { .init("scrollViewDidChangeAdjustedContentInset(_:)", scrollViewDidChangeAdjustedContentInset(_:)) }
  /// For calls of the optional method: `scrollViewShouldScrollToTop?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewShouldScrollToTop: _OptionalMethod<UIScrollView, Bool>? { .init("scrollViewShouldScrollToTop(_:)", scrollViewShouldScrollToTop(_:)) }
  /// For calls of the optional method: `scrollViewDidScrollToTop?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewDidScrollToTop: _OptionalMethod<UIScrollView, Void>? { .init("scrollViewDidScrollToTop(_:)", scrollViewDidScrollToTop(_:)) }
  /// For calls of the optional method: `scrollViewWillBeginDragging?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewWillBeginDragging: _OptionalMethod<UIScrollView, Void>? { .init("scrollViewWillBeginDragging(_:)", scrollViewWillBeginDragging(_:)) }
  /// For calls of the optional method: `scrollViewWillEndDragging?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewWillEndDragging: _UIScrollViewDelegateCalls? { .init(delegate: self) }
  /// For calls of the optional method: `scrollViewDidEndDragging?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewDidEndDragging: _UIScrollViewDelegateCalls? { .init(delegate: self) }
  /// For calls of the optional method: `scrollViewWillBeginDecelerating?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: _OptionalMethod<UIScrollView, Void>? { .init("scrollViewWillBeginDecelerating(_:)", scrollViewWillBeginDecelerating(_:)) }
  /// For calls of the optional method: `scrollViewDidEndDecelerating?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewDidEndDecelerating: _OptionalMethod<UIScrollView, Void>? { .init("scrollViewDidEndDecelerating(_:)", scrollViewDidEndDecelerating(_:)) }
  /// For calls of the optional method: `viewForZooming?(…)`. Never nil.
  @_disfavoredOverload public var viewForZooming: _UIScrollViewDelegateCalls? { .init(delegate: self) }
  /// For calls of the optional method: `scrollViewDidZoom?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewDidZoom: _OptionalMethod<UIScrollView, Void>? { .init("scrollViewDidZoom(_:)", scrollViewDidZoom(_:)) }
  /// For calls of the optional method: `scrollViewWillBeginZooming?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewWillBeginZooming: _UIScrollViewDelegateCalls? { .init(delegate: self) }
  /// For calls of the optional method: `scrollViewDidEndZooming?(…)`. Never nil.
  @_disfavoredOverload public var scrollViewDidEndZooming: _UIScrollViewDelegateCalls? { .init(delegate: self) }
}

/// Calls optional methods of `UIScrollViewDelegate`; the results are nil where they are not implemented.
@preconcurrency @MainActor public struct _UIScrollViewDelegateCalls {
  let delegate: any UIScrollViewDelegate
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`
  public func callAsFunction(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) -> Void? { OptionalCall.ask("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") { delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) } }
  /// `scrollViewDidEndDragging(_:willDecelerate:)`
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? { OptionalCall.ask("scrollViewDidEndDragging(_:willDecelerate:)") { delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) } }
  /// `viewForZooming(in:)`
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? { OptionalCall.ask("viewForZooming(in:)") { delegate.viewForZooming(in: scrollView) } ?? nil }
  /// `scrollViewWillBeginZooming(_:with:)`
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? { OptionalCall.ask("scrollViewWillBeginZooming(_:with:)") { delegate.scrollViewWillBeginZooming(scrollView, with: view) } }
  /// `scrollViewDidEndZooming(_:with:atScale:)`
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) -> Void? { OptionalCall.ask("scrollViewDidEndZooming(_:with:atScale:)") { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) } }
}
