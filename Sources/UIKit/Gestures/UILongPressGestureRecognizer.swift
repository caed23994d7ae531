/// Recognizes fingers that are held down, and then follows them.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration after which the gesture begins, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move before the gesture has begun, in points. The default is 10.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0

  private var taps = 0
  /// Runs between two taps, or between the last one and the press.
  private var gap: FrameTimer?
  private var start = CGPoint.zero
  private var limit: FrameTimer?

  override var waitsForMore: Bool { gap != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    gap?.cancel()
    gap = nil
    guard numberOfTouches <= numberOfTouchesRequired else {
      if state == .possible { state = .failed }
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = location(in: nil)
    guard taps >= numberOfTapsRequired else { return }
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
    guard state == .possible, taps < numberOfTapsRequired else { return finish(as: .ended) }
    guard touches.count == numberOfTouches else { return }
    taps += 1
    gap = FrameTimer(after: TouchDispatcher.tapGap) { [weak self] in
      self?.gap = nil
      self?.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  open override func reset() {
    super.reset()
    for timer in [limit, gap] { timer?.cancel() }
    (limit, gap, taps) = (nil, nil, 0)
  }
}
