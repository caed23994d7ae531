/// Wheels side by side, each with a selected row in the middle.
///
/// - Note: 320 by 216 points with rows of 32, as on iOS 14 to 18. Titles have 23.5 points, as
///   reported for iOS 7 and later; the band behind the selected rows is inferred from pictures.
///   Rule PICK-1.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private static let size = CGSize(width: 320, height: 216)
  /// The distance of the wheels from the edges, and between them, in points.
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  private let band = UIView()
  private var wheels: [PickerWheel] = []
  private var needsReload = true

  /// Creates a picker view; one with an empty frame gets the usual size.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
    setUp()
  }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.objectIsSetUp(self, as: UIPickerView.self)
  }

  private func setUp() {
    isOpaque = false
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.layer.cornerCurve = .continuous
    addSubview(band)
  }

  // MARK: Data

  /// Provides the numbers of wheels and rows. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { dataDidChange() } }
  /// Describes the rows. Not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { dataDidChange() } }
  /// Whether the selected rows are marked. Always `true` since iOS 7.
  open var showsSelectionIndicator: Bool {
    get { true }
    set { _ = newValue }
  }

  private func dataDidChange() {
    needsReload = true
    setNeedsLayout()
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component).rowCount }

  /// The size of the rows of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let wheel = wheel(component)
    return CGSize(width: width(ofComponent: component), height: wheel.rowHeight)
  }

  /// The view of a row; nil if the row is not visible, or shows a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let content = wheel(component).visibleContent(ofRow: row)
    return content is PickerTitle ? nil : content
  }

  /// Reads the numbers of wheels and rows and all rows again. Selected rows stay as far as possible.
  open func reloadAllComponents() {
    needsReload = true
    loadIfNeeded()
  }

  /// Reads the number of rows and the rows of a wheel again.
  open func reloadComponent(_ component: Int) { reload(wheel(component), component) }

  private func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      wheels.append(PickerWheel(owner: self))
      addSubview(wheels[wheels.count - 1])
    }
    placeWheels()
    for (component, wheel) in wheels.enumerated() { reload(wheel, component) }
    setNeedsLayout()
  }

  private func reload(_ wheel: PickerWheel, _ component: Int) {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    wheel.reload(rowCount: count, rowHeight: height)
  }

  private func wheel(_ component: Int) -> PickerWheel {
    loadIfNeeded()
    refuse(
      unless: wheels.indices.contains(component),
      "UIPickerView has no component \(component): it has \(wheels.count).")
    return wheels[component]
  }

  // MARK: Selection

  /// Selects a row, which moves to the middle. The delegate is not called.
  ///
  /// - Parameter row: A row beyond the last counts as the last, and a negative one as the first.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component).select(row, animated: animated)
  }

  /// The selected row of a wheel; -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component).selectedRow }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    placeWheels()
    let height = wheels.map(\.rowHeight).max() ?? 32
    band.isHidden = wheels.isEmpty
    band.frame = CGRect(
      x: Self.margin, y: ((bounds.height - height) / 2).rounded(),
      width: max(0, bounds.width - 2 * Self.margin), height: height)
  }

  private func width(ofComponent component: Int) -> CGFloat {
    let own = delegate?.pickerView(self, widthForComponent: component) ?? 0
    guard own <= 0 else { return own }
    let gaps = Self.gap * CGFloat(max(0, wheels.count - 1))
    return max(0, bounds.width - 2 * Self.margin - gaps) / CGFloat(max(1, wheels.count))
  }

  /// Wheels lie side by side from the leading edge, together in the middle.
  private func placeWheels() {
    let widths = wheels.indices.map(width)
    let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, wheels.count - 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = ((bounds.width - total) / 2).rounded()
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }
}

extension UIPickerView: PickerWheelOwner {
  private func component(of wheel: PickerWheel) -> Int { wheels.firstIndex { $0 === wheel } ?? 0 }

  func content(ofRow row: Int, in wheel: PickerWheel, reusing view: UIView?) -> UIView {
    let component = component(of: wheel)
    let reused = view is PickerTitle ? nil : view
    let own = OptionalCall.ask("pickerView(_:viewForRow:forComponent:reusing:)") {
      delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: reused)
    }
    if let own, let own { return own }
    let title = view as? PickerTitle ?? PickerTitle()
    title.show(title: self.title(ofRow: row, component))
    return title
  }

  private func title(ofRow row: Int, _ component: Int) -> NSAttributedString {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
      ?? NSAttributedString(
        string: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
  }

  func spokenText(ofRow row: Int, in wheel: PickerWheel) -> String? {
    if let view = wheel.visibleContent(ofRow: row), !(view is PickerTitle) {
      return view.accessibilityLabel
    }
    return title(ofRow: row, component(of: wheel)).string
  }

  func wheel(_ wheel: PickerWheel, didSettleAt row: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component(of: wheel))
  }
}

/// The title of a row.
final class PickerTitle: UIView {
  private static let font = UIFont.systemFont(ofSize: 23.5)
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.font = Self.font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title; attributes it lacks are the usual ones.
  func show(title: NSAttributedString) {
    guard title.length > 0, !title.attributes(at: 0, effectiveRange: nil).isEmpty else {
      return label.text = title.string
    }
    let text = NSMutableAttributedString(
      string: title.string, attributes: [.font: Self.font, .foregroundColor: UIColor.label])
    title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) {
      attributes, range, _ in text.addAttributes(attributes, range: range)
    }
    label.attributedText = text
    label.textAlignment = .center
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(9, bounds.width / 4), dy: 0)
  }
}
