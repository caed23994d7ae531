/// The interface document that holds the view of a controller.
@MainActor final class ViewFile {
  /// The name that was given; nil for that of the class.
  private let givenName: String?
  let bundle: Bundle?

  private init(_ name: String?, _ bundle: Bundle?) {
    givenName = name
    self.bundle = bundle
  }

  /// Remembers what `init(nibName:bundle:)` was given.
  static func set(_ name: String?, _ bundle: Bundle?, of controller: UIViewController) {
    guard name != nil || bundle != nil else { return }
    controller.parts[ViewFile.self] = ViewFile(name, bundle)
  }

  /// The given name, or that of a document which is named after the class.
  static func name(of controller: UIViewController) -> String? {
    if let name = controller.parts[ViewFile.self]?.givenName { return name }
    let type: AnyClass = Swift.type(of: controller)
    let place = controller.parts[ViewFile.self]?.bundle
    return automaticName(type, place)
  }

  /// Loads the view of a controller from its scene, or from the document with its name.
  ///
  /// - Returns: False if the controller has no document.
  static func loadView(of controller: UIViewController) -> Bool {
    if let scene = controller.parts[ControllerScene.self], scene.loadView(of: controller) {
      return true
    }
    guard let name = name(of: controller) else { return false }
    let bundle = controller.parts[ViewFile.self]?.bundle
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller)
    return Mistakes.expect(
      controller.viewIfLoaded != nil,
      """
      -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(name)" nib but the view \
      outlet was not set.
      """,
      cure: "Connect the view to the file's owner.",
      remedy: "The controller gets an empty view.")
  }

  /// Loads the view of a controller that needs one of a class; nil if it has no document.
  static func loadView<Wanted: UIView>(of controller: UIViewController, as type: Wanted.Type)
    -> Wanted?
  {
    guard loadView(of: controller) else { return nil }
    let view = controller.viewIfLoaded as? Wanted
    _ = Mistakes.expect(
      view != nil,
      "loadView loaded the view of \(controller) but didn't get a \(Wanted.self).",
      cure: "Give the document one as the controller's view.",
      remedy: "The controller makes one of its own.")
    return view
  }

  private static var automaticNames: [ObjectIdentifier: String?] = [:]

  /// The name of a class without "Controller", or the whole of it, if there is such a document.
  ///
  /// - Note: The documentation of `nibName` has this order.
  private static func automaticName(_ type: AnyClass, _ bundle: Bundle?) -> String? {
    let key = ObjectIdentifier(type)
    if bundle == nil, let known = automaticNames[key] { return known }
    let module = ClassName.module(of: type)
    var found: String?
    if module != "UIKit" {
      let whole = String("\(type)".prefix { $0 != "<" })
      let short = whole.hasSuffix("Controller") ? String(whole.dropLast(10)) : nil
      found = [short, whole].compactMap { $0 }.first {
        DocumentFile.find($0, .nib, in: bundle ?? .main, module: module) != nil
      }
    }
    if bundle == nil { automaticNames[key] = .some(found) }
    return found
  }
}
