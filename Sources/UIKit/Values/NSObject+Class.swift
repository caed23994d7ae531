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

  /// The class and the address of an object, as `NSObject` describes itself on Apple's systems.
  static func classAndAddress(of object: AnyObject) -> String {
    "<\(name(of: type(of: object))): \(address(of: object))>"
  }

  /// The address of an object, such as `0x600002a1c300`.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private static let systemModules = ["UIKit.", "QuartzCore.", "CoreGraphics.", "Foundation."]
}
