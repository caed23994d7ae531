/// The state of a controller's view on its way onto and off the screen.
enum AppearanceState: Equatable {
  case hidden
  /// - Parameter isInPlace: Whether the view has its place in the window.
  case appearing(animated: Bool, isInPlace: Bool)
  case shown
  case disappearing(animated: Bool)

  /// Whether the view is visible or appearing.
  var isOnTheWayIn: Bool {
    switch self {
    case .appearing, .shown: true
    case .hidden, .disappearing: false
    }
  }
}
