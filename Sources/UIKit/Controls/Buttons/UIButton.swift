/// A control that performs an action when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The type the button was created with.
  open private(set) var buttonType = ButtonType.custom

  /// The role of the button's action. The default is `normal`.
  open var role = Role.normal { didSet { if role != oldValue { show() } } }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Takes the type of a button that is being made.
  func take(_ type: ButtonType) {
    buttonType = type
    if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    show()
  }

  /// Creates a button that performs an action and shows its title and image.
  ///
  /// - Parameter primaryAction: Performed when the button is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration.
  ///
  /// - Parameter primaryAction: Performed when the button is tapped. Its title and image are shown
  ///   where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    show()
    take(primaryAction)
  }

  // MARK: Parts

  final let label = UILabel()
  final let picture = UIImageView()
  /// Parts that few buttons have, made when they are first shown.
  final var (secondLabel, background): (UILabel?, BackgroundConfigurationView?)
  /// The indicator shown instead of the image.
  final var activity: UIActivityIndicatorView?
  /// The chevrons of a pop-up button.
  final var indicator: UIImageView?

  /// The label of the title. Its font may be set; its text and colour follow from the state.
  open var titleLabel: UILabel? {
    showOutdated()
    return label
  }
  /// The view of the image.
  open var imageView: UIImageView? {
    showOutdated()
    return picture
  }
  /// The label of the subtitle; nil without a configuration.
  open var subtitleLabel: UILabel? { configuration == nil ? nil : madeSecondLabel() }

  override func setUp() {
    add(picture, at: 0)
    add(label, at: 1)
    label.font = showing.font
    label.lineBreakMode = .byTruncatingMiddle
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    showOutdated()
    let texts = [label.text, secondLabel?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return controlDefaults(
      label: texts.isEmpty ? picture.image?.accessibilityLabel : texts.joined(separator: ", "),
      traits: .button)
  }

  // MARK: What is shown in each state

  final var contents: [State: Content] = [:]

  /// What the button has given its parts.
  final var showing = Showing()

  /// Sets the title for a state; nil for that of the normal state.
  open func setTitle(_ title: String?, for state: State) { set(\.title, to: title, for: state) }
  /// Sets the colour of the title for a state; nil for that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(\.color, to: color, for: state)
  }
  /// Sets the image for a state; nil for that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, to: image, for: state) }

  /// Sets the background image for a state; nil for that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.backgroundImage, to: image, for: state)
  }

  /// Sets the attributed title for a state, which takes precedence over the title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, to: title, for: state)
  }

  /// Sets the configuration of a symbol that is the image in a state; nil for that of the normal
  /// state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    set(\.symbolConfiguration, to: configuration, for: state)
  }

  /// The configuration of symbols that was set for a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    contents[state]?.symbolConfiguration
  }

  /// The configuration of a symbol in the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    current(\.symbolConfiguration)
  }

  /// The title that was set for a state.
  open func title(for state: State) -> String? { contents[state]?.title }
  /// The colour of the title that was set for a state.
  open func titleColor(for state: State) -> UIColor? { contents[state]?.color }
  /// The image that was set for a state.
  open func image(for state: State) -> UIImage? { contents[state]?.image }
  /// The background image that was set for a state.
  open func backgroundImage(for state: State) -> UIImage? { contents[state]?.backgroundImage }

  /// The attributed title that was set for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents[state]?.attributedTitle
  }

  /// The title in the present state.
  open var currentTitle: String? { current(\.title) }
  /// The image in the present state.
  open var currentImage: UIImage? { current(\.image) }
  /// The background image in the present state.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }
  /// The attributed title in the present state.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  /// The colour of the title in the present state; by default the tint colour, and white for custom
  /// buttons.
  open var currentTitleColor: UIColor { current(\.color) ?? standardTitleColor }

  /// Whether the shadow of the title changes sides while the button is touched. The default is false.
  /// Has no effect with a configuration.
  open var reversesTitleShadowWhenHighlighted = false { didSet { show() } }

  /// Whether a button without a configuration darkens its image while it is touched, unless an image
  /// was set for that state. The default is true. Images of system buttons fade instead.
  open var adjustsImageWhenHighlighted = true { didSet { show() } }

  /// Whether a button without a configuration shows its image at half its alpha while it is disabled,
  /// unless an image was set for that state. The default is true.
  open var adjustsImageWhenDisabled = true { didSet { show() } }

  // MARK: Menus

  /// The menu opened by a long press, or by a touch if ``showsMenuAsPrimaryAction`` is `true`. The
  /// default is nil.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      show()
    }
  }

  /// Whether a tap changes the selection: of the menu's actions if a touch opens a menu, whose
  /// selected title the button then shows; else of the button itself. The default is `false`.
  open var changesSelectionAsPrimaryAction = false { didSet { show() } }

  /// The order of the elements if the menu opens above the button. The default is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  open override var showsMenuAsPrimaryAction: Bool { didSet { show() } }

  override func makeMenuInteraction() -> UIContextMenuInteraction {
    ButtonMenuInteraction(delegate: self)
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, menu != nil else { return nil }
    // A pop-up has its choice ticked.
    if let chosenAction, menu?.selectedElements.isEmpty ?? false {
      menu = menu?.selecting(chosenAction)
    }
    let configuration = UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      self?.menu
    })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  // MARK: Configuration

  /// The appearance of the button; nil, the default, for that of its type.
  open var configuration: Configuration? {
    didSet {
      // The lines of a title without a configuration lie as the application says.
      if configuration == nil, oldValue != nil { label.textAlignment = .natural }
      show()
    }
  }

  /// Whether the look of a configuration follows the state of the button; else it is that of the normal
  /// state, unless ``configurationUpdateHandler`` changes it. The default is `true`.
  open var automaticallyUpdatesConfiguration = true { didSet { show() } }
  /// The state whose look a configuration has.
  final var shownState: State { automaticallyUpdatesConfiguration ? state : .normal }

  /// Called before the button is shown in another state, to update its configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { show() } }

  /// Updates the configuration for the present state.
  open func setNeedsUpdateConfiguration() { show() }

  /// Updates the configuration. The default implementation calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateDidChange() { show() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showOutdated() }
  }

  /// Performs the main action.
  override func didTouchUpInside(_ event: UIEvent?) {
    toggleSelection()
    sendPrimaryAction(event)
  }

  private func toggleSelection() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }

  /// Does what a tap is for: opens the menu if ``showsMenuAsPrimaryAction`` is `true`, else changes the
  /// selection if ``changesSelectionAsPrimaryAction`` is, and sends `primaryActionTriggered`. Does
  /// nothing while the button is disabled.
  open override func performPrimaryAction() {
    if isEnabled, !showsMenuAsPrimaryAction { toggleSelection() }
    super.performPrimaryAction()
  }

  // MARK: Layout

  /// The insets around image and title in points; zero, the default, for those of the type. Has no
  /// effect with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { edgesDidChange(from: oldValue) } }
  /// The insets that shift the title, in points. Has no effect with a configuration. The default is
  /// zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { edgesDidChange(from: oldValue) } }
  /// The insets that shift the image, in points. Has no effect with a configuration. The default is
  /// zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { edgesDidChange(from: oldValue) } }

  override func intrinsicSizeBecameInvalid(of view: UIView) {
    guard view === label, !showing.isUnderWay else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The height at the given width if the title may take several lines.
  package override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    showOutdated()
    guard label.numberOfLines != 1, label.text != nil else { return nil }
    return arrangement.size(within: width).height
  }

  /// The height of the button that constraints on its baseline were last given; nil for none.
  private var baselineHeight: CGFloat?

  /// The title's baseline: its distance from the top, or that of the last line from the bottom.
  /// Rule CTRL-6.
  package override func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    baselineHeight = bounds.height
    let natural = intrinsicContentSize
    let height = bounds.height > 0 ? bounds.height : natural.height
    arrangement.place(
      in: CGRect(
        x: 0, y: 0, width: bounds.width > 0 ? bounds.width : natural.width, height: height),
      effectiveContentHorizontalAlignment, contentVerticalAlignment)
    let isLast = attribute == .lastBaseline
    let second = secondLabel?.text?.isEmpty ?? true ? nil : secondLabel
    let lower = isLast ? second ?? label : label
    guard !(lower.text?.isEmpty ?? true) else { return isLast ? 0 : height }
    let offset = lower.baselineOffset(of: attribute)
    return isLast ? height - lower.frame.maxY + offset : label.frame.minY + offset
  }

  open override var intrinsicContentSize: CGSize {
    arrangement.size(within: .greatestFiniteMagnitude)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangle of the background. The default is `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of image and title: `bounds` without ``contentEdgeInsets``.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the image in that of the content. Has no effect with a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placeParts(around: contentRect)
    return picture.image == nil ? .zero : picture.frame
  }

  /// The rectangle of the title in that of the content. Has no effect with a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placeParts(around: contentRect)
    return label.text?.isEmpty ?? true ? .zero : label.frame
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showOutdated()
    background?.frame = backgroundRect(forBounds: bounds)
    if let configuration {
      background?.configuration = configuration.background(
        in: shownState, tint: role == .destructive ? .systemRed : tintColor, height: bounds.height)
    }
    arrangement.place(
      in: bounds, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    placeByOverrides()
    // The baseline depends on the height.
    guard let baselineHeight, baselineHeight != bounds.height else { return }
    self.baselineHeight = bounds.height
    invalidateIntrinsicContentSize()
  }
}
