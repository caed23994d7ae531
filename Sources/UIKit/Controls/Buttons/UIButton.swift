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

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  // MARK: Parts

  private let label = UILabel()
  private let picture = UIImageView()
  /// Parts that few buttons have, made when they are first shown.
  private var (secondLabel, background): (UILabel?, BackgroundConfigurationView?)

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

  private func add(_ view: UIView, at index: Int) {
    view.isUserInteractionEnabled = false
    insertSubview(view, at: index)
  }

  private func madeSecondLabel() -> UILabel {
    if let secondLabel { return secondLabel }
    let view = UILabel()
    add(view, at: subviews.count)
    secondLabel = view
    return view
  }

  private func madeBackground() -> BackgroundConfigurationView {
    if let background { return background }
    let view = BackgroundConfigurationView()
    add(view, at: 0)
    background = view
    return view
  }

  override func setUp() {
    add(picture, at: 0)
    add(label, at: 1)
    label.font = givenFont
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

  private var contents: [State: Content] = [:]

  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  private func set<Value>(
    _ path: WritableKeyPath<Content, Value>, to value: Value, for state: State
  ) {
    contents[state, default: Content()][keyPath: path] = value
    show()
  }

  /// The value for the present state, or else for the normal state.
  private func current<Value>(_ path: KeyPath<Content, Value?>) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

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

  /// The colour of a title for which none was set: the tint colour, and white for custom buttons.
  private var standardTitleColor: UIColor {
    guard buttonType != .custom else { return .white }
    // The grey of a disabled system button, as recorded.
    return isEnabled
      ? (role == .destructive ? .systemRed : tintColor)
      : UIColor { UIColor(white: 0.52, alpha: $0.userInterfaceStyle == .dark ? 0.55 : 0.45) }
  }

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

  /// The selected action of the menu, whose title and image the button shows.
  private var chosenAction: UIAction? {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction ? menu?.chosenAction : nil
  }

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
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.menu
    }
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

  // MARK: Showing

  private var isShowing = false
  /// Whether the parts do not show the contents yet. Outside of a window a button of many properties
  /// shows them once, when a part or a size is asked for.
  private var isOutdated = false

  private func show() {
    guard !isShowing else { return }
    isShowing = true
    updateConfiguration()
    isOutdated = configuration == nil
    if let configuration { apply(configuration) }
    isShowing = false
    if showsAtOnce { showOutdated() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether changes show at once: in a window, and where parts come and go.
  private var showsAtOnce: Bool {
    window != nil || menu != nil || indicator != nil || activity != nil
  }

  private func showOutdated() {
    guard isOutdated, !isShowing else { return }
    isOutdated = false
    isShowing = true
    showContents()
    isShowing = false
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showOutdated() }
  }

  private func apply(_ configuration: Configuration) {
    let tint: UIColor = role == .destructive ? .systemRed : tintColor
    let color = configuration.foreground(state, tint: tint)
    var font = UIFont.preferredFont(
      forTextStyle: configuration.buttonSize.textStyle, compatibleWith: traitCollection)
    if role == .primary { font = .systemFont(ofSize: font.pointSize, weight: .semibold) }
    let ownTitle = (chosenAction?.title ?? currentTitle).map { AttributedString($0) }
    let title = ButtonText(
      chosenAction == nil ? configuration.attributedTitle ?? ownTitle : ownTitle,
      configuration.titleTextAttributesTransformer)
    title.show(in: label, font: font, color: color)
    label.numberOfLines = 0
    label.lineBreakMode = configuration.titleLineBreakMode
    let subtitle = ButtonText(
      configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer)
    if configuration.attributedSubtitle != nil || secondLabel != nil {
      subtitle.show(
        in: madeSecondLabel(),
        font: .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection),
        color: color)
    }
    picture.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(font: label.font)
    picture.image = configuration.image ?? chosenAction?.image ?? currentImage
    setPictureTint(configuration.imageColorTransformer?(color) ?? color)
    showIndicator(color)
    showActivity(configuration.showsActivityIndicator, color)
    _ = madeBackground()
  }

  /// The indicator shown instead of the image.
  private var activity: UIActivityIndicatorView?

  private func showActivity(_ shows: Bool, _ color: UIColor?) {
    guard shows else {
      activity?.removeFromSuperview()
      return activity = nil
    }
    let view = activity ?? UIActivityIndicatorView(style: .medium)
    view.isUserInteractionEnabled = false
    view.color = color
    view.startAnimating()
    if activity == nil { addSubview(view) }
    activity = view
    picture.image = nil
  }

  private func showContents() {
    showActivity(false, nil)
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = chosenAction?.title ?? currentTitle
      label.textColor = currentTitleColor
    }
    if buttonType == .system, label.font === givenFont, givenFont.pointSize != 15 {
      givenFont = .systemFont(ofSize: 15)
      label.font = givenFont
    }
    picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    picture.image = chosenAction?.image ?? currentImage
    setPictureTint(buttonType == .custom || isEnabled ? tintColor : standardTitleColor)
    showIndicator(currentTitleColor)
    // A finger on a system button lets its content fade.
    let fades = isHighlighted && buttonType != .custom
    for view in [label, picture] { view.alpha = fades ? 0.2 : 1 }
    secondLabel?.text = nil
    guard background != nil || currentBackgroundImage != nil else { return }
    var fill = UIBackgroundConfiguration.clear()
    fill.image = currentBackgroundImage
    madeBackground().configuration = fill
  }

  /// The tint colour that the button gave the image view; nil if it gave none.
  private var pictureTint: UIColor?

  /// Tints the image, unless the application has set a tint colour of its image view.
  private func setPictureTint(_ color: UIColor) {
    guard picture.ownTintColor == pictureTint else { return }
    pictureTint = color
    picture.tintColor = color
  }

  /// The chevrons of a pop-up button.
  private var indicator: UIImageView?

  /// Shows chevrons behind the title if a touch opens a menu whose selected title is the button's.
  private func showIndicator(_ color: UIColor) {
    let isPopUp = menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    guard isPopUp else {
      indicator?.removeFromSuperview()
      return indicator = nil
    }
    let view = indicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: label.font.pointSize, weight: .medium, scale: .small)
    view.tintColor = color
    view.alpha = isHighlighted && configuration == nil && buttonType != .custom ? 0.2 : 1
    if indicator == nil { addSubview(view) }
    indicator = view
  }

  /// The font that the button gave the title, before the application sets another.
  private var givenFont = UIFont.systemFont(ofSize: 18)

  /// Performs the main action.
  override func didTouchUpInside(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendPrimaryAction(event)
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

  private func edgesDidChange(from former: UIEdgeInsets) {
    guard ![contentEdgeInsets, titleEdgeInsets, imageEdgeInsets].allSatisfy({ $0 == former }) else {
      return
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var arrangement: ButtonArrangement {
    showOutdated()
    return ButtonArrangement(
      configuration, image: activity ?? (picture.image == nil ? nil : picture),
      title: label.text?.isEmpty ?? true ? nil : label,
      subtitle: secondLabel?.text?.isEmpty ?? true ? nil : secondLabel, indicator: indicator,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      system: buttonType != .custom,
      edges: ButtonEdges(
        content: contentEdgeInsets, title: titleEdgeInsets, image: imageEdgeInsets),
      lineHeight: label.font.lineHeight)
  }

  override func intrinsicSizeBecameInvalid(of view: UIView) {
    guard view === label, !isShowing else { return }
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

  /// The size with texts broken into lines that keep the button within `width`.
  func fittingSize(within width: CGFloat) -> CGSize { arrangement.size(within: width) }

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

  private func placeParts(around content: CGRect) {
    let outset = UIEdgeInsets(
      top: -contentEdgeInsets.top, left: -contentEdgeInsets.left,
      bottom: -contentEdgeInsets.bottom, right: -contentEdgeInsets.right)
    arrangement.place(
      in: content.inset(by: outset), effectiveContentHorizontalAlignment, contentVerticalAlignment)
  }

  /// Places image and title where overrides of a subclass say.
  private func placeByOverrides() {
    guard configuration == nil, type(of: self) != UIButton.self else { return }
    let content = contentRect(forBounds: bounds)
    let (image, title) = (
      imageRect(forContentRect: content), titleRect(forContentRect: content)
    )
    if picture.image != nil { picture.frame = image }
    if label.text?.isEmpty == false { label.frame = title }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showOutdated()
    background?.frame = backgroundRect(forBounds: bounds)
    if let configuration {
      background?.configuration = configuration.background(
        in: state, tint: role == .destructive ? .systemRed : tintColor, height: bounds.height)
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
