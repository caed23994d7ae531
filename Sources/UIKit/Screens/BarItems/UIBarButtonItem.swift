/// A button, a view or a space in a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// What the item shows in its room.
  enum Kind {
    case button
    case fixedSpace
    case flexibleSpace
  }

  private(set) var kind = Kind.button

  /// Creates a plain button without content.
  public override init() {
    super.init()
  }

  /// Creates an item of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with an image.
  ///
  /// - Parameter target: The receiver of `action`, not retained; nil for the responder chain.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    configure(style, sending: action, to: target)
  }

  /// Creates a button with an image and another one for bars of compact height.
  ///
  /// - Parameters:
  ///   - landscapeImagePhone: The image in bars of compact height; nil for `image`.
  ///   - target: The receiver of `action`, not retained; nil for the responder chain.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button with a title.
  ///
  /// - Parameter target: The receiver of `action`, not retained; nil for the responder chain.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    configure(style, sending: action, to: target)
  }

  /// Creates a system button or space.
  ///
  /// - Parameter target: The receiver of `action`, not retained; nil for the responder chain.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    configure(systemItem)
    configure(style, sending: action, to: target)
  }

  /// Creates an item that shows a view. The view keeps the size of its frame; if that is empty, its
  /// constraints and its content determine the size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a system button or space with an action and a menu.
  ///
  /// - Parameters:
  ///   - primaryAction: The action performed by a tap.
  ///   - menu: The menu opened by a tap if there is no action, otherwise by a long press.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    configure(systemItem)
    configure(primaryAction, menu)
  }

  /// Creates a button with an action and a menu.
  ///
  /// - Parameters:
  ///   - title: The title; if this and `image` are nil, those of the action are used.
  ///   - image: The image; if this and `title` are nil, those of the action are used.
  ///   - primaryAction: The action performed by a tap.
  ///   - menu: The menu opened by a tap if there is no action, otherwise by a long press.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    configure(primaryAction, menu)
  }

  /// Creates a space that takes an equal share of the width that the other items leave.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Creates a space.
  ///
  /// - Parameter width: The width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  private func configure(_ style: Style, sending action: Selector?, to target: Any?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Takes what a system button or space shows.
  func configure(_ systemItem: SystemItem) {
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

  private func configure(_ action: UIAction?, _ menu: UIMenu?) {
    if let action {
      if title == nil, image == nil {
        title = action.title.isEmpty ? nil : action.title
        image = action.image
      }
      primaryAction = action
    }
    self.menu = menu
  }

  /// The accessibility label of a system button that shows an image; nil for others.
  private(set) var systemLabel: String?

  // MARK: Appearance

  /// The style. The default is `plain`, that of the system items `done` and `save` is `done`.
  open var style = Style.plain { didSet { if style != oldValue { appearanceDidChange() } } }
  /// The width in points. The default is 0: as wide as the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { appearanceDidChange() } } }
  /// The titles that the button may have: its width fits the widest. The default is nil.
  open var possibleTitles: Set<String>? { didSet { appearanceDidChange() } }
  /// The tint colour. The default is nil: that of the bar.
  open var tintColor: UIColor? { didSet { appearanceDidChange() } }
  /// Whether the item is hidden and takes no room. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { appearanceDidChange() } } }

  /// Whether the button is selected: on a background of the tint colour. The default is `false`.
  open var isSelected = false { didSet { if isSelected != oldValue { appearanceDidChange() } } }

  /// A view shown in place of the button. The default is nil.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      if let former = oldValue, former.superview === view { former.removeFromSuperview() }
      appearanceDidChange()
    }
  }

  // MARK: Glass

  /// Whether the item stands alone without the glass that items of iOS 26 share. Has no effect in
  /// the appearance of iOS 18. The default is `false`.
  open var hidesSharedBackground = false
  /// Whether the item may share its glass with its neighbours in iOS 26. Has no effect in the
  /// appearance of iOS 18. The default is `true`.
  open var sharesBackground = true

  // MARK: Taps

  /// The action sent by a tap, with the item as the sender. The default is nil.
  open var action: Selector?
  /// The receiver of ``action``. The default is nil: the responder chain.
  open weak var target: AnyObject?
  /// The action performed by a tap, in place of ``action``. The default is nil.
  ///
  /// An item without title, image and custom view takes the title and the image of the action.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, title == nil, image == nil, customView == nil else { return }
      title = primaryAction.title.isEmpty ? nil : primaryAction.title
      image = primaryAction.image
    }
  }
  /// The menu opened by a tap if there is no action, otherwise by a long press. The default is nil.
  open var menu: UIMenu? { didSet { if changesSelectionAsPrimaryAction { appearanceDidChange() } } }
  /// Whether a tap changes the selection: of the menu if it opens one, whose selected action the button
  /// then shows; else of the button itself. The default is `false`.
  open var changesSelectionAsPrimaryAction = false { didSet { appearanceDidChange() } }

  /// The action that a button with a menu of choices shows; nil for its own title and image.
  var chosenAction: UIAction? {
    changesSelectionAsPrimaryAction && !hasAction ? menu?.chosenAction : nil
  }

  /// Performs the action of the item unless it is disabled.
  func perform(_ event: UIEvent?) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Whether a tap does something besides opening the menu.
  var hasAction: Bool { primaryAction != nil || action != nil }

  // MARK: In a bar

  /// The group that has the item; nil if there is none.
  final weak var group: (any ButtonGroup)?
  /// The group in whose items' place the item may be shown.
  final weak var representedGroup: (any ButtonGroup)?

  /// The view that bars show for the item; nil until a bar needs it.
  final var view: (any BarItemObserver)?

  override func appearanceDidChange() { view?.itemDidChange(self) }
}
