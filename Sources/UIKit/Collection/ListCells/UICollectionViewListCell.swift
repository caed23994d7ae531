/// A cell of a list: content between accessories, with lines to its neighbours.
///
/// Also serves as the header or footer of a section.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  var accessoryViews: [UICellAccessory.AccessoryType: UIView] = [:]
  /// The accessories that have their places.
  var placedAccessories: Set<UICellAccessory.AccessoryType> = []
  var gripLine: UIView?
  let topLine = SeparatorLine()
  let bottomLine = SeparatorLine()
  private(set) lazy var separatorGuide = SeparatorGuide(in: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What stands at the edges, in any order. Default none.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// How many steps the cell is indented. Default 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { roomDidChange() } } }

  /// The points of one step. Default 10.
  open var indentationWidth: CGFloat = 10 { didSet { roomDidChange() } }

  /// Whether leading accessories are indented too. Default true.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The lines of the cell begin and end with the guide. Constrain its sides to move them.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide.made(automaticLineLead) }

  /// A content configuration as suits the place of the cell: of a row, a header or a footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listPlace?.content ?? .cell()
  }

  /// A background as suits the place of the cell: of a row, a header or a footer.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listPlace?.background ?? .listPlainCell()
  }

  // MARK: The list

  /// What the cell is to its list; nil outside lists. The collection view sets it.
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

  override func hasGrip(at point: CGPoint) -> Bool { isGrip(at: point) }

  override func action(at point: CGPoint) -> (() -> Void)? {
    button(at: point).map { type in { [weak self] in self?.tapAccessory(type) } }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    placeLines()
  }

  /// The height that suits content and accessories at the target's width; at least 44 for rows.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    // How far the cell's margins reach into the content depends on where it lies.
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The points kept free above a header.
  var topPadding: CGFloat { listPlace?.topPadding ?? 0 }

  override var contentFrame: CGRect {
    let plan = accessoryPlan(width: bounds.width)
    let frame = CGRect(
      x: plan.contentLead, y: topPadding, width: max(0, plan.contentTrail - plan.contentLead),
      height: max(0, bounds.height - topPadding))
    return physical(frame)
  }

  /// A rectangle in reading direction as one from the left.
  func physical(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Accessories

  /// Content has another room across, and may want another height.
  func roomDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func editingDidChange() {
    super.editingDidChange()
    if !accessories.isEmpty { roomDidChange() }
  }

  // MARK: Neighbours

  /// The row `distance` rows on, if it is in view.
  func row(at distance: Int) -> UICollectionViewListCell? {
    guard let element, element.category == .cell, let list = superview as? UICollectionView,
      listPlace != nil
    else { return nil }
    let path = IndexPath(item: element.item + distance, section: element.section)
    return list.shownCell(at: path) as? UICollectionViewListCell
  }

  /// Where the first text of the content begins, in points from the content's leading edge; nil
  /// without texts.
  func textLead(in width: CGFloat) -> CGFloat? {
    (contentView as? UIListContentView)?.textLead(in: width)
  }

  override func prominenceDidChange() {
    super.prominenceDidChange()
    row(at: -1)?.setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if isSelected { row(at: -1)?.setNeedsLayout() }
  }

  // MARK: Accessibility

  /// A row of texts is read as a whole; one with controls, part by part.
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
