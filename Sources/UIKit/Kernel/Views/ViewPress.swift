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
