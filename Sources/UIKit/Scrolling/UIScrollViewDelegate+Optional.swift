// `delegate.scrollViewDidScroll?(scrollView)` is how Swift calls an optional method of an Objective-C
// protocol. Each call answers nil where the delegate does not implement the method.
extension UIScrollViewDelegate {
  @_disfavoredOverload
  public var scrollViewDidScroll: _UIScrollViewDelegateCall<Void>? {
    .init("scrollViewDidScroll(_:)", scrollViewDidScroll(_:))
  }

  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: _UIScrollViewDelegateCall<Void>? {
    .init("scrollViewDidEndScrollingAnimation(_:)", scrollViewDidEndScrollingAnimation(_:))
  }

  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: _UIScrollViewDelegateCall<Void>? {
    .init(
      "scrollViewDidChangeAdjustedContentInset(_:)", scrollViewDidChangeAdjustedContentInset(_:))
  }

  @_disfavoredOverload
  public var scrollViewWillBeginDragging: _UIScrollViewDelegateCall<Void>? {
    .init("scrollViewWillBeginDragging(_:)", scrollViewWillBeginDragging(_:))
  }

  @_disfavoredOverload
  public var scrollViewWillEndDragging: _UIScrollViewDelegateCalls? { .init(self) }

  @_disfavoredOverload
  public var scrollViewDidEndDragging: _UIScrollViewDelegateCalls? { .init(self) }

  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: _UIScrollViewDelegateCall<Void>? {
    .init("scrollViewWillBeginDecelerating(_:)", scrollViewWillBeginDecelerating(_:))
  }

  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: _UIScrollViewDelegateCall<Void>? {
    .init("scrollViewDidEndDecelerating(_:)", scrollViewDidEndDecelerating(_:))
  }

  @_disfavoredOverload
  public var viewForZooming: _UIScrollViewDelegateCalls? { .init(self) }

  @_disfavoredOverload
  public var scrollViewDidZoom: _UIScrollViewDelegateCall<Void>? {
    .init("scrollViewDidZoom(_:)", scrollViewDidZoom(_:))
  }

  @_disfavoredOverload
  public var scrollViewWillBeginZooming: _UIScrollViewDelegateCalls? { .init(self) }

  @_disfavoredOverload
  public var scrollViewDidEndZooming: _UIScrollViewDelegateCalls? { .init(self) }

  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: _UIScrollViewDelegateCall<Bool>? {
    .init("scrollViewShouldScrollToTop(_:)", scrollViewShouldScrollToTop(_:))
  }

  @_disfavoredOverload
  public var scrollViewDidScrollToTop: _UIScrollViewDelegateCall<Void>? {
    .init("scrollViewDidScrollToTop(_:)", scrollViewDidScrollToTop(_:))
  }
}

/// What the name of a method stands for that takes a scroll view alone.
@preconcurrency @MainActor public struct _UIScrollViewDelegateCall<Answer> {
  private let name: StaticString
  private let method: (UIScrollView) -> Answer

  init(_ name: StaticString, _ method: @escaping (UIScrollView) -> Answer) {
    self.name = name
    self.method = method
  }

  public func callAsFunction(_ scrollView: UIScrollView) -> Answer? {
    OptionalCall.ask(name) { method(scrollView) }
  }
}

/// What the names of the other methods stand for; their labels tell which one is called.
@preconcurrency @MainActor public struct _UIScrollViewDelegateCalls {
  private let delegate: any UIScrollViewDelegate

  init(_ delegate: any UIScrollViewDelegate) { self.delegate = delegate }

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalCall.ask {
      delegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  public func callAsFunction(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) -> Void? {
    OptionalCall.ask { delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }

  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    OptionalCall.ask { delegate.viewForZooming(in: scrollView) } ?? nil
  }

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    OptionalCall.ask { delegate.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Void? {
    OptionalCall.ask {
      delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}
