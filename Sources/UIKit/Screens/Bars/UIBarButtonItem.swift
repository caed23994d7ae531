/// A button, a view or a space in a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// What becomes of the room the item takes.
  enum Kind {
    case button
    case fixedSpace
    case flexibleSpace
  }

  private(set) var kind = Kind.button

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// - Parameter target: Is not kept. Nil for the responder chain.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    begin(style, sending: action, to: target)
  }

  /// - Parameter landscapeImagePhone: The picture in bars of compact height.
  /// - Parameter target: Is not kept. Nil for the responder chain.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// - Parameter target: Is not kept. Nil for the responder chain.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    begin(style, sending: action, to: target)
  }

  /// - Parameter target: Is not kept. Nil for the responder chain.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    begin(systemItem)
    begin(style, sending: action, to: target)
  }

  /// A view in the place of a button, as large as its frame or, where that is empty, as its
  /// constraints and its content want it.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// - Parameters:
  ///   - primaryAction: Performed when the button is tapped.
  ///   - menu: Opened by a tap where there is no action, else by a long press.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    begin(systemItem)
    adopt(primaryAction, menu)
  }

  /// - Parameters:
  ///   - title: Nil for that of the action.
  ///   - image: Nil for that of the action.
  ///   - primaryAction: Performed when the button is tapped.
  ///   - menu: Opened by a tap where there is no action, else by a long press.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    adopt(primaryAction, menu)
  }

  /// As wide as the other items leave room for.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// - Parameter width: In points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  private func begin(_ style: Style, sending action: Selector?, to target: Any?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func begin(_ systemItem: SystemItem) {
    switch systemItem {
    case .flexibleSpace: kind = .flexibleSpace
    case .fixedSpace: kind = .fixedSpace
    default: break
    }
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    systemLabel = systemItem.label
    if systemItem == .done || systemItem == .save { style = .done }
  }

  private func adopt(_ action: UIAction?, _ menu: UIMenu?) {
    if let action {
      if title == nil, image == nil {
        title = action.title.isEmpty ? nil : action.title
        image = action.image
      }
      primaryAction = action
    }
    self.menu = menu
  }

  /// What the system calls a button of its own that shows a picture; nil for others.
  private(set) var systemLabel: String?

  // MARK: Look

  /// Default plain; that of the system's *Done* and *Save* is done.
  open var style = Style.plain { didSet { if style != oldValue { appearanceDidChange() } } }
  /// In points. Zero for as wide as the content. Default 0.
  open var width: CGFloat = 0 { didSet { if width != oldValue { appearanceDidChange() } } }
  /// Titles the button may have in turn: it is as wide as the widest. Default nil.
  open var possibleTitles: Set<String>? { didSet { appearanceDidChange() } }
  /// Default nil: that of the bar.
  open var tintColor: UIColor? { didSet { appearanceDidChange() } }
  /// Default false.
  open var isHidden = false { didSet { if isHidden != oldValue { appearanceDidChange() } } }

  /// A view in the place of the button. Default nil.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      if let shownView = oldValue, shownView.superview === heldButton {
        shownView.removeFromSuperview()
      }
      appearanceDidChange()
    }
  }

  // MARK: Taps

  /// Sent when the button is tapped, with the item as the sender. Default nil.
  open var action: Selector?
  /// Who is sent ``action``; nil for the responder chain. Default nil.
  open weak var target: AnyObject?
  /// Performed when the button is tapped, before and instead of ``action``. Default nil.
  ///
  /// An action with a title or a picture gives it to an item without either.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, title == nil, image == nil, customView == nil else { return }
      title = primaryAction.title.isEmpty ? nil : primaryAction.title
      image = primaryAction.image
    }
  }
  /// Opened by a tap where there is no action, else by a long press. Default nil.
  open var menu: UIMenu?

  /// Does what a tap does.
  func perform(_ event: UIEvent?) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Whether a tap does something besides opening the menu.
  var hasAction: Bool { primaryAction != nil || action != nil }

  // MARK: In a bar

  private var heldButton: BarButtonView?

  /// What a bar shows of the item.
  var button: BarButtonView {
    if let heldButton { return heldButton }
    let button = BarButtonView(self)
    heldButton = button
    return button
  }

  override func appearanceDidChange() { heldButton?.itemDidChange() }
}
