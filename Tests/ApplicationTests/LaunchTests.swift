import CollectionViewExtras
import Testing
import UIKit

/// What happened, in order.
@MainActor private var diary: [String] = []

/// Writes down the notifications of an application's life.
@MainActor private final class Listener {
  private var tokens: [any NSObjectProtocol] = []

  init() {
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIScene.willConnectNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didDisconnectNotification,
    ]
    for name in names {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let name = $0.name.rawValue.replacingOccurrences(of: "Notification", with: "")
        MainActor.assumeIsolated { diary.append("- " + name) }
      }
      tokens.append(token)
    }
  }

  func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }
}

// An application with scenes.

class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.append("didFinishLaunching \(application === UIApplication.shared)")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = FrontSceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    diary.append("never told where there are scenes")
  }

  func applicationWillTerminate(_ application: UIApplication) { diary.append("willTerminate") }
}

class FrontSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  static var opened: [URL] = []
  static var restored: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    diary.append("willConnect \(scene.activationState == .unattached)")
    guard let scene = scene as? UIWindowScene else { return }
    FrontSceneDelegate.opened += connectionOptions.urlContexts.map(\.url)
    window = UIWindow(windowScene: scene)
    window?.rootViewController = FrontController()
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    FrontSceneDelegate.opened += URLContexts.map(\.url)
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    let isSessions = stateRestorationActivity === scene.session.stateRestorationActivity
    FrontSceneDelegate.restored.append("\(stateRestorationActivity.activityType) \(isSessions)")
  }

  func sceneDidDisconnect(_ scene: UIScene) { diary.append("didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) {
    diary.append("didBecomeActive \(scene.activationState == .foregroundActive)")
  }
  func sceneWillResignActive(_ scene: UIScene) { diary.append("willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { diary.append("willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) {
    diary.append("didEnterBackground \(UIApplication.shared.applicationState == .background)")
  }
}

class FrontController: UIViewController {
  var warnings = 0
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.append("viewDidAppear")
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }
}

// An application of old, with a window of its own.

class WindowAppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = FrontController()
    window?.makeKeyAndVisible()
    diary.append("didFinishLaunching \(launchOptions?[.url] as? URL == nil)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    diary.append("didBecomeActive \(application.applicationState == .active)")
  }
  func applicationWillResignActive(_ application: UIApplication) {
    diary.append("willResignActive \(application.applicationState == .active)")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    diary.append("didEnterBackground \(application.applicationState == .background)")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    diary.append("willEnterForeground \(application.applicationState == .background)")
  }
  func applicationWillTerminate(_ application: UIApplication) { diary.append("willTerminate") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { url.scheme == "shop" }
}

/// Implements the method of the launch that takes no options.
class PlainLaunchDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    diary.append("applicationDidFinishLaunching")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = FrontController()
    window?.makeKeyAndVisible()
  }
}

/// Implements both methods of the launch.
class TwoLaunchesDelegate: SceneAppDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    diary.append("applicationDidFinishLaunching")
  }
}

/// Has no window and answers nothing.
class SilentAppDelegate: UIResponder, UIApplicationDelegate {}

@MainActor @Suite(.serialized) struct LaunchTests {
  private func listening(_ body: () throws -> Void) rethrows -> [String] {
    diary = []
    let listener = Listener()
    defer { listener.stop() }
    try body()
    return diary
  }

