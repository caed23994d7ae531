/// Something that can be done with an element besides activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// - Returns: Whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the action, with attributes.
  open var attributedName: NSAttributedString
  /// A picture of the action.
  open var image: UIImage?
  /// The target of `selector`. Not retained.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector
  /// Called instead of `target` where there is one.
  open var actionHandler: Handler?

  /// An action that calls `actionHandler`.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// An action that calls `actionHandler`.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    let name = NSAttributedString(string: name)
    self.init(attributedName: name, image: image, actionHandler: actionHandler)
  }

  /// An action that calls `actionHandler`.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// An action that calls `actionHandler`.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Creates an action that sends `selector` to `target` and ignores what the method returns.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.selector = selector
    super.init()
    self.target = target as AnyObject?
  }

  /// Does what the action is for.
  ///
  /// - Returns: Whether there was a target and it reports success.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    selector._send(to: target, self)
    return true
  }
}
