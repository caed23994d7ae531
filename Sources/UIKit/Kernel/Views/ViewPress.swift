/// How a touch presses a view: what is shown as long as the finger is on it.
struct ViewPress: Equatable {
  /// How far from the bounds the finger may stray until the view is not shown as pressed, in points.
  /// Nil for any distance.
  var reach: CGFloat?
  /// Whether the look usually stays when the finger lifts, as what was pressed is selected then.
  var isFollowedBySelection = false
  /// The parts of the view, in its coordinates, where touches do something else.
  var exceptions: [CGRect] = []
}

/// A view that looks different while a finger is on it.
@MainActor protocol Pressable: UIView {
  /// How a touch that comes down now would press the view; nil if it would not.
  var press: ViewPress? { get }
  /// Whether the view is shown as pressed.
  var isShownPressed: Bool { get }
  /// Shows the view as if a finger were on it, or as it is, without any call that a touch causes.
  func rehearsePress(_ isPressed: Bool)
}
