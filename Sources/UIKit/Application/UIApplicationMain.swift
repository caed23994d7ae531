/// Makes the application and its delegate, launches it and runs the main run loop.
///
/// - Parameters:
///   - principalClassName: The application's class, such as `"Shop.Application"`; nil for
///     `UIApplication`.
///   - delegateClassName: The delegate's class, such as `"Shop.AppDelegate"`, as
///     `NSStringFromClass(_:)` gives it.
/// - Returns: Never, as in UIKit.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  DispatchClocks.open()
  FirstUse.prepare()
  let launch = ApplicationLaunch(
    applicationClass: principalClassName.map { ClassName($0).found("the application") },
    delegateClass: delegateClassName.map { ClassName($0).found("the application's delegate") })
  let environment = ProcessInfo.processInfo.environment
  if let client = ApplicationLaunch.client(environment) { client.run(launch) }
  launch.perform()
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

extension UIApplicationDelegate {
  /// Launches the application with this class as its delegate's. `@main` calls it.
  public static func main() {
    _ = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: Self.self))
  }
}

/// Makes objects of classes known at run time by their `init()`, as ``ClassValues`` explains.
open class _ObjectMaker: NSObject {
  public required override init() { super.init() }

  static func make(_ type: AnyClass, as role: String) -> NSObject {
    refuse(
      unless: type is NSObject.Type, "\(type) cannot be \(role): it does not inherit from NSObject."
    )
    return ClassValues.maker(_ObjectMaker.self, for: type).init()
  }
}
