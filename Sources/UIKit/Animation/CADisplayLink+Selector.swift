extension CADisplayLink {
  /// A link that has to be added to a run loop.
  ///
  /// - Parameters:
  ///   - target: Kept until the link is invalidated.
  ///   - selector: With its method, as in `Selector("step:", Clock.step(_:))`, which takes the link or
  ///     nothing. A name alone is refused when it is sent.
  public convenience init(target: Any, selector sel: Selector) {
    nonisolated(unsafe) let target = target
    self.init { link in sel._send(to: target, link) }
    if MainQueue.isCurrent { MainActor.assumeIsolated { FrameWaker.install() } }
  }
}

extension UIScreen {
  /// A link that follows the frames of the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
