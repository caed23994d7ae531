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
  let launch = ApplicationLaunch(
    applicationClass: principalClassName.map { ClassName($0).found("the application") },
    delegateClass: delegateClassName.map { ClassName($0).found("the application's delegate") })
  launch.perform()
  HeadlessRun(ProcessInfo.processInfo.environment)?.begin()
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

/// The name of a class of the application's: its module, a point and the name.
struct ClassName {
  let name: String

  init(_ name: String) { self.name = name }

  /// The class of that name; nil if there is none in the process.
  var type: AnyClass? { _typeByName(name) as? AnyClass }

  /// The module before the point.
  static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  func found(_ role: String) -> AnyClass {
    guard let type else {
      refuse(
        """
        There is no class named \(name) to be \(role). Give it with its module, such as \
        "Shop.AppDelegate", as NSStringFromClass(_:) does; it must not be private or nested.
        """)
    }
    return type
  }
}

/// Makes objects of class values by their `init()`, as ``ClassValues`` explains.
open class _ObjectMaker: NSObject {
  public required override init() { super.init() }

  static func make(_ type: AnyClass, as role: String) -> NSObject {
    refuse(
      unless: type is NSObject.Type, "\(type) cannot be \(role): it does not inherit from NSObject."
    )
    return ClassValues.maker(_ObjectMaker.self, for: type).init()
  }
}
