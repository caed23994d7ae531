/// Recognizes fingers that stay down, and follows them from then on.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may stray before the gesture has begun, in points. Default 10.
  open var allowableMovement: CGFloat = 10
  /// Fingers. Default 1.
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
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    limit?.cancel()
    limit = nil
  }
}
