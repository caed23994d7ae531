import UIKit

// What the system does with an application, by code, within a process that goes on: for tests of
// delegates and of what hears of an application's life.
extension UIApplication {
  /// Launches an application as `UIApplicationMain` does, but returns when it is active.
  ///
  /// - Parameter delegateClass: The class of the application's delegate. Scenes come as the property
  ///   list, the delegate or a class named `SceneDelegate` in its module say.
  /// - Parameter options: Why it is launched. Default nil, by a touch of its icon.
  public static func performLaunch(
    delegateClass: (some UIApplicationDelegate).Type, options: [LaunchOptionsKey: Any]? = nil
  ) {
    ApplicationLaunch(delegateClass: delegateClass, options: options).perform()
  }

  /// Brings another application to the front.
  public func performEnterBackground() { enterBackground() }

  /// Brings the application to the front again.
  public func performEnterForeground() { enterForeground() }

  /// Has the application open an address.
  ///
  /// - Returns: Whether it says that it does; an application with scenes cannot say no.
  @discardableResult
  public func performOpen(_ url: URL) -> Bool { openByDelegates(url) }

  /// Tells all who hear of it that memory is short.
  public func performMemoryWarning() { warnOfMemory() }

  /// Ends the application: its scenes are disconnected and its windows hidden. Another one may be
  /// launched after it.
  public func performTerminate() { terminate() }
}
