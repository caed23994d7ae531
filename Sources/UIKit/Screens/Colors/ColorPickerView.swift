/// The content of a colour picker: its title, the ways to choose, the opacity and the present colour.
///
/// - Note: The measures are inferred from pictures of iOS 17; Apple documents none of them.
final class ColorPickerView: UIView {
  /// Called with a colour, and whether more are to come while the finger moves.
  var onChange: ((PickedColor, Bool) -> Void)?
  private let title = UILabel()
  private let close = UIButton(type: .close)
  private let scroll = UIScrollView()
  private let tabs = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorGrid()
  private let spectrum = ColorSpectrum()
  private let sliders = ColorSliders()
  private let opacity = ColorSliderRow("Opacity", most: 100, unit: "%")
  private let line = UIView()
  private let swatch = ColorSwatch()

  private static let margin: CGFloat = 16
  private static let header: CGFloat = 64
  private static let swatchSide: CGFloat = 78

  init(onClose: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    title.accessibilityTraits = .header
    close.accessibilityLabel = "Close"
    close.tintColor = .tertiaryLabel
    close.addAction(UIAction { _ in onClose() }, for: .primaryActionTriggered)
    tabs.selectedSegmentIndex = 0
    tabs.addAction(UIAction { [weak self] _ in self?.showTab() }, for: .valueChanged)
    grid.onChange = { [weak self] in self?.take($0, isMoving: $1) }
    spectrum.onChange = { [weak self] in self?.take($0, isMoving: $1) }
    sliders.onChange = { [weak self] in self?.take($0, isMoving: $1) }
    opacity.onChange = { [weak self] in self?.take(alpha: $0, isMoving: $1) }
    line.backgroundColor = .separator
    swatch.layer.cornerRadius = 10
    swatch.isAccessibilityElement = true
    swatch.accessibilityLabel = "Selected color"
    // Fingers on colours choose at once; the sheet scrolls by what is around them.
    scroll.delaysContentTouches = false
    [title, close, scroll].forEach(addSubview)
    [tabs, grid, spectrum, sliders, opacity, line, swatch].forEach(scroll.addSubview)
    showTab()
  }

  required init?(coder: NSCoder) { nil }

  /// The title at the top.
  var heading: String? { didSet { title.text = heading } }
  /// Whether there is a slider for the opacity.
  var supportsAlpha = true { didSet { setNeedsLayout() } }

  /// The colour that everything shows.
  var shown = PickedColor(red: 1, green: 1, blue: 1) {
    didSet {
      grid.shown = shown
      spectrum.shown = shown
      sliders.shown = shown
      var ends = (shown, shown)
      (ends.0.alpha, ends.1.alpha) = (0, 1)
      opacity.show(shown.alpha, from: ends, knob: shown)
      swatch.shown = shown
      swatch.accessibilityValue = shown.name
    }
  }

  /// Takes a colour over, with the opacity of the one before.
  private func take(_ color: PickedColor, isMoving: Bool) {
    var color = color
    color.alpha = supportsAlpha ? shown.alpha : 1
    onChange?(color, isMoving)
  }

  private func take(alpha: Double, isMoving: Bool) {
    var color = shown
    color.alpha = alpha
    onChange?(color, isMoving)
  }

  private func showTab() {
    endEditing(true)
    for (index, page) in [grid, spectrum, sliders].enumerated() {
      page.isHidden = index != tabs.selectedSegmentIndex
    }
  }

  // MARK: Layout

  private static func pageHeight(_ width: CGFloat) -> CGFloat {
    (width * CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)).rounded()
  }

  /// The height of all content in a width, in points.
  static func height(inWidth width: CGFloat, supportsAlpha: Bool) -> CGFloat {
    let page = pageHeight(max(0, width - 2 * margin))
    let opacity = supportsAlpha ? ColorSliderRow.height + margin : 0
    return header + 32 + margin + page + margin + opacity + 2 * margin + swatchSide
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.inset(by: safeAreaInsets)
    let side: CGFloat = 30
    title.frame = CGRect(
      x: room.minX + 2 * Self.margin + side, y: room.minY,
      width: max(0, room.width - 4 * Self.margin - 2 * side), height: Self.header)
    close.frame = CGRect(
      x: isMirrored ? room.minX + Self.margin : room.maxX - Self.margin - side,
      y: room.minY + (Self.header - side) / 2, width: side, height: side)
    let top = room.minY + Self.header
    scroll.frame = CGRect(
      x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
    placeContent(from: room.minX + Self.margin, width: max(0, room.width - 2 * Self.margin))
  }

  private func placeContent(from x: CGFloat, width: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    tabs.frame = CGRect(x: x, y: 0, width: width, height: 32)
    var y = 32 + Self.margin
    for page in [grid, spectrum, sliders] {
      page.frame = CGRect(x: x, y: y, width: width, height: Self.pageHeight(width))
    }
    y += Self.pageHeight(width) + Self.margin
    opacity.isHidden = !supportsAlpha
    if supportsAlpha {
      opacity.frame = CGRect(x: x, y: y, width: width, height: ColorSliderRow.height)
      y += ColorSliderRow.height + Self.margin
    }
    line.frame = CGRect(x: x, y: y, width: width, height: 1 / traitCollection.pixelScale)
    y += Self.margin
    swatch.frame = CGRect(
      x: isMirrored ? x + width - Self.swatchSide : x, y: y, width: Self.swatchSide,
      height: Self.swatchSide)
    scroll.contentSize = CGSize(
      width: scroll.bounds.width, height: y + Self.swatchSide + Self.margin)
  }
}
