/// An object that may have a window.
///
/// `window` is optional in UIKit's protocols, so `delegate.window` there is a `UIWindow??`. Swift
/// without Objective-C has no optional members: delegates implement this one, or leave it to its
/// default, and whoever asks an `any UIApplicationDelegate` gets the other one.
@preconcurrency @MainActor public protocol _UIWindowOwning: NSObjectProtocol {
  /// The window of the application or scene; nil for none.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _UIWindowOwning {
  /// The default implementation stores nothing and returns nil.
  @_disfavoredOverload public var window: UIWindow? {
    get {
      OptionalCall.noteDefault()
      return nil
    }
    set {}
  }

  /// The window as an optional member of a protocol has it: nil if the class does not.
  fileprivate var optionalWindow: UIWindow?? {
    let owner: any _UIWindowOwning = self
    return OptionalCall.ask("window") { owner.window }
  }
}

/// Handles events of an application's life cycle. Every member is optional.
///
/// In an application with scenes, the delegates of the scenes get most of them instead.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _UIWindowOwning {
  /// Called first. The default is `true`.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before anything is shown. The default is `true`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the application has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application stops being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application comes to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Opens an address, in an application without scenes. The default is `false`.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The configuration of a new scene. The default is that of the property list.
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

  /// The default implementation returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The default implementation returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// The default implementation returns `false`.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// The default implementation returns the configuration of the session.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    OptionalCall.noteDefault()
    return connectingSceneSession.configuration
  }

  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

extension UIWindowSceneDelegate {
  /// The window of a delegate whose class is not known: nil if it has no such property.
  public var window: UIWindow?? { optionalWindow }
}
