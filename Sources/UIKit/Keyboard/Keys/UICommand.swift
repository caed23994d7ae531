/// A menu element that sends an action along the responder chain.
///
/// The action is sent to the first responder in the chain that implements it, with the command as
/// sender. Alternates for modifier keys are not part of it on this platform.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The action that is sent.
  public let action: Selector
  /// A value for the action to read from the command.
  public let propertyList: Any?
  /// A description of the command. The default is nil.
  open var discoverabilityTitle: String?
  /// The attributes of the element. The default is none.
  open var attributes: UIMenuElement.Attributes
  /// The state of the element's mark. The default is `off`.
  open var state: UIMenuElement.State

  /// Whether the attributes allow that the command is performed.
  final var mayBePerformed: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Creates a command. All but the action is optional.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }
}
