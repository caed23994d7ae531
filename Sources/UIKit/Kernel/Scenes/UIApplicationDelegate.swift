/// A delegate that may have a window.
///
/// `window` is an optional member of UIKit's protocols, so `delegate.window` is a `UIWindow??`.
/// Swift without Objective-C has no optional members: delegates implement this property or inherit
/// its default, and code that has an `any UIApplicationDelegate` reads the `UIWindow??` of the
/// extension.
@preconcurrency @MainActor public protocol _UIWindowOwning: NSObjectProtocol {
  /// The window; nil by default.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _UIWindowOwning {
  /// Nil; setting it does nothing.
  @_disfavoredOverload public var window: UIWindow? {
    get {
      OptionalCall.noteDefault()
      return nil
    }
    set {}
  }

  /// Sets the window that a storyboard has made.
  func take(_ window: UIWindow) {
    let owner: any _UIWindowOwning = self
    owner.window = window
  }

  /// Whether a window that a storyboard has made is to be shown: the delegate has not replaced it.
  func keeps(_ window: UIWindow) -> Bool {
    guard let own = optionalWindow else { return true }
    return own === window
  }

  /// The window as an optional member of a protocol has it: nil if the class does not.
  fileprivate var optionalWindow: UIWindow?? {
    let owner: any _UIWindowOwning = self
    return OptionalCall.ask("window") { owner.window }
  }
}

/// Methods that respond to the launch, the state and the requests of an application.
///
/// Every member is optional. A default implementation that returns nothing does nothing. In an
/// application with scenes, the scenes' delegates are called in place of the methods for
/// activation, background and opened URLs.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _UIWindowOwning {
  // MARK: Launching

  /// Called first, before any scene is connected.
  ///
  /// The default is `true`.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before the application's interface is shown.
  ///
  /// The default is `true`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called in place of the method with options, if the delegate does not implement that one.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: State

  /// Called when the application has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the application becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the application has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the application leaves the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the application ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when the system runs low on memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  // MARK: Requests and scenes

  /// Opens a URL, in an application without scenes.
  ///
  /// The default is `false`: the URL was not handled.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The configuration of a new scene.
  ///
  /// The default is `connectingSceneSession.configuration`, which the property list describes.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called after the user has closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The window of a delegate whose class is not known: nil if it has no such property.
  public var window: UIWindow?? { optionalWindow }
}

extension UIWindowSceneDelegate {
  /// The window of a delegate whose class is not known: nil if it has no such property.
  public var window: UIWindow?? { optionalWindow }
}
