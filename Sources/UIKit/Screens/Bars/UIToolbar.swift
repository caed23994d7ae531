/// A bar of buttons at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.objectIsSetUp(self, as: UIToolbar.self)
  }

  private func setUp() {
    insetsLayoutMarginsFromSafeArea = false
    addSubview(background)
    standardAppearance.isSystems = true
    standardAppearance.didChange = { [weak self] in self?.setNeedsLayout() }
  }

  private let background = BarBackground(lineAt: .top)
  private var buttons = BarButtons()

  /// The items from the leading to the trailing side. The default is nil.
  open var items: [UIBarButtonItem]? {
    didSet {
      let isSame =
        items?.count == oldValue?.count
        && zip(items ?? [], oldValue ?? []).allSatisfy { $0 === $1 }
      if !isSame { setNeedsLayout() }
    }
  }

  /// Sets the items. The change is never animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Appearance

  /// The appearance while content is under the bar. The default is the system's.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { standardAppearance = keep(standardAppearance) ?? standardAppearance }
  }
  /// The appearance in compact height. The default is nil: ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = keep(compactAppearance) }
  }
  /// The appearance while the content ends above the bar. The default is nil:
  /// ``standardAppearance`` without background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = keep(scrollEdgeAppearance) }
  }

  private func keep(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
    setNeedsLayout()
    return UIBarAppearance.kept(appearance) { [weak self] in self?.setNeedsLayout() }
  }

  /// Whether the bar is dark whatever the interface is. The default is `default`: as the interface.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { setNeedsLayout() } } }

  /// The object that decides about the position. Not retained.
  open weak var delegate: (any UIToolbarDelegate)?
  /// Where the bar is; as its delegate says, otherwise at the bottom.
  open var barPosition: UIBarPosition {
    delegate.map { $0.position(for: self) } ?? .bottom
  }

  /// The background colour, which replaces that of the appearances. The default is nil.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content shines through the bar. Otherwise the background is opaque. The default is
  /// `true`.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { setNeedsLayout() } } }

  /// The background images, used while no appearance was set.
  final var backgroundImages = BarImages() {
    didSet { if backgroundImages != oldValue { setNeedsLayout() } }
  }
  /// The images at the edge of the bar, used together with a background image.
  final var shadowImages = BarImages() {
    didSet { if shadowImages != oldValue { setNeedsLayout() } }
  }

  /// Sets the background image for a position, used while no appearance was set; an image without
  /// content for no background, nil for none. The position of toolbars is `bottom`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, barMetrics] = backgroundImage
  }

  /// The background image that was set for a position; nil if there is none.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom, barMetrics]
  }

  /// Sets the image that replaces the line at the edge while there is a background image; an image
  /// without content for no line, nil for the line.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom, .default] = shadowImage
  }

  /// The image at the edge that was set for a position; nil if there is none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom, .default]
  }

  /// Whether the content ends above the bar.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The appearance of the current state, and whether its background is used.
  private var currentAppearance: (appearance: UIToolbarAppearance, hasBackground: Bool) {
    let standard = (isCompact ? compactAppearance : nil) ?? standardAppearance
    guard isAtScrollEdge else { return (standard, true) }
    return scrollEdgeAppearance.map { ($0, true) } ?? (standard, !isTranslucent)
  }

  // MARK: Layout

  /// The height of the row of buttons: 44 points, 32 in compact height.
  final var contentHeight: CGFloat { isCompact ? 32 : 44 }

  /// The height by which the background extends below the bar, in points.
  final var overhang: CGFloat = 0 { didSet { if overhang != oldValue { setNeedsLayout() } } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    let (appearance, hasBackground) = currentAppearance
    background.apply(
      hasBackground ? appearance : nil, color: barTintColor, isTranslucent: isTranslucent,
      images: BarBackground.Images(
        background: backgroundImages.image(at: .bottom, isCompact ? .compact : .default),
        shadow: shadowImages.image(at: .bottom, .default)))
    let shownItems = (items ?? []).filter { !$0.isHidden }
    buttons = buttons.replaced(
      by: shownItems.filter { $0.kind == .button }, in: self,
      BarButtonTitleStyle(
        plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance))
    place(shownItems)
    barStyle.apply(toSubviewsOf: self)
  }

  /// The space between neighbouring buttons, in points.
  private static let spacing: CGFloat = 8

  /// The distances of the first and the last item from the sides, in points.
  private func edges(of items: [UIBarButtonItem], isMirrored: Bool) -> (
    start: CGFloat, end: CGFloat
  ) {
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    let safe = safeAreaInsets
    var edges = (start: side + safe.left, end: side + safe.right)
    if isMirrored { swap(&edges.start, &edges.end) }
    if items.first.map(extendsIntoMargin) ?? false { edges.start -= BarButtonView.padding }
    if items.last.map(extendsIntoMargin) ?? false { edges.end -= BarButtonView.padding }
    return edges
  }

  private func place(_ items: [UIBarButtonItem]) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edges = edges(of: items, isMirrored: isMirrored)
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

  private func extendsIntoMargin(_ item: UIBarButtonItem) -> Bool {
    item.kind == .button && item.width == 0 && item.button.extendsIntoMargin
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    switch item.kind {
    case .flexibleSpace: 0
    case .fixedSpace: item.width
    case .button: item.button.fittingSize(height: contentHeight).width
    }
  }
}
