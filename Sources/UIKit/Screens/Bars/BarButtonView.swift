/// The view that a bar shows for a button item: a title, an image or the item's custom view.
@MainActor final class BarButtonView: PressableView, BarItemView, BarItemObserver {
  private(set) weak var item: UIBarButtonItem?
  var barItem: UIBarItem? { item }
  private let label = UILabel()
  private let picture = UIImageView()
  /// The background of a selected button, made when it is first shown.
  private var plate: UIView?
  /// The attributes of titles in the bar.
  var titleStyle = BarButtonTitleStyle() { didSet { update() } }
  private lazy var menuPress = makeMenuPress()

  /// The space at both sides of titles and images, in points. It is part of the touch area. Rule BAR-4.
  static let padding: CGFloat = 8

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    picture.drawsTemplates = true
    addSubview(label)
    addSubview(picture)
    addGestureRecognizer(menuPress)
    update()
  }

  required init?(coder: NSCoder) { nil }

  func itemDidChange(_ item: NSObject) {
    update()
    superview?.setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  // MARK: Content

  private func update() {
    guard let item else { return }
    if let custom = item.customView {
      if custom.superview !== self { addSubview(custom) }
      (label.isHidden, picture.isHidden) = (true, true)
      showPlate(false)
      return setNeedsLayout()
    }
    if tintColorOfItem != item.tintColor {
      tintColorOfItem = item.tintColor
      tintColor = item.tintColor
    }
    let isCompact = traitCollection.verticalSizeClass == .compact
    picture.image =
      item.chosenAction?.image ?? (isCompact ? item.landscapeImagePhone : nil) ?? item.image
    picture.isHidden = picture.image == nil
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 17, weight: item.style == .done ? .semibold : .regular, scale: .large)
    showPlate(item.isSelected)
    picture.tintColor = item.isEnabled ? contentColor : BarButtonTitleStyle.disabledColor
    label.isHidden = picture.image != nil
    label.show(title.map { text($0, of: item) })
    isHidden = item.isHidden
    showPress()
    setNeedsLayout()
  }

  private var title: String? { item?.chosenAction?.title ?? item?.title }

  private var contentColor: UIColor { item?.isSelected == true ? .systemBackground : tintColor }

  private func showPlate(_ isSelected: Bool) {
    if isSelected, plate == nil {
      let view = UIView()
      view.layer.cornerRadius = 6
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      plate = view
    }
    plate?.isHidden = !isSelected
    plate?.backgroundColor = item?.isEnabled == true ? tintColor : .systemFill
  }

  private func text(_ title: String, of item: UIBarButtonItem) -> StyledTitle {
    titleStyle.text(
      title, of: item, isBold: item.style == .done, color: contentColor,
      in: !item.isEnabled ? .disabled : isPressed ? .highlighted : .normal)
  }

  private var tintColorOfItem: UIColor?

  /// Applies the attributes for the highlighted state; if there are none, the content fades.
  override func showPress() {
    let isFaded = isPressed && item?.customView == nil
    let hasOwnStyle = item?.titleTextAttributes(for: .highlighted) != nil
    picture.alpha = isFaded ? 0.2 : 1
    label.alpha = isFaded && !hasOwnStyle ? 0.2 : 1
    if hasOwnStyle, let item, let title { label.show(text(title, of: item)) }
  }

  // MARK: Size

  /// Whether the content is aligned with the bar's margin, so that the padding extends into it.
  var extendsIntoMargin: Bool { item?.customView == nil }

  /// The size in a bar including the padding, in points.
  func fittingSize(height: CGFloat) -> CGSize {
    guard let item else { return .zero }
    if let custom = item.customView { return BarButtonView.size(of: custom, height: height) }
    if item.width > 0 { return CGSize(width: item.width, height: height) }
    var width =
      picture.image == nil ? label.intrinsicContentSize.width : picture.sizeThatFits(.zero).width
    for title in item.possibleTitles ?? [] where picture.image == nil {
      width = max(width, ceil(text(title, of: item).size.width))
    }
    return CGSize(width: width + 2 * BarButtonView.padding, height: height)
  }

  /// The size of a custom view in a bar, in points.
  static func size(of view: UIView, height: CGFloat) -> CGSize {
    if view.translatesAutoresizingMaskIntoConstraints, !view.bounds.isEmpty {
      return view.bounds.size
    }
    let natural = view.intrinsicContentSize
    if view.translatesAutoresizingMaskIntoConstraints, natural.width >= 0, natural.height >= 0 {
      return CGSize(width: natural.width, height: min(natural.height, height))
    }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size != .zero { return CGSize(width: size.width, height: min(size.height, height)) }
    return view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom = item?.customView {
      let size = BarButtonView.size(of: custom, height: bounds.height)
      custom.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      return
    }
    let content = bounds.insetBy(dx: min(BarButtonView.padding, bounds.width / 2), dy: 0)
    label.textAlignment = .center
    label.frame = content
    let shift = item?.imageShift ?? .zero
    picture.frame = bounds.offsetBy(dx: shift.x, dy: shift.y)
    plate?.frame = bounds.insetBy(dx: min(2, bounds.width / 2), dy: min(6, bounds.height / 2))
  }

  // MARK: Touches

  override var isTappable: Bool { item?.customView == nil && item?.isEnabled == true }

  override func tap(_ event: UIEvent?) {
    guard let item else { return }
    let menu = item.menu ?? item.representedGroup?.menu(of: item)
    if let menu, !item.hasAction { return open(menu) }
    item.perform(event)
  }

  /// A custom view has its own accessibility properties, but is found by the item's identifier.
  package override var accessibilityDefaults: AccessibilityDefaults {
    guard let item else { return AccessibilityDefaults() }
    if item.customView != nil {
      return AccessibilityDefaults(identifier: item.accessibilityIdentifier)
    }
    return item.buttonDefaults(
      label: title ?? item.systemLabel ?? item.image?.accessibilityLabel,
      isSelected: item.isSelected)
  }

  private func makeMenuPress() -> UILongPressGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    press.listener = { [weak self, unowned press] in
      guard press.state == .began, let self, let menu = item?.menu else { return }
      open(menu)
    }
    return press
  }

  /// Without a menu a long press is a tap.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === menuPress, let item else { return true }
    return item.isEnabled && item.hasAction && item.menu != nil
  }

  private func open(_ menu: UIMenu) {
    guard let window, let item else { return }
    let view = BarMenuView(menu, of: self, in: window, sender: item)
    view.willPerform = { [weak item] action in
      if item?.chosenAction != nil { item?.menu = item?.menu?.selecting(action) }
    }
    view.open()
  }
}

extension UIBarButtonItem {
  /// The view that bars show for the item.
  final var button: BarButtonView {
    if let button = view as? BarButtonView { return button }
    let button = BarButtonView(self)
    view = button
    return button
  }
}
