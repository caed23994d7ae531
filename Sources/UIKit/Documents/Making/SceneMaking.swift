import DocumentCore

/// Makes controllers of a storyboard, with those that they contain.
@MainActor struct SceneMaking {
  private let file: InterfaceFile
  private let storyboard: UIStoryboard
  /// The controllers that are being made, outermost first.
  private let open: [String]

  /// How deep controllers may contain one another.
  private static let maximumDepth = 32

  init(_ file: InterfaceFile, _ storyboard: UIStoryboard, within open: [String] = []) {
    self.file = file
    self.storyboard = storyboard
    self.open = open
  }

  /// A new controller; nil if the document has none of this identity, or it would contain itself.
  func controller(
    _ id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = file.document.element(id) else { return nil }
    guard !open.contains(id), open.count < Self.maximumDepth else {
      file.report(element, "contains itself; the inner one is left out")
      return nil
    }
    if element.name == "viewControllerPlaceholder" { return referenced(element) }
    let graph = SceneGraph(file, storyboard, open: open + [id])
    let made: UIViewController?
    if let creator, let own = creator(ElementCoder(element, graph)) {
      made = own
    } else {
      made = graph.make(element) as? UIViewController
    }
    graph.finish()
    return made
  }

  /// The controller of another storyboard that a reference stands for.
  private func referenced(_ element: DocumentElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? storyboard.bundle
    guard UIStoryboard.exists(name, in: bundle ?? .main, module: SceneManifest.delegateModule)
    else {
      file.report(element, of: "storyboardName", "there is no storyboard \(name)")
      return nil
    }
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else {
      return other.instantiateInitialViewController()
    }
    return other.instantiateViewController(withIdentifier: identifier)
  }
}

/// The objects of a scene that are made with its controller, before its view.
@MainActor final class SceneGraph: ObjectGraph {
  private let storyboard: UIStoryboard
  private let open: [String]

  init(_ file: InterfaceFile, _ storyboard: UIStoryboard, open: [String]) {
    self.storyboard = storyboard
    self.open = open
    super.init(file, owner: nil)
  }

  /// Takes in the controller when UIKit's part of its initializer has run.
  func begin(_ controller: UIViewController, _ element: DocumentElement) {
    let scene = StoryboardScene(file, in: storyboard, of: element)
    scene.note(controller, element.id)
    controller.parts[ControllerScene.self] = scene
    outer = { [weak scene] id in scene?.object(id) }
    sceneObjects = scene
  }

  private weak var sceneObjects: StoryboardScene?

  /// Makes the controllers that a container begins with.
  func makeChildren(of controller: UIViewController, _ element: DocumentElement) {
    let making = SceneMaking(file, storyboard, within: open)
    let relations = element.list("connections").filter { $0["kind"] == "relationship" }
    let related = relations.compactMap { segue in
      segue["destination"].flatMap { making.controller($0) }
        .map { (relation: segue["relationship"] ?? "", controller: $0) }
    }
    let children = related.map(\.controller)
    guard !children.isEmpty else { return }
    switch controller {
    case let stack as UINavigationController:
      stack.setViewControllers(Array(children.prefix(1)), animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    case let split as UISplitViewController: SplitSettings.place(related, in: split)
    case let pages as UIPageViewController:
      pages.setViewControllers(
        Array(children.prefix(1)), direction: .forward, animated: false, completion: nil)
    default:
      // A container that is not there shows its first child.
      file.report(element, "is not there; its first child is shown in its place")
      StandInContainer.show(children[0], in: controller)
    }
  }

  override func finish() {
    super.finish()
    for (id, object) in objects { sceneObjects?.note(object, id) }
  }
}

/// Shows a child in place of a container that is not there.
@MainActor enum StandInContainer {
  static func show(_ child: UIViewController, in controller: UIViewController) {
    controller.addChild(child)
    controller.workBeforeLayout = { [weak controller, weak child] in
      guard let view = controller?.view, let inner = child?.view, inner.superview == nil else {
        return
      }
      inner.frame = view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(inner)
      child?.didMove(toParent: controller)
    }
  }
}

/// What a controller of a storyboard has there.
@MainActor final class StoryboardScene: ControllerScene {
  let file: InterfaceFile
  private let element: DocumentElement
  /// The identity of the controller.
  var id: String? { element.id }
  /// The segues that begin at the controller or in its view, by their identities.
  private(set) var segues: [String: DocumentElement] = [:]
  private var objects: [String: Weak] = [:]
  /// Objects of the scene that nothing else owns, such as gesture recognizers.
  private var kept: [AnyObject] = []

  private struct Weak {
    weak var object: AnyObject?
  }

  init(_ file: InterfaceFile, in storyboard: UIStoryboard, of element: DocumentElement) {
    self.file = file
    self.element = element
    super.init(storyboard)
    // Every segue of the controller's scene, also those of prototypes that are not made yet.
    var open = (file.document.scene(of: element.id ?? "") ?? element).list("objects")
    while let inner = open.popLast() {
      if inner.name == "segue", let id = inner.id { segues[id] = inner }
      open += inner.children
    }
  }

  func object(_ id: String) -> AnyObject? { objects[id]?.object }

  func note(_ object: AnyObject, _ id: String?) {
    if let id { objects[id] = Weak(object: object) }
  }

  // MARK: The view

  override func loadView(of controller: UIViewController) -> Bool {
    guard let root = element.child(key: "view") else { return false }
    let graph = ObjectGraph(file, owner: nil)
    graph.controller = controller
    graph.outer = { [weak self] id in self?.object(id) }
    if let id = element.id { graph.objects[id] = controller }
    let others = file.document.scene(of: element.id ?? "")?.list("objects") ?? []
    for other in others where !Self.isMadeBefore(other) {
      if let object = graph.make(other) { kept.append(object) }
    }
    guard let view = graph.make(root) as? UIView else { return false }
    controller.view = view
    graph.owners = [(element, controller)]
    graph.finish()
    for (id, object) in graph.objects { note(object, id) }
    EmbedSegues(self, graph).perform(for: controller, root)
    return true
  }

  private static func isMadeBefore(_ element: DocumentElement) -> Bool {
    element["sceneMemberID"] == "viewController" || element.name == "placeholder"
      || element.name == "exit" || element.name == "viewControllerPlaceholder"
  }

  // MARK: Segues

  override func perform(
    _ identifier: String, of controller: UIViewController, _ sender: Any?
  ) -> Bool {
    guard
      let segue = element.list("connections").first(where: {
        $0.name == "segue" && $0["identifier"] == identifier
      }) ?? segues.values.first(where: { $0["identifier"] == identifier })
    else { return false }
    SegueMaking(self, controller).perform(segue, sender)
    return true
  }
}
