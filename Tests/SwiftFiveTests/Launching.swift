import UIKit

// An application of Swift 5 before there were scenes, and what such code does with it from structs
// that belong to no actor.

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var observer: NSObjectProtocol?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let coordinator = Coordinator()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = coordinator.navigation
    window?.makeKeyAndVisible()
    coordinator.start()
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.window?.endEditing()
    }
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    if let observer = observer { NotificationCenter.default.removeObserver(observer) }
  }
}

extension UIWindow {
  func endEditing() { rootViewController?.view.resignFirstResponder() }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
}

struct Screens {
  static let isTablet = UIDevice.current.userInterfaceIdiom == .pad
  static var hasHomeIndicator: Bool {
    (UIApplication.shared.delegate?.window??.safeAreaInsets.bottom ?? 0) > 0
  }

  func topController() -> UIViewController? {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let window = scene?.windows.first { $0.isKeyWindow } ?? UIApplication.shared.windows.first
    return (window?.rootViewController as? UINavigationController)?.topViewController
  }
}
