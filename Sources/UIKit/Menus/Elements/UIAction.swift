/// Called when an action is performed.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A menu element that performs a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Identifies an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name that represents the value.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Identifies the action. The default is unique.
  open private(set) var identifier = Identifier("com.apple.action.\(UUID().uuidString)")
  /// A longer title that describes the action. The default is nil.
  open var discoverabilityTitle: String?
  /// The attributes of the element. The default is none.
  open var attributes: UIMenuElement.Attributes = []
  /// The state of the element's mark. The default is `off`.
  open var state = UIMenuElement.State.off
  /// The object the action is performed for, while it is performed.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  private init(_ handler: @escaping UIActionHandler, _ title: String) {
    self.handler = handler
    super.init(title: title, subtitle: nil, image: nil)
  }

  /// Creates an action. All but the handler is optional.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(handler, title)
    self.subtitle = subtitle
    self.image = image
    if let identifier { self.identifier = identifier }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Calls the handler for `sender`.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// The same action with another state.
  func with(state: UIMenuElement.State) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }
}
