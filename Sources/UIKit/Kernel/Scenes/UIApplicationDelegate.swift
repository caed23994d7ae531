/// Has a window, perhaps.
///
/// `window` is optional in UIKit's protocols, so `delegate.window` there is a `UIWindow??`. Swift
/// without Objective-C has no optional members: delegates implement this one, or leave it to its
/// default, and whoever asks an `any UIApplicationDelegate` gets the other one.
@preconcurrency @MainActor public protocol _UIWindowOwning: NSObjectProtocol {
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _UIWindowOwning {
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

/// Decides and hears of an application's life. Every member is optional.
///
/// An application that has scenes hears of most through their delegates instead.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _UIWindowOwning {
  /// Called first. Default true.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before anything is shown. Default true.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Opens an address, in an application without scenes. Default false.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// What a new scene is made of. By itself what the property list says.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called after scenes were closed by a person.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The window of a delegate whose class is not known: nil if it has no such property.
  public var window: UIWindow?? { optionalWindow }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    OptionalCall.noteDefault()
    return connectingSceneSession.configuration
  }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

extension UIWindowSceneDelegate {
  /// The window of a delegate whose class is not known: nil if it has no such property.
  public var window: UIWindow?? { optionalWindow }
}