  @Test func `an application with scenes hears of its life in UIKit's order`() {
    let launch = listening { UIApplication.performLaunch(delegateClass: SceneAppDelegate.self) }
    let application = UIApplication.shared
    #expect(
      launch == [
        "didFinishLaunching true", "- UIApplicationDidFinishLaunching",
        "willConnect true", "viewDidAppear", "- UISceneWillConnect",
        "willEnterForeground", "- UISceneWillEnterForeground",
        "- UIApplicationWillEnterForeground",
        "didBecomeActive true", "- UISceneDidActivate", "- UIApplicationDidBecomeActive",
      ])
    let away = listening { application.performEnterBackground() }
    #expect(
      away == [
        "willResignActive", "- UISceneWillDeactivate", "- UIApplicationWillResignActive",
        "didEnterBackground true", "- UISceneDidEnterBackground",
        "- UIApplicationDidEnterBackground",
      ])
    #expect(application.connectedScenes.first?.activationState == .background)
    let back = listening { application.performEnterForeground() }
    #expect(back.count == 6)
    #expect(application.applicationState == .active)
    let end = listening { application.performTerminate() }
    #expect(
      end.suffix(4) == [
        "didDisconnect", "- UISceneDidDisconnect", "willTerminate", "- UIApplicationWillTerminate",
      ])
    #expect(application.connectedScenes.isEmpty)
  }

  @Test func `scenes come back to the activities of their addresses`() throws {
    FrontSceneDelegate.restored = []
    FrontSceneDelegate.opened = []
    let scenes = LaunchedScenes(ApplicationLaunch(delegateClass: SceneAppDelegate.self))
    defer { UIApplication.shared.performTerminate() }
    for name in ["first", "second"] {
      let text = ActivityAddress.text(of: NSUserActivity(activityType: name))
      let url = try #require(text.flatMap(URL.init(string:)))
      #expect(scenes.scene(on: UIScreen(), content: "", url: url) != nil)
    }
    #expect(FrontSceneDelegate.restored == ["first true", "second true"])
    #expect(FrontSceneDelegate.opened.isEmpty)
  }

  @Test func `scenes, windows and delegates are found from the application`() throws {
    UIApplication.performLaunch(delegateClass: SceneAppDelegate.self)
    let application = UIApplication.shared
    defer { application.performTerminate() }
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? FrontSceneDelegate)
    let window = try #require(delegate.window)
    #expect(application.delegate is SceneAppDelegate)
    #expect(scene.windows == [window])
    #expect(window.windowScene === scene)
    #expect(window.isKeyWindow && application.keyWindow === window)
    #expect(application.windows.contains(window))
    #expect(window.bounds == UIScreen.main.bounds)
    #expect(scene.session.scene === scene)
    #expect(scene.session.configuration.name == "Default Configuration")
    // What code of many applications does to get at the root controller.
    let root = application.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows).first { $0.isKeyWindow }?.rootViewController
    #expect(root is FrontController)
    #expect((scene.delegate as? any UIWindowSceneDelegate)?.window??.rootViewController === root)
    let chain = sequence(first: root! as UIResponder, next: \.next).map { $0 }
    #expect(chain.suffix(3) == [scene, application, application.delegate as! UIResponder])
  }

  @Test func `an application without scenes hears of its life itself`() throws {
    let launch = listening { UIApplication.performLaunch(delegateClass: WindowAppDelegate.self) }
    let application = UIApplication.shared
    #expect(
      launch == [
        "viewDidAppear", "didFinishLaunching true", "- UIApplicationDidFinishLaunching",
        "didBecomeActive true", "- UIApplicationDidBecomeActive",
      ])
    // It has a scene that UIKit makes for it.
    let window = try #require(application.delegate?.window??.rootViewController?.view.window)
    #expect(window.windowScene === application.connectedScenes.first)
    #expect(window.windowScene?.activationState == .foregroundActive)
    let course = listening {
      application.performEnterBackground()
      application.performEnterForeground()
    }
    #expect(
      course == [
        "willResignActive true", "- UIApplicationWillResignActive",
        "didEnterBackground true", "- UIApplicationDidEnterBackground",
        "willEnterForeground true", "- UIApplicationWillEnterForeground",
        "didBecomeActive true", "- UIApplicationDidBecomeActive",
      ])
    #expect(application.performOpen(URL(string: "shop://item/1")!))
    #expect(!application.performOpen(URL(string: "mailto:a@example.com")!))
    application.performTerminate()
    #expect(window.isHidden)
  }

  @Test func `a delegate without a method that takes options is told of the launch without them`() {
    let plain = listening { UIApplication.performLaunch(delegateClass: PlainLaunchDelegate.self) }
    #expect(plain.prefix(2) == ["applicationDidFinishLaunching", "viewDidAppear"])
    UIApplication.shared.performTerminate()
    let both = listening { UIApplication.performLaunch(delegateClass: TwoLaunchesDelegate.self) }
    #expect(both.first == "didFinishLaunching true")
    #expect(!both.contains("applicationDidFinishLaunching"))
    UIApplication.shared.performTerminate()
  }

  @Test func `addresses reach scenes at the launch and later`() {
    FrontSceneDelegate.opened = []
    let first = URL(string: "shop://1")!
    let second = URL(string: "shop://2")!
    UIApplication.performLaunch(delegateClass: SceneAppDelegate.self, options: [.url: first])
    UIApplication.shared.performOpen(second)
    #expect(FrontSceneDelegate.opened == [first, second])
    UIApplication.shared.performTerminate()
  }

  @Test func `a window lives as long as it is shown although nobody keeps it`() {
    UIApplication.performLaunch(delegateClass: SilentAppDelegate.self)
    weak var window: UIWindow?
    func show() {
      let shown = UIWindow(frame: UIScreen.main.bounds)
      shown.makeKeyAndVisible()
      window = shown
    }
    show()
    #expect(window != nil)
    #expect(UIApplication.shared.delegate?.window == nil as UIWindow??)
    UIApplication.shared.performTerminate()
    #expect(window == nil)
  }

  @Test func `a warning of memory reaches controllers`() throws {
    UIApplication.performLaunch(delegateClass: WindowAppDelegate.self)
    let window = try #require(UIApplication.shared.keyWindow)
    let root = try #require(window.rootViewController as? FrontController)
    UIApplication.shared.performMemoryWarning()
    #expect(root.warnings == 1)
    UIApplication.shared.performTerminate()
  }

  @Test func `windows tell when they are shown and made key`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [String] = []
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didBecomeHiddenNotification, UIWindow.didResignKeyNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(name.rawValue) }
      }
    }
    window.makeKeyAndVisible()
    window.isHidden = true
    window.isHidden = true
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      heard == [
        "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeVisibleNotification",
        "UIWindowDidBecomeHiddenNotification",
      ])
  }

  @Test func `nobody opens addresses of other applications`() async {
    let url = URL(string: "https://example.com")!
    #expect(!UIApplication.shared.canOpenURL(url))
    let opened = await withCheckedContinuation { continuation in
      UIApplication.shared.open(url) { continuation.resume(returning: $0) }
    }
    #expect(!opened)
  }

  @Test func `the device is what the screen makes it`() {
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.model == "iPhone")
    #expect(device.orientation.isPortrait)
    #expect(UIScreen.screens == [UIScreen.main])
  }

  @Test func `classes are found by the names that Foundation gives them`() {
    // What a main.swift hands to UIApplicationMain.
    let name = NSStringFromClass(SceneAppDelegate.self)
    #expect(name == "ApplicationTests.SceneAppDelegate")
    #expect(_typeByName(name) == SceneAppDelegate.self)
  }
}
