/// A transition from one controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// The controller that the segue leads from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  private var performHandler: (() -> Void)?

  /// Creates a segue.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// Creates a segue that `performHandler` performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Performs the transition: calls the handler. Subclasses override it.
  open func perform() {
    guard let performHandler else {
      refuse(
        "Segue \(self) must be made with a perform handler, or its class override perform().")
    }
    performHandler()
  }

  /// Performs the segue of a controller's storyboard; stops the program if there is none.
  static func perform(_ identifier: String, of controller: UIViewController, _ sender: Any?) {
    if controller.parts[ControllerScene.self]?.perform(identifier, of: controller, sender) ?? false
    {
      return
    }
    refuse("Receiver (\(controller)) has no segue with identifier '\(identifier)'")
  }

  /// The action of an object with a name, with its method; nil if it has none.
  static func action(_ name: Selector, of object: AnyObject) -> Selector? {
    DocumentMembers.action(name.description, of: object)
  }
}

/// Where an unwind segue begins, and what it looks for.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue leads from.
  public let source: UIViewController
  /// The action that the destination has.
  public let unwindAction: Selector
  /// What the user has touched.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }

  /// The children of a controller but the one that contains the source, the last one first.
  final func otherChildren(of controller: UIViewController) -> [UIViewController] {
    let own = controller.childContaining(self)
    return controller.children.reversed().filter { $0 !== own }
  }
}
