/// A cell of a list with accessories and separators.
///
/// It can also be the header or footer of a section.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  var accessoryViews: [UICellAccessory.AccessoryType: UIView] = [:]
  /// The accessories that are displayed.
  var placedAccessories: Set<UICellAccessory.AccessoryType> = []
  var reorderSeparator: UIView?
  let topSeparator = SeparatorLine()
  let bottomSeparator = SeparatorLine()
  private(set) lazy var separatorGuide = SeparatorGuide(in: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The accessories in any order. The default is none.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// The number of indentation steps. The default is 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentWidthDidChange() } }
  }

  /// The width of an indentation step in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { contentWidthDidChange() } }

  /// Whether leading accessories are indented, too. The default is `true`.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// A guide for the leading and trailing ends of the separators. Constrain it to move them.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide.made(automaticSeparatorLead) }

  /// The default content configuration for a row, a header or a footer of the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listPlace?.content ?? .cell()
  }

  /// The default background configuration for a row, a header or a footer of the list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listPlace?.background ?? .listPlainCell()
  }

  // MARK: The list

  /// The place of the cell in its list, set by the collection view; nil outside of lists.
  var listPlace: ListPlace? {
    didSet {
      guard listPlace != oldValue else { return }
      let margin = listPlace?.margin ?? 8
      if directionalLayoutMargins.leading != margin {
        directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 8, leading: margin, bottom: 8, trailing: margin)
      }
      setNeedsUpdateConfiguration()
    }
  }

  override func adoptListPlace(_ place: @autoclosure () -> ListPlace?) {
    let place = place()
    if listPlace != place { listPlace = place }
  }

  override var standardBackground: UIBackgroundConfiguration? {
    hasOwnBackground ? nil : defaultBackgroundConfiguration()
  }

  override var cardCorners: (mask: CACornerMask, radius: CGFloat)? { listPlace?.cardCorners }

  override func takesTap() -> Bool { tapHeader() }

  override var otherTouchAreas: [CGRect] { buttonAreas }
  override var gripArea: CGRect? { reorderArea }

  override func hasGrip(at point: CGPoint) -> Bool { isReorderControl(at: point) }

  override func action(at point: CGPoint) -> (() -> Void)? {
    button(at: point).map { type in { [weak self] in self?.tapAccessory(type) } }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    placeSeparators()
  }

  /// The height of content and accessories at the width of `targetSize`; at least 44 for rows.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    // The part of the margins that overlaps the content depends on its frame.
    if targetSize.width == bounds.width { placeContent() }
    let plan = accessoryPlan(width: targetSize.width)
    let room = CGSize(
      width: max(0, plan.contentTrail - plan.contentLead), height: targetSize.height)
    let content = contentView.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required,
      verticalFittingPriority: verticalFittingPriority)
    let minimum: CGFloat = listPlace?.role == .row ? ListMetrics.rowHeight : 0
    return CGSize(
      width: targetSize.width,
      height: verticalFittingPriority == .required
        ? targetSize.height : max(minimum, content.height + topPadding))
  }

  override var isFittedByContent: Bool { true }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The padding above a header, in points.
  var topPadding: CGFloat { listPlace?.topPadding ?? 0 }

  override var contentFrame: CGRect {
    let plan = accessoryPlan(width: bounds.width)
    let frame = CGRect(
      x: plan.contentLead, y: topPadding, width: max(0, plan.contentTrail - plan.contentLead),
      height: max(0, bounds.height - topPadding))
    return physical(frame)
  }

  /// A rectangle in reading direction converted to left-to-right coordinates.
  func physical(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Accessories

  /// Called when the width available for the content changed, which may change the height.
  func contentWidthDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func editingDidChange() {
    super.editingDidChange()
    if !accessories.isEmpty { contentWidthDidChange() }
  }

  // MARK: Adjacent rows

  /// The row `distance` rows below, if it is visible.
  func row(at distance: Int) -> UICollectionViewListCell? {
    guard let element, element.category == .cell, let list = superview as? UICollectionView,
      listPlace != nil
    else { return nil }
    let path = IndexPath(item: element.item + distance, section: element.section)
    return list.shownCell(at: path) as? UICollectionViewListCell
  }

  /// Whether separators begin at the text also where leading accessories move it, and stay below
  /// selected cells that are being edited. True in lists, false in table views.
  var separatorsFollowControls: Bool { true }
  /// Whether insets of separators that are not automatic are added to the automatic ones. False in
  /// lists.
  var addsSeparatorInsets: Bool { false }

  /// The margin of the content beside a leading accessory, in points.
  static let marginBesideControls: CGFloat = 16

  /// The leading edge of the first text of the content, in points from the leading edge of the
  /// content; nil without text.
  var textLead: CGFloat? { (contentView as? UIListContentView)?.textLead }

  override func prominenceDidChange() {
    super.prominenceDidChange()
    row(at: -1)?.setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if isProminent { row(at: -1)?.setNeedsLayout() }
  }

  // MARK: Accessibility

  /// A cell with texts only is one element; in a cell with controls each part is one.
  package override var accessibilityDefaults: AccessibilityDefaults {
    guard let content = contentView as? UIListContentView else {
      return super.accessibilityDefaults
    }
    let parts = accessoryViews.values.flatMap { AccessibilityWalk.elements(of: $0) }
    var traits: UIAccessibilityTraits = isSelected ? .selected : .none
    if listPlace?.role == .header { traits.insert(.header) }
    return AccessibilityDefaults(
      isElement: parts.allSatisfy { $0 is UILabel }, label: content.spokenText, traits: traits)
  }
}
