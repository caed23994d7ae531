// Written by Scripts/delegates from UIApplicationDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UIApplicationDelegate {
  /// Called first, before any scene is connected.
  public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called before the application's interface is shown.
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called in place of the method with options, if the delegate does not implement that one.
  public func applicationDidFinishLaunching(_ application: UIApplication) { OptionalCall.noteDefault() }
  /// Called when the application has become active.
  public func applicationDidBecomeActive(_ application: UIApplication) { OptionalCall.noteDefault() }
  /// Called before the application becomes inactive.
  public func applicationWillResignActive(_ application: UIApplication) { OptionalCall.noteDefault() }
  /// Called when the application has entered the background.
  public func applicationDidEnterBackground(_ application: UIApplication) { OptionalCall.noteDefault() }
  /// Called before the application leaves the background.
  public func applicationWillEnterForeground(_ application: UIApplication) { OptionalCall.noteDefault() }
  /// Called before the application ends.
  public func applicationWillTerminate(_ application: UIApplication) { OptionalCall.noteDefault() }
  /// Called when the system runs low on memory.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { OptionalCall.noteDefault() }
  /// Opens a URL, in an application without scenes.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { OptionalCall.noteDefault(); return false }
  /// The configuration of a new scene.
  public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { OptionalCall.noteDefault(); return connectingSceneSession.configuration }
  /// Called after the user has closed scenes.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { OptionalCall.noteDefault() }
}
