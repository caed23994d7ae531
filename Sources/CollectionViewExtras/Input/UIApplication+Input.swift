import UIKit

// What the system does with an application, within a process that goes on: for tests of
// application and scene delegates.
extension UIApplication {
  /// Launches an application as `UIApplicationMain` does, but returns when it is active.
  ///
  /// - Parameters:
  ///   - delegateClass: The class of the application's delegate. Scenes come from the property list,
  ///     from the delegate or from a class named `SceneDelegate` in the delegate's module.
  ///   - options: The reason of the launch. Default nil: a tap on the icon.
  public static func performLaunch(
    delegateClass: (some UIApplicationDelegate).Type, options: [LaunchOptionsKey: Any]? = nil
  ) {
    ApplicationLaunch(delegateClass: delegateClass, options: options).perform()
  }

  /// Moves the application to the background.
  public func performEnterBackground() { enterBackground() }

  /// Returns the application to the foreground.
  public func performEnterForeground() { enterForeground() }

  /// Asks the application to open a URL.
  ///
  /// - Returns: Whether the delegate opens it; always `true` for an application with scenes.
  @discardableResult
  public func performOpen(_ url: URL) -> Bool { openByDelegates(url) }

  /// Sends a memory warning to the delegates, the view controllers and the notification center.
  public func performMemoryWarning() { warnOfMemory() }

  /// Terminates the application: disconnects its scenes and hides its windows. Another one may be
  /// launched afterwards.
  public func performTerminate() { terminate() }
}
