/// Recognizes fingers that are held down, and then follows them.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration after which the gesture begins, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move before the gesture has begun, in points. The default is 10.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var limit: FrameTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      if state == .possible { state = .failed }
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = location(in: nil)
    limit = FrameTimer(after: minimumPressDuration) { [weak self] in
      self?.limit = nil
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if location(in: nil).distance(to: start) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  open override func reset() {
    super.reset()
    limit?.cancel()
    limit = nil
  }
}
