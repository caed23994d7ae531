/// A cell of a list: content between accessories, with lines to its neighbours.
///
/// Also serves as the header or footer of a section.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private var accessoryViews: [UICellAccessory.AccessoryType: UIView] = [:]
  private var gripLine: UIView?
  private let topLine = SeparatorLine()
  private let bottomLine = SeparatorLine()
  private lazy var separatorGuide = SeparatorGuide(in: self)

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

  override var standardBackground: UIBackgroundConfiguration? {
    hasOwnBackground ? nil : listPlace?.background ?? .listPlainCell()
  }

  override var cardCorners: (mask: CACornerMask, radius: CGFloat)? { listPlace?.cardCorners }

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

  private var topPadding: CGFloat { listPlace?.topPadding ?? 0 }

  override var contentFrame: CGRect {
    let plan = accessoryPlan(width: bounds.width)
    let frame = CGRect(
      x: plan.contentLead, y: topPadding, width: max(0, plan.contentTrail - plan.contentLead),
      height: max(0, bounds.height - topPadding))
    return physical(frame)
  }

  /// A rectangle in reading direction as one from the left.
  private func physical(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Accessories

  private func accessoriesDidChange() {
    let types = Set(accessories.map(\.accessoryType))
    for (type, view) in accessoryViews where !types.contains(type) {
      view.removeFromSuperview()
      accessoryViews[type] = nil
    }
    roomDidChange()
  }

  /// Content has another room across, and may want another height.
  private func roomDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func editingDidChange() {
    super.editingDidChange()
    if !accessories.isEmpty { roomDidChange() }
  }

  private var arrangement: AccessoryArrangement {
    AccessoryArrangement(
      accessories, isEditing: configurationState.isEditing,
      idiom: traitCollection.userInterfaceIdiom)
  }

  private func accessoryPlan(width: CGFloat) -> AccessoryPlan {
    let arrangement = self.arrangement
    let margins = directionalLayoutMargins
    let grip = arrangement.trailing.last
    return AccessoryPlan(
      leading: arrangement.leading.map { reservedWidth($0, in: width) },
      trailing: arrangement.trailing.map { reservedWidth($0, in: width) }, width: width,
      margins: (margins.leading, margins.trailing),
      indentation: CGFloat(max(0, indentationLevel)) * indentationWidth,
      indentsAccessories: indentsAccessories,
      hasSeparator: grip?.accessoryType == .reorder && grip?.traits.showsVerticalSeparator == true)
  }

  /// The width of an accessory's room; standard ones grow with the text like the accessories.
  private func reservedWidth(_ accessory: UICellAccessory, in width: CGFloat) -> CGFloat {
    switch accessory.traits.width {
    case .actual: size(of: accessory, in: width).width
    case .standard: (24 * AccessoryView.magnification(traitCollection)).rounded()
    case .custom(let width): width
    }
  }

  /// - Parameter width: That of the cell: texts take half of it at most.
  private func size(of accessory: UICellAccessory, in width: CGFloat) -> CGSize {
    let view = view(of: accessory)
    let natural = view.sizeThatFits(bounds.size)
    switch accessory.accessoryType {
    case .customView:
      let keeps = accessory.traits.maintainsFixedSize || natural == .zero
      return keeps ? view.bounds.size : natural
    case .label, .popUpMenu:
      return CGSize(width: min(natural.width, width / 2), height: natural.height)
    case .disclosureIndicator, .outlineDisclosure, .checkmark, .delete, .insert, .reorder,
      .multiselect, .detail:
      return natural
    }
  }

  /// The accessory's view, in the cell: there it has the cell's traits.
  private func view(of accessory: UICellAccessory) -> UIView {
    if let view = accessoryViews[accessory.accessoryType] {
      if view.superview !== self { addSubview(view) }
      return view
    }
    let view: UIView =
      switch accessory.accessoryType {
      case .customView(let view): view
      case .label: UILabel()
      case .popUpMenu: PopUpMenuView()
      case .disclosureIndicator, .outlineDisclosure, .checkmark, .delete, .insert, .reorder,
        .multiselect, .detail:
        AccessoryView(accessory.accessoryType)
      }
    accessoryViews[accessory.accessoryType] = view
    addSubview(view)
    show(accessory, in: view)
    return view
  }

  private func show(_ accessory: UICellAccessory, in view: UIView) {
    let traits = accessory.traits
    if let label = view as? UILabel, accessory.accessoryType == .label {
      label.text = traits.text
      label.font = traits.font
      label.adjustsFontForContentSizeCategory = traits.adjustsFont
      label.textColor = traits.tintColor ?? .secondaryLabel
      label.isHidden = traits.isHidden
    } else if let view = view as? AccessoryView {
      let state = configurationState
      let isMarked =
        accessory.accessoryType == .outlineDisclosure ? state.isExpanded : state.isSelected
      view.show(accessory, isMarked: isMarked)
    } else if let view = view as? PopUpMenuView {
      view.show(traits)
    } else {
      if let tint = traits.tintColor { view.tintColor = tint }
      view.isHidden = traits.isHidden
    }
  }

  private func placeAccessories() {
    let arrangement = self.arrangement
    for accessory in arrangement.leading + arrangement.trailing {
      show(accessory, in: view(of: accessory))
    }
    let plan = accessoryPlan(width: bounds.width)
    var shown: Set<UICellAccessory.AccessoryType> = []
    for (accessory, region) in zip(
      arrangement.leading + arrangement.trailing, plan.leading + plan.trailing)
    {
      shown.insert(accessory.accessoryType)
      place(accessory, region)
    }
    for (type, view) in accessoryViews where !shown.contains(type) { view.removeFromSuperview() }
    placeGripLine(plan.separatorLead)
  }

  private func place(_ accessory: UICellAccessory, _ region: AccessoryPlan.Region) {
    let view = view(of: accessory)
    let size = size(of: accessory, in: bounds.width)
    let middle = topPadding + (bounds.height - topPadding) / 2
    view.frame = physical(
      CGRect(
        x: region.middle - size.width / 2, y: middle - size.height / 2, width: size.width,
        height: size.height))
  }

  private func placeGripLine(_ lead: CGFloat?) {
    guard let lead else {
      gripLine?.removeFromSuperview()
      gripLine = nil
      return
    }
    let line = gripLine ?? UIView()
    line.backgroundColor = .separator
    line.frame = physical(CGRect(x: lead, y: 0, width: 1, height: bounds.height))
    if gripLine == nil { addSubview(line) }
    gripLine = line
  }

  /// What happens when a person taps an accessory: its handler is called.
  ///
  /// - Returns: Whether the cell shows such an accessory with a handler.
  @discardableResult
  package func tapAccessory(_ type: UICellAccessory.AccessoryType) -> Bool {
    let arrangement = self.arrangement
    let all = arrangement.leading + arrangement.trailing
    guard let handler = all.first(where: { $0.accessoryType == type })?.traits.handler else {
      return false
    }
    handler()
    return true
  }

  // MARK: Neighbours

  /// The row `distance` rows on, if it is in view.
  private func row(at distance: Int) -> UICollectionViewListCell? {
    guard let element, listPlace?.role == .row, let list = superview as? UICollectionView else {
      return nil
    }
    let path = IndexPath(item: element.item + distance, section: element.section)
    return list.cellForItem(at: path) as? UICollectionViewListCell
  }

  private var rowAfterStandsOut: Bool {
    row(at: 1).map { $0.isSelected || $0.isHighlighted } ?? false
  }

  override func prominenceDidChange() {
    super.prominenceDidChange()
    row(at: -1)?.setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if isSelected { row(at: -1)?.setNeedsLayout() }
  }

  // MARK: Lines

  /// Where lines begin by themselves: with the text.
  private var automaticLineLead: CGFloat {
    let plan = accessoryPlan(width: bounds.width)
    let width = plan.contentTrail - plan.contentLead
    let textLead = (contentView as? UIListContentView)?.textLead(in: width)
    return plan.contentLead + (textLead ?? directionalLayoutMargins.leading)
  }

  private func placeLines() {
    let isProminent = isSelected || isHighlighted
    let bottom = listPlace?.bottomLine ?? (isVisible: false, isFull: false)
    let separators = listPlace?.separators
    let isCovered = isProminent || rowAfterStandsOut
    bottomLine.isHidden = !bottom.isVisible || isCovered && !configurationState.isEditing
    topLine.isHidden = listPlace?.showsTopLine != true || isProminent
    guard let separators, !bottomLine.isHidden || !topLine.isHidden else {
      topLine.removeFromSuperview()
      bottomLine.removeFromSuperview()
      return
    }
    let pixel = 1 / traitCollection.pixelScale
    place(
      bottomLine, separators.bottomSeparatorInsets, y: bounds.height - pixel, isFull: bottom.isFull)
    place(topLine, separators.topSeparatorInsets, y: 0, isFull: false)
    let color = isSelected ? separators.multipleSelectionColor : separators.color
    for line in [topLine, bottomLine] { line.show(color, separators.visualEffect) }
  }

  private func place(_ line: UIView, _ insets: NSDirectionalEdgeInsets, y: CGFloat, isFull: Bool) {
    if line.superview !== self { addSubview(line) }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let sides = separatorGuide.sides(automaticLineLead)
    let lead = insets.leading == automatic.leading ? (isFull ? 0 : sides.lead) : insets.leading
    let trail = insets.trailing == automatic.trailing ? sides.trail : insets.trailing
    line.frame = physical(
      CGRect(
        x: lead, y: y, width: max(0, bounds.width - lead - trail),
        height: 1 / traitCollection.pixelScale))
  }
}
