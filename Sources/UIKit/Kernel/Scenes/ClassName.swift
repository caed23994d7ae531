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
