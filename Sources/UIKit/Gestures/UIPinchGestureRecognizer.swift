/// Recognizes two fingers that move apart or together, and follows them.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers in relation to that at the beginning. Can be set while the gesture
  /// is under way. The default is 1.
  open var scale: CGFloat = 1 {
    didSet { distanceAtOne = distance / max(scale, .leastNonzeroMagnitude) }
  }
  /// The change of the scale per second.
  open var velocity: CGFloat { followed.velocity }

  /// How much the distance changes before the gesture begins, in points; UIKit does not document it.
  private static let slop: CGFloat = 8

  private var distanceAtOne: CGFloat = 0
  private var followed = FollowedValue()

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
    followed.begin(with: 1, at: event.timestamp)
    state = .began
  }

  private func follow(_ event: UIEvent) {
    let start = distanceAtOne
    scale = distance / start
    distanceAtOne = start
    followed.follow(scale, at: event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  open override func reset() {
    super.reset()
    followed = FollowedValue()
  }
}
