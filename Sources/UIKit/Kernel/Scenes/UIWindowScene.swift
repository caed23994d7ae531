/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows that belong to the scene, the hindmost first.
  open var windows: [UIWindow] { UIWindow.known.filter { $0.windowScene === self } }

  /// The window of the scene that hears of keys. Nil if it is another scene's.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open var screen: UIScreen { .main }
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
