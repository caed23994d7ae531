/// Recognizes a pointer over a view, or a view within it, that does not touch.
///
/// It begins when the pointer comes, changes as it moves and ends when it goes. Fingers do not hover:
/// `CollectionViewExtras` moves a pointer by code.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Where the pointer was last, in the window.
  private var point = CGPoint.zero

  /// The position of the pointer.
  open override func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// One that is disabled while the pointer is over its view cancels the gesture.
  open override var isEnabled: Bool {
    didSet { if !isEnabled, isUnderWay { state = .cancelled } }
  }

  /// The recognizer takes no touches.
  override func takes(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

  private var isUnderWay: Bool { state == .began || state == .changed }

  func enter(at point: CGPoint) {
    self.point = point
    if isEnabled { state = .began }
  }

  func move(to point: CGPoint) {
    guard point != self.point else { return }
    self.point = point
    if isUnderWay { state = .changed }
  }

  /// - Parameter point: The pointer's position; nil outside of the window.
  func leave(to point: CGPoint?) {
    if let point { self.point = point }
    if isUnderWay { state = .ended }
  }
}
