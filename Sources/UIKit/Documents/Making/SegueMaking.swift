import DocumentCore

/// Makes and performs the segues of a controller of a storyboard.
@MainActor struct SegueMaking {
  private let scene: StoryboardScene
  private let controller: UIViewController

  init(_ scene: StoryboardScene, _ controller: UIViewController) {
    self.scene = scene
    self.controller = controller
  }

  /// Performs a segue: makes the destination, prepares the controller, and shows it.
  func perform(_ element: DocumentElement, _ sender: Any?) {
    guard element["kind"] != "unwind" else {
      return Unwinding(scene, controller).perform(element, sender)
    }
    guard let destination = destination(element, sender) else { return }
    let segue = make(element, to: destination, sender)
    controller.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// The controller that a segue leads to, from the source's method if it names one.
  func destination(_ element: DocumentElement, _ sender: Any?) -> UIViewController? {
    guard let id = element["destination"], let storyboard = scene.storyboard else { return nil }
    var creator: ((NSCoder) -> UIViewController?)?
    if let name = element["destinationCreationSelector"],
      case .segueAction(let make) = DocumentMembers.member(name, of: controller)?.kind
    {
      let controller = controller
      creator = { make(controller, $0, sender, element["identifier"]) }
    }
    let made = SceneMaking(scene.file, storyboard).controller(id, creator)
    if made == nil {
      scene.file.report(element, of: "destination", "leads to no controller: \(id)")
    }
    return made
  }

  // MARK: Segues by their kinds

  /// A segue of the kind and the class that the document gives it.
  func make(
    _ element: DocumentElement, to destination: UIViewController, _ sender: Any?
  ) -> UIStoryboardSegue {
    if let custom = custom(element, to: destination) { return custom }
    let identifier = element["identifier"]
    let isAnimated = element["animates"] != "NO"
    setStyles(of: destination, element, sender)
    let (kind, source) = (element["kind"] ?? "show", controller)
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      switch kind {
      case "push", "show":
        if kind == "push", let stack = source.navigationController {
          stack.pushViewController(destination, animated: isAnimated)
        } else {
          source.show(destination, sender: sender)
        }
      case "replace", "showDetail": source.showDetailViewController(destination, sender: sender)
      case "embed": break
      default: source.present(destination, animated: isAnimated)
      }
    }
  }

  /// A segue of the class that the document gives it; nil if it gives none.
  func custom(_ element: DocumentElement, to destination: UIViewController) -> UIStoryboardSegue? {
    guard let name = element["customClass"],
      let type = scene.file.classes.custom(name, module: element["customModule"])
        as? UIStoryboardSegue.Type
    else { return nil }
    return _SegueMaker.make(type, element["identifier"], from: controller, to: destination)
  }

  private func setStyles(
    of destination: UIViewController, _ element: DocumentElement, _ sender: Any?
  ) {
    if let style = element["modalPresentationStyle"]
      .flatMap({ ControllerReader.presentations[$0] })
    {
      destination.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ ControllerReader.transitions[$0] }) {
      destination.modalTransitionStyle = style
    }
    guard element["kind"] == "popoverPresentation" || element["kind"] == "popover" else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let anchor =
      (element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"])
      .flatMap { scene.object($0) } ?? sender.map { $0 as AnyObject }
    if let item = anchor as? UIBarButtonItem {
      popover.barButtonItem = item
    } else if let view = anchor as? UIView {
      popover.sourceView = view
      popover.sourceRect = view.bounds
    }
    if let directions = element.child(key: "popoverArrowDirection") {
      popover.permittedArrowDirections = Self.directions(directions)
    }
  }

  private static func directions(_ element: DocumentElement) -> UIPopoverArrowDirection {
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    return names.reduce(into: []) { if element.isTrue($1.0) { $0.insert($1.1) } }
  }
}

/// Makes segues of classes known at run time, as ``ClassValues`` explains.
open class _SegueMaker: UIStoryboardSegue {
  /// Creates a segue.
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  static func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue {
    ClassValues.maker(_SegueMaker.self, for: type)
      .init(identifier: identifier, source: source, destination: destination)
  }
}
