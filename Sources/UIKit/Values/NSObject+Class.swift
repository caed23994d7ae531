extension NSObject {
  /// The name of the class as Objective-C has it: with its module, but for classes of the system.
  public class func description() -> String { name(of: self) }

  /// The name of a class with its module, but for classes of the system.
  static func name(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    for module in systemModules where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  private static let systemModules = ["UIKit.", "QuartzCore.", "CoreGraphics.", "Foundation."]
}
