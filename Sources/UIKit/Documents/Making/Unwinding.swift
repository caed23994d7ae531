import DocumentCore

/// Performs unwind segues: looks for the controller with the action, and goes back to it.
///
/// - Note: The search is that of "Using Unwind Segues": from the source up through parents and
///   presenting controllers, at each of which the children it allows are asked before itself.
///   Rule DOC-6.
@MainActor struct Unwinding {
  private let scene: StoryboardScene
  private let controller: UIViewController

  init(_ scene: StoryboardScene, _ controller: UIViewController) {
    self.scene = scene
    self.controller = controller
  }

  /// Goes back; does nothing if no controller has the action, as on iOS.
  func perform(_ element: DocumentElement, _ sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let source = UIStoryboardUnwindSegueSource(
      source: controller, unwindAction: Selector(name), sender: sender)
    guard let destination = destination(of: source) else { return }
    let segue = make(element, to: destination)
    controller.prepare(for: segue, sender: sender)
    DocumentMembers.action(name, of: destination)?._send(to: destination, segue)
    segue.perform()
  }

  private func make(
    _ element: DocumentElement, to destination: UIViewController
  ) -> UIStoryboardSegue {
    if let custom = SegueMaking(scene, controller).custom(element, to: destination) {
      return custom
    }
    let box = SegueBox()
    let segue = UIStoryboardSegue(
      identifier: element["identifier"], source: controller, destination: destination
    ) { [isAnimated = element["animates"] != "NO"] in
      guard let segue = box.segue else { return }
      Self.goBack(segue, isAnimated: isAnimated)
    }
    box.segue = segue
    return segue
  }

  private final class SegueBox {
    weak var segue: UIStoryboardSegue?
  }

  // MARK: The search

  private func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var place = controller.parent ?? controller.presentingViewController
    while let present = place {
      if let found = search(present, source) { return found }
      place = present.parent ?? present.presentingViewController
    }
    return nil
  }

  private func search(
    _ place: UIViewController, _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in place.allowedChildrenForUnwinding(from: source) where child !== controller {
      if let found = search(child, source) { return found }
    }
    let takes = place.canPerformUnwindSegueAction(
      source.unwindAction, from: controller, sender: source.sender)
    return takes ? place : nil
  }

  // MARK: The way back

  /// Dismisses what lies over the destination, and has its containers show it, the outermost first.
  private static func goBack(_ segue: UIStoryboardSegue, isAnimated: Bool) {
    let destination = segue.destination
    var path = [destination]
    while let parent = path[path.count - 1].parent { path.append(parent) }
    let isCovered = destination.presentedViewController != nil
    if isCovered, !segue.source.isWithin(path[path.count - 1]) {
      destination.dismiss(animated: isAnimated)
    }
    for (index, container) in path.enumerated().reversed() where index > 0 {
      container.unwind(for: segue, towards: path[index - 1])
    }
  }
}
