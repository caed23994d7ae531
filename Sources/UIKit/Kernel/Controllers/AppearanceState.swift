/// Where a controller is on its view's way into and out of sight.
enum AppearanceState: Equatable {
  case hidden
  /// - Parameter isInPlace: Whether the view has its place in the window.
  case appearing(animated: Bool, isInPlace: Bool)
  case shown
  case disappearing(animated: Bool)

  /// Whether the view is in sight or comes into it.
  var isOnTheWayIn: Bool {
    switch self {
    case .appearing, .shown: true
    case .hidden, .disappearing: false
    }
  }
}
