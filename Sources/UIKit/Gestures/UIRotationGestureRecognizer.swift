/// Recognizes two fingers that turn around each other, and follows them.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, clockwise in radians. Can be set while the gesture is under
  /// way. The default is 0.
  open var rotation: CGFloat = 0 { didSet { angleAtZero = angle - rotation } }
  /// The velocity in radians per second.
  open var velocity: CGFloat { followed.velocity }

  /// How far fingers turn before the gesture begins, in radians; UIKit does not document it.
  private static let slop: CGFloat = 0.1

  private var angleAtZero: CGFloat = 0
  private var followed = FollowedValue()

  private var angle: CGFloat {
    guard numberOfTouches == 2 else { return angleAtZero + rotation }
    let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return CGFloat(atan2(Double(second.y - first.y), Double(second.x - first.x)))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else { return touches.forEach { ignore($0, for: event) } }
    if numberOfTouches == 2 { rotation = 0 }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    let start = angleAtZero
    // The shortest way from where it was, so that half a turn does not jump.
    let turned = rotation + (angle - start - rotation).remainder(dividingBy: 2 * .pi)
    guard state == .possible else {
      rotation = turned
      angleAtZero = start
      followed.follow(rotation, at: event.timestamp)
      return state = .changed
    }
    guard abs(turned) > Self.slop else { return }
    rotation = 0
    followed.begin(with: 0, at: event.timestamp)
    state = .began
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
