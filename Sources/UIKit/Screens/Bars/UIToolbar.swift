/// A bar with buttons at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    insetsLayoutMarginsFromSafeArea = false
    addSubview(ground)
    standardAppearance.isSystems = true
    standardAppearance.didChange = { [weak self] in self?.setNeedsLayout() }
  }

  private let ground = BarGround(lineAt: .top)
  private var shownButtons: [BarButtonView] = []

  /// From the leading edge. Default nil.
  open var items: [UIBarButtonItem]? {
    didSet {
      let isSame =
        items?.count == oldValue?.count
        && zip(items ?? [], oldValue ?? []).allSatisfy { $0 === $1 }
      if !isSame { setNeedsLayout() }
    }
  }

  /// The change is immediate, animated or not.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Look

  /// How the bar looks above content that reaches below it. Default: the system's look.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { standardAppearance = keep(standardAppearance) ?? standardAppearance }
  }
  /// In compact height; nil for ``standardAppearance``. Default nil.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = keep(compactAppearance) }
  }
  /// While the content ends above the bar; nil for ``standardAppearance`` with nothing behind its
  /// content. Default nil.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = keep(scrollEdgeAppearance) }
  }

  private func keep(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
    let copy = appearance?.copied
    copy?.didChange = { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
    return copy
  }

  /// The colour behind the buttons in place of that of the looks. Default nil.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content shines through; else the bar has the colour of backgrounds. Default true.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { setNeedsLayout() } } }

  /// Pictures that the bar stands on while it has the system's looks.
  var backgroundImages = BarImages() {
    didSet { if backgroundImages != oldValue { setNeedsLayout() } }
  }
  /// Pictures at the bar's edge.
  var shadowImages = BarImages() { didSet { if shadowImages != oldValue { setNeedsLayout() } } }

  /// A picture that the bar stands on, in place of glass and colour, while no look was given to it;
  /// an empty one for nothing. Nil for none. Toolbars stand at the bottom.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, barMetrics] = backgroundImage
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom, barMetrics]
  }

  /// Takes the place of the line at the bar's edge where the bar stands on a picture; an empty one
  /// for no line. Nil for the line.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom, .default] = shadowImage
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom, .default]
  }

  /// Whether the content ends above the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private var look: (appearance: UIToolbarAppearance, hasGround: Bool) {
    let standard = (isCompact ? compactAppearance : nil) ?? standardAppearance
    guard isAtScrollEdge else { return (standard, true) }
    return scrollEdgeAppearance.map { ($0, true) } ?? (standard, !isTranslucent)
  }

  // MARK: Layout

  /// The height of the buttons' row: 44 points, 32 in compact height.
  var contentHeight: CGFloat { isCompact ? 32 : 44 }

  /// How far what the bar stands on reaches below it, in points.
  var overhang: CGFloat = 0 { didSet { if overhang != oldValue { setNeedsLayout() } } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    let look = look
    showGround(look.hasGround ? look.appearance : nil)
    showButtons(look.appearance)
    placeButtons()
  }

  private func showGround(_ appearance: UIToolbarAppearance?) {
    guard let appearance else { return ground.show(nil) }
    let color = barTintColor ?? (isTranslucent ? nil : .systemBackground)
    let image = backgroundImages.image(at: .bottom, isCompact ? .compact : .default)
    if let image, appearance.isSystems {
      let edge = shadowImages.image(at: .bottom, .default)
      return ground.show(image, edge: edge, appearance, color: isTranslucent ? nil : color)
    }
    ground.show(appearance, color: color)
  }

  private func showButtons(_ appearance: UIToolbarAppearance) {
    let buttons = (items ?? []).filter { $0.kind == .button && !$0.isHidden }.map(\.button)
    for button in shownButtons
    where button.superview === self && !buttons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
    let look = BarButtonLook(
      plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    for button in buttons {
      button.look = look
      if button.superview !== self { addSubview(button) }
    }
    shownButtons = buttons
  }

  /// The gap between neighbouring buttons in points.
  private static let spacing: CGFloat = 8

  private func placeButtons() {
    let items = (items ?? []).filter { !$0.isHidden }
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    let safe = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edges = (start: side + safe.left, end: side + safe.right)
    if isMirrored { swap(&edges.start, &edges.end) }
    if items.first.map(hangs) ?? false { edges.start -= BarButtonView.padding }
    if items.last.map(hangs) ?? false { edges.end -= BarButtonView.padding }
    let widths = items.map { width(of: $0) }
    let neighbours = zip(items, items.dropFirst())
      .filter { $0.kind == .button && $1.kind == .button }
    let gaps = CGFloat(neighbours.count) * Self.spacing
    let rest = bounds.width - edges.start - edges.end - gaps - widths.reduce(0, +)
    let springs = items.filter { $0.kind == .flexibleSpace }.count
    let share = springs > 0 ? max(0, rest) / CGFloat(springs) : 0
    var x = edges.start
    for (index, item) in items.enumerated() {
      let width = item.kind == .flexibleSpace ? share : widths[index]
      if item.kind == .button {
        let height = item.button.fittingSize(height: contentHeight).height
        let frame = CGRect(
          x: x, y: (contentHeight - height) / 2, width: width, height: height)
        item.button.frame = isMirrored ? frame.mirrored(in: bounds) : frame
      }
      x += width
      let isNextToButton = item.kind == .button && items.dropFirst(index + 1).first?.kind == .button
      if isNextToButton { x += Self.spacing }
    }
  }

  private func hangs(_ item: UIBarButtonItem) -> Bool {
    item.kind == .button && item.width == 0 && item.button.hangsIntoMargin
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    switch item.kind {
    case .flexibleSpace: 0
    case .fixedSpace: item.width
    case .button: item.button.fittingSize(height: contentHeight).width
    }
  }
}
