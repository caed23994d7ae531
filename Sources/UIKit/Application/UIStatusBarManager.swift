/// Knows how the controllers of a scene want the status bar, which is not drawn on this platform.
///
/// The controllers are asked whenever someone wants to know.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private let findWindow: () -> UIWindow?

  /// - Parameter window: Finds the window whose controllers are asked.
  package init(_ window: @escaping () -> UIWindow?) {
    findWindow = window
    super.init()
  }

  convenience init(of scene: UIWindowScene) {
    self.init { [weak scene] in scene?.keyWindow ?? scene?.windows.first { !$0.isHidden } }
  }

  private var window: UIWindow? { findWindow() }

  /// The controller that covers the screen.
  private var front: UIViewController? {
    var controller = window?.rootViewController
    while let presented = controller?.directlyPresented, presented.determinesStatusBar {
      controller = presented
    }
    return controller
  }

  private func answering(
    _ next: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var controller = front
    while let current = controller, let other = next(current) { controller = other }
    return controller
  }

  open var statusBarStyle: UIStatusBarStyle {
    answering(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  open var isStatusBarHidden: Bool {
    answering(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// The screen's safe area at the top; empty while the bar is hidden.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
}

extension UIWindowScene {
  /// What the controllers of the scene want of the status bar.
  public var statusBarManager: UIStatusBarManager? {
    existingOrNewPart(UIStatusBarManager(of: self))
  }
}

extension UIApplication {
  /// The rectangle of the status bar on the key window's screen; see ``UIStatusBarManager``.
  public var statusBarFrame: CGRect {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    let scene = keyWindow?.windowScene ?? scenes.first
    return scene?.statusBarManager?.statusBarFrame ?? .zero
  }
}
