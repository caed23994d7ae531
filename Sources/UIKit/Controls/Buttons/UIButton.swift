/// A control that is pressed: text and a picture, on a ground or none.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What a button looks like without a configuration.
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close = 7

    /// The older name of ``system``.
    public static var roundedRect: ButtonType { .system }

    /// The picture that comes with the type.
    fileprivate var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// What a button does for the person.
  public enum Role: Int, Sendable {
    case normal
    /// What is most likely wanted: its title is bold.
    case primary
    case cancel
    /// It takes something away: it is red.
    case destructive
  }

  open private(set) var buttonType = ButtonType.custom

  /// Default normal.
  open var role = Role.normal { didSet { if role != oldValue { show() } } }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    show()
  }

  /// - Parameter primaryAction: Performed when the button is pressed; the button shows its title and
  ///   its picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// - Parameter primaryAction: Performed when the button is pressed; the button shows its title and
  ///   its picture where the configuration has none.
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

  private let background = BackgroundConfigurationView()
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let picture = UIImageView()

  /// Shows the title. Its font may be set; its text and colour come from the state.
  open var titleLabel: UILabel? { label }
  /// Shows the picture.
  open var imageView: UIImageView? { picture }
  /// Shows the second line; nil without a configuration.
  open var subtitleLabel: UILabel? { configuration == nil ? nil : secondLabel }

  override func setUp() {
    for view in [background, picture, label, secondLabel] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    label.font = .systemFont(ofSize: 18)
    label.lineBreakMode = .byTruncatingMiddle
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    let texts = [label.text, subtitleLabel?.text].compactMap { $0 }.filter { !$0.isEmpty }
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
  }

  private func set<Value>(
    _ path: WritableKeyPath<Content, Value>, to value: Value, for state: State
  ) {
    contents[state, default: Content()][keyPath: path] = value
    show()
  }

  /// What was set for the present state, or else for the normal one.
  private func current<Value>(_ path: KeyPath<Content, Value?>) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  open func setTitle(_ title: String?, for state: State) { set(\.title, to: title, for: state) }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(\.color, to: color, for: state)
  }
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, to: image, for: state) }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.backgroundImage, to: image, for: state)
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, to: title, for: state)
  }

  open func title(for state: State) -> String? { contents[state]?.title }
  open func titleColor(for state: State) -> UIColor? { contents[state]?.color }
  open func image(for state: State) -> UIImage? { contents[state]?.image }
  open func backgroundImage(for state: State) -> UIImage? { contents[state]?.backgroundImage }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents[state]?.attributedTitle
  }

  open var currentTitle: String? { current(\.title) }
  open var currentImage: UIImage? { current(\.image) }
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  open var currentTitleColor: UIColor { current(\.color) ?? standardTitleColor }

  /// The title's colour where none was set: the tint colour, white for custom buttons.
  private var standardTitleColor: UIColor {
    guard buttonType != .custom else { return .white }
    // The grey of a disabled system button, as recorded.
    return isEnabled
      ? (role == .destructive ? .systemRed : tintColor)
      : UIColor { UIColor(white: 0.52, alpha: $0.userInterfaceStyle == .dark ? 0.55 : 0.45) }
  }

  // MARK: Menus

  /// The menu that a long press opens, or a touch where ``showsMenuAsPrimaryAction`` is true.
  /// Default nil.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      show()
    }
  }

  /// Whether a press changes what is selected: with a menu that a touch opens, the action that is
  /// chosen is ticked and its title shown; else the button itself. Default false.
  open var changesSelectionAsPrimaryAction = false { didSet { show() } }

  /// The action whose title and picture the button shows.
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

  /// An action of the menu is about to be performed.
  fileprivate func menuWillPerform(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction else { return }
    menu = menu?.selecting(action)
  }

  // MARK: Configuration

  /// How the button looks; nil for its type. Default nil.
  open var configuration: Configuration? {
    didSet {
      // The lines of a title without a configuration lie as the application says.
      if configuration == nil, oldValue != nil { label.textAlignment = .natural }
      show()
    }
  }

  /// Called before the button is shown in another state, to change its configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { show() } }

  /// Has the configuration be brought up to date for the present state.
  open func setNeedsUpdateConfiguration() { show() }

  /// Brings the configuration up to date. By itself the handler does.
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

  private func show() {
    guard !isShowing else { return }
    isShowing = true
    updateConfiguration()
    if let configuration { show(configuration) } else { showContents() }
    isShowing = false
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(_ configuration: Configuration) {
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
    subtitle.show(
      in: secondLabel,
      font: .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection), color: color)
    picture.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(font: label.font)
    picture.image = configuration.image ?? chosenAction?.image ?? currentImage
    picture.tintColor = configuration.imageColorTransformer?(color) ?? color
    showActivity(configuration.showsActivityIndicator, color)
  }

  /// Turns in the place of the picture.
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
    if buttonType == .system, !hasOwnFont { label.font = .systemFont(ofSize: 15) }
    picture.image = chosenAction?.image ?? currentImage
    picture.tintColor = buttonType == .custom || isEnabled ? tintColor : standardTitleColor
    // A finger on a system button lets its content fade.
    let fades = isHighlighted && buttonType != .custom
    for view in [label, picture] { view.alpha = fades ? 0.2 : 1 }
    secondLabel.text = nil
    var fill = UIBackgroundConfiguration.clear()
    fill.image = currentBackgroundImage
    background.configuration = fill
  }

  /// Whether the application set the title's font.
  private var hasOwnFont: Bool {
    label.font != .systemFont(ofSize: 18) && label.font != .systemFont(ofSize: 15)
  }

  /// A touch within is what a button is for.
  override func didTouchUpInside(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendPrimaryAction(event)
  }

  // MARK: Layout

  /// Room around image and title in points, instead of the type's own; of no effect with a
  /// configuration. Default zero.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { edgesDidChange(from: oldValue) } }
  /// Moves the title, which may then overlap others; of no effect with a configuration. In points.
  /// Default zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { edgesDidChange(from: oldValue) } }
  /// Moves the image, which may then overlap others; of no effect with a configuration. In points.
  /// Default zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { edgesDidChange(from: oldValue) } }

  private func edgesDidChange(from former: UIEdgeInsets) {
    guard ![contentEdgeInsets, titleEdgeInsets, imageEdgeInsets].allSatisfy({ $0 == former }) else {
      return
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      configuration, image: activity ?? (picture.image == nil ? nil : picture),
      title: label.text?.isEmpty ?? true ? nil : label,
      subtitle: secondLabel.text?.isEmpty ?? true ? nil : secondLabel,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      system: buttonType != .custom,
      edges: ButtonEdges(
        content: contentEdgeInsets, title: titleEdgeInsets, image: imageEdgeInsets))
  }

  open override var intrinsicContentSize: CGSize {
    arrangement.size(within: .greatestFiniteMagnitude)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size with the texts broken into lines that leave the button as narrow as `width`.
  func fittingSize(within width: CGFloat) -> CGSize { arrangement.size(within: width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    if let configuration {
      background.configuration = configuration.background(
        in: state, tint: role == .destructive ? .systemRed : tintColor, height: bounds.height)
    }
    arrangement.place(
      in: bounds, effectiveContentHorizontalAlignment, contentVerticalAlignment)
  }
}

/// Opens the menu of a button, which hears what is chosen.
private final class ButtonMenuInteraction: UIContextMenuInteraction {
  override func willPerform(_ action: UIAction) {
    (delegate as? UIButton)?.menuWillPerform(action)
  }
}
