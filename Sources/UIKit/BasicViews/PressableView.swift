/// A part of the system's own screens that is tapped.
@MainActor class PressableView: UIView {
  /// Whether a finger is on it.
  private(set) var isPressed: Bool {
    get { isTouched || rehearsesPress }
    set {
      guard newValue != isTouched else { return }
      isTouched = newValue
      showPress()
    }
  }
  private var isTouched = false
  private var rehearsesPress = false

  /// Whether taps are handled. The default is `true`.
  var isTappable: Bool { true }

  /// Shows whether a finger is on the view. The default implementation does nothing.
  func showPress() {}

  /// Called when a finger was lifted within the view. The default implementation does nothing.
  func tap(_ event: UIEvent?) {}

  override var claimsTouches: Bool { isTappable }

  var press: ViewPress? { isTappable ? ViewPress(reach: Self.slack) : nil }
  var isShownPressed: Bool { isTouched }
  func rehearsePress(_ isPressed: Bool) {
    rehearsesPress = isPressed
    showPress()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = isTappable
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    isPressed = isTappable && isInside(touch)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isPressed else { return }
    isPressed = false
    if let touch = touches.first, isInside(touch) { tap(event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }

  /// How far a finger may stray from the bounds, in points.
  private static let slack: CGFloat = 40

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }
}

extension PressableView: Pressable {}
