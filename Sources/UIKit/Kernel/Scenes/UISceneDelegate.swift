/// Handles events of a scene's life cycle. Every method is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called first: makes the scene's windows.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// The default implementation does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Handles events of the life cycle of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _UIWindowOwning {}
