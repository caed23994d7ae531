/// Recognizes two fingers that move apart or together, and follows them.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart the fingers are than at the beginning. Can be set while the gesture is
  /// under way. Default 1.
  open var scale: CGFloat = 1 {
    didSet { distanceAtOne = distance / max(scale, .leastNonzeroMagnitude) }
  }
  /// How fast the scale changes, a second.
  open private(set) var velocity: CGFloat = 0

  /// How much the distance changes before the gesture begins, in points; UIKit does not document it.
  private static let slop: CGFloat = 8

  private var distanceAtOne: CGFloat = 0
  private var last: (scale: CGFloat, time: TimeInterval)?

  private var distance: CGFloat {
    guard numberOfTouches == 2 else { return distanceAtOne }
    return location(ofTouch: 0, in: nil).distance(to: location(ofTouch: 1, in: nil))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else { return touches.forEach { ignore($0, for: event) } }
    if numberOfTouches == 2 { scale = 1 }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2, distanceAtOne > 0 else { return }
    guard state == .possible else {
      follow(event)
      return state = .changed
    }
    guard abs(distance - distanceAtOne) > Self.slop else { return }
    scale = 1
    last = (1, event.timestamp)
    state = .began
  }

  private func follow(_ event: UIEvent) {
    let start = distanceAtOne
    scale = distance / start
    distanceAtOne = start
    if let last, event.timestamp > last.time {
      velocity = (scale - last.scale) / CGFloat(event.timestamp - last.time)
    }
    last = (scale, event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (velocity, last) = (0, nil)
  }
}
