/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows that belong to the scene, the hindmost first.
  open var windows: [UIWindow] { UIWindow.known.filter { $0.windowScene === self } }

  /// The window of the scene that hears of keys. Nil if it is another scene's.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Knows how the status bar is wanted.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)

  /// How the interface lies on the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
}
