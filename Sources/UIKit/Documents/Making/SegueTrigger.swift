import DocumentCore

/// What performs a segue when it is touched.
@MainActor final class SegueTrigger: NSObject {
  private let element: DocumentElement
  private weak var controller: UIViewController?

  private init(_ element: DocumentElement, _ controller: UIViewController) {
    self.element = element
    self.controller = controller
  }

  /// Makes an object of a document perform a segue. Controllers perform theirs when they are asked to.
  static func connect(
    _ segue: DocumentElement, to object: AnyObject, in graph: ObjectGraph
  ) {
    guard let controller = graph.controller, segue["kind"] != "embed",
      segue["kind"] != "relationship", !(object is UIViewController)
    else { return }
    let trigger = SegueTrigger(segue, controller)
    let selector = Selector("perform:", SegueTrigger.perform(by:))
    switch object {
    case let cell as UITableViewCell:
      let actions = cell.existingOrNewPart(CellActions())
      let perform = { [weak cell] in trigger.perform(by: cell) }
      if segue["trigger"] == "accessoryAction" {
        actions.accessory = perform
      } else {
        actions.selection = perform
      }
      return
    case let cell as UICollectionViewCell:
      cell.existingOrNewPart(CellActions()).selection = { [weak cell] in trigger.perform(by: cell) }
      return
    case let button as UIButton:
      button.addTarget(trigger, action: selector, for: .touchUpInside)
    case let control as UIControl:
      control.addTarget(trigger, action: selector, for: .valueChanged)
    case let item as UIBarButtonItem:
      item.target = trigger
      item.action = selector
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: selector)
    default: return
    }
    Kept.keep(trigger, with: object)
  }

  /// Performs the segue unless the controller refuses it.
  func perform(by sender: Any?) {
    guard let controller, let scene = controller.parts[ControllerScene.self] as? StoryboardScene,
      controller.shouldPerformSegue(
        withIdentifier: element["identifier"] ?? "", sender: sender)
    else { return }
    SegueMaking(scene, controller).perform(element, sender)
  }
}
