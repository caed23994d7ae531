/// Recognizes one or several taps with one or several fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var down = 0
  private var mostDown = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var limit: FrameTimer?

  /// A single tap on a control goes to the control and not to recognizers of views above.
  override var mayBegin: Bool {
    guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1 else { return true }
    return !sequence(first: touches.first?.view, next: { $0?.superview }).lazy
      .prefix { [view] in $0 != nil && $0 !== view }.contains { $0?.claimsTouches ?? false }
  }

  override var waitsForMore: Bool { taps > 0 && limit != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    limit?.cancel()
    limit = nil
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    down += touches.count
    mostDown = max(mostDown, down)
    if down > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let strays = touches.contains { touch in
      guard let start = starts[ObjectIdentifier(touch)] else { return false }
      return touch.location(in: nil).distance(to: start) > TouchDispatcher.tapReach
    }
    if strays { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    down -= touches.count
    guard down == 0 else { return }
    guard mostDown == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    mostDown = 0
    guard taps < numberOfTapsRequired else { return state = .ended }
    limit = FrameTimer(after: TouchDispatcher.tapGap) { [weak self] in
      self?.limit = nil
      self?.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    limit?.cancel()
    limit = nil
    (taps, down, mostDown) = (0, 0, 0)
    starts = [:]
  }
}
