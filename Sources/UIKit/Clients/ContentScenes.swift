/// Scenes that show one controller each: each client gets its own. No application has them among its
/// scenes, so that the life of one and of the other have nothing to do with each other.
@MainActor package final class ContentScenes: SceneSource {
  package let hasMainScreen = false
  private let controller: (String) -> UIViewController?
  private var windows: [ObjectIdentifier: UIWindow] = [:]

  /// - Parameter controller: Makes the controller of a content; nil for contents that do not exist.
  package init(_ controller: @escaping (String) -> UIViewController?) {
    self.controller = controller
  }

  package func scene(on screen: UIScreen, content: String, url: URL?) -> UIWindowScene? {
    guard let controller = controller(content) else { return nil }
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication),
      connectionOptions: UIScene.ConnectionOptions())
    scene.ownScreen = screen
    scene.title = controller.title
    scene.session.scene = scene
    scene.activationState = .foregroundActive
    let window = UIWindow(windowScene: scene)
    windows[ObjectIdentifier(scene)] = window
    window.backgroundColor = .systemBackground
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return scene
  }

  package func canEnd(_ scene: UIWindowScene) -> Bool {
    windows[ObjectIdentifier(scene)] = nil
    return true
  }
}
