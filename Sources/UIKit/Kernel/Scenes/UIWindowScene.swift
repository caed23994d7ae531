/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows that belong to the scene, the hindmost first.
  open var windows: [UIWindow] { UIWindow.known.filter { $0.windowScene === self } }

  /// The visible window that was the scene's key window last. Others live as long as the application
  /// refers to them.
  final var keptWindow: UIWindow?

  /// The scene's key window; nil if the key window belongs to another scene.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen that shows the scene.
  open var screen: UIScreen { ownScreen ?? .main }

  /// The screen of a client that is not the main one.
  final var ownScreen: UIScreen?
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The orientation of the interface on the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
}

extension UIWindowScene {
  /// The coordinates of the screen, which the scene fills.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
