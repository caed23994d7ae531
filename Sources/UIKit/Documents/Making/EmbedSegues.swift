import DocumentCore

/// Puts the controllers of embed segues into their containers, before the parent's `viewDidLoad()`.
@MainActor struct EmbedSegues {
  private let scene: StoryboardScene
  private let graph: ObjectGraph

  init(_ scene: StoryboardScene, _ graph: ObjectGraph) {
    self.scene = scene
    self.graph = graph
  }

  /// Performs the embed segues of the containers in a view.
  func perform(for controller: UIViewController, _ root: DocumentElement) {
    var open = [root]
    while let element = open.popLast() {
      for segue in element.list("connections") where segue["kind"] == "embed" {
        guard let container = element.id.flatMap({ graph.object($0) }) as? UIView else { continue }
        embed(segue, in: container, of: controller)
      }
      open += element.children.reversed()
    }
  }

  private func embed(
    _ segue: DocumentElement, in container: UIView, of controller: UIViewController
  ) {
    let ancestors = sequence(first: controller, next: \.parent)
    let isWithinItself = ancestors.contains {
      ($0.parts[ControllerScene.self] as? StoryboardScene)?.id == segue["destination"]
    }
    guard !isWithinItself else {
      return scene.file.report(segue, of: "destination", "embeds a controller in itself")
    }
    let making = SegueMaking(scene, controller)
    guard let child = making.destination(segue, nil) else { return }
    controller.prepare(for: making.make(segue, to: child, nil), sender: nil)
    controller.addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    child.didMove(toParent: controller)
  }
}
