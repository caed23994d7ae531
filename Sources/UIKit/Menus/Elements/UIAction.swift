/// Called when an action is performed.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// An element of a menu that does something.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Default: one of the action's own.
  open private(set) var identifier = Identifier("com.apple.action.\(UUID().uuidString)")
  /// What the action is called where there is room for more than its title. Default nil.
  open var discoverabilityTitle: String?
  /// Default none.
  open var attributes: UIMenuElement.Attributes = []
  /// Default off.
  open var state = UIMenuElement.State.off
  /// What the action is performed for, while it is.
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

  /// Calls the handler on behalf of `sender`.
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
