/// A view that shows one row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// What the cell consists of.
  let body = CellBody(frame: .zero)
  /// The row that shows the cell, or waits with it to be used again.
  weak var row: TableRow?
  let style: CellStyle
  private let identifier: String?
  private(set) lazy var labels = TableLabels(
    labelLook, in: { [unowned body] in body.contentView },
    changed: { [weak self] in self?.contentDidChange() })

  /// - Parameter reuseIdentifier: Under which the cell waits to be used again; nil for a cell that
  ///   is not.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    install()
  }

  /// A cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    style = .default
    identifier = nil
    super.init(coder: coder)
    install()
  }

  private func install() {
    body.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    body.frame = bounds
    addSubview(body)
    body.cell = self
  }

  /// What the cell was made with.
  open var reuseIdentifier: String? { identifier }

  /// Called before the cell is used again. By itself nothing.
  open func prepareForReuse() {}

  // MARK: Content

  /// Holds what the cell shows, beside accessories.
  open var contentView: UIView { body.contentView }

  /// The first text; nil while there is a content configuration.
  open var textLabel: UILabel? {
    contentConfiguration == nil ? labels.madeText : nil
  }

  /// The second text; nil for cells of the default style, and while there is a content
  /// configuration.
  open var detailTextLabel: UILabel? {
    contentConfiguration == nil && style != .default ? labels.madeSecondaryText : nil
  }

  /// The image; nil for cells of the style `value2`, and while there is a content configuration.
  open var imageView: UIImageView? {
    contentConfiguration == nil && style != .value2 ? labels.madeImage : nil
  }

  private func contentDidChange() {
    body.setNeedsLayout()
    setNeedsLayout()
    row?.askForMeasuring(in: .enabled)
  }

  // MARK: Configurations

  /// What the cell shows. Default nil: what the app puts into `contentView`, and the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { body.contentConfiguration }
    set { body.contentConfiguration = newValue }
  }

  /// A content configuration as suits the cell's style and its table view.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// What lies behind the content. Default: as suits the table view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { body.backgroundConfiguration }
    set { body.backgroundConfiguration = newValue }
  }

  /// A background as suits the table view, to be changed and set.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    body.defaultBackgroundConfiguration()
  }

  /// Whether the content configuration is updated whenever the state changes. Default true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { body.automaticallyUpdatesContentConfiguration }
    set { body.automaticallyUpdatesContentConfiguration = newValue }
  }

  /// Whether the background configuration is updated whenever the state changes. Default true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { body.automaticallyUpdatesBackgroundConfiguration }
    set { body.automaticallyUpdatesBackgroundConfiguration = newValue }
  }

  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called with the state after each `updateConfiguration(using:)`. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// What configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = body.ownState
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = row?.swipeActions != nil
    return state
  }

  /// Asks for an update of the configurations in the next layout.
  open func setNeedsUpdateConfiguration() { body.setNeedsUpdateConfiguration() }

  /// Makes the cell look as it is to in `state`. By itself nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // MARK: Backgrounds

  /// The colour behind the content while the cell is not selected; nil for that of its table view.
  open override var backgroundColor: UIColor? {
    get { chosenColor }
    set {
      guard chosenColor != newValue else { return }
      chosenColor = newValue
      body.showBackground()
    }
  }
  private var chosenColor: UIColor?

  /// Lies behind the content; as large as the cell. Default nil.
  open var backgroundView: UIView? {
    get { body.backgroundView }
    set { body.backgroundView = newValue }
  }

  /// Lies between background and content while the cell is selected or highlighted. Default nil.
  open var selectedBackgroundView: UIView? {
    get { body.selectedBackgroundView }
    set { body.selectedBackgroundView = newValue }
  }

  // MARK: Selection

  /// How the cell looks while it is selected. Default `default`.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { showProminence() } }
  }

  /// Whether it can be seen that the cell is selected.
  var showsSelection: Bool { selectionStyle != .none }

  private var selected = false
  private var highlighted = false

  /// Whether the cell's row is selected; the table view sets it.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell; the table view sets it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showProminence()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showProminence()
  }

  private func showProminence() {
    body.isSelected = selected && showsSelection
    body.isHighlighted = highlighted && showsSelection
    body.setNeedsUpdateConfiguration()
    body.showBackground()
  }

  // MARK: Accessories

  /// What stands at the end of the row while it is not edited. Default none.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { updateAccessories() } }
  }

  /// A view of the app's own in place of `accessoryType`, as large as it is. Default nil.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { updateAccessories() } }
  }

  /// What stands at the end of the row while it is edited. Default none.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { updateAccessories() } }
  }

  /// A view of the app's own in place of `editingAccessoryType`. Default nil.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { updateAccessories() } }
  }

  /// How many steps the content is indented. Default 0; the delegate may say.
  open var indentationLevel: Int {
    get { body.indentationLevel }
    set { body.indentationLevel = newValue }
  }

  /// The points of one step. Default 10.
  open var indentationWidth: CGFloat {
    get { body.indentationWidth }
    set { body.indentationWidth = newValue }
  }

  private var chosenSeparatorInset: UIEdgeInsets?
  private var place: ListPlace?

  /// What the line below the row keeps from the sides of the cell, in points. Default: that of the
  /// table view. Outside of one the cell's margins are added to it, as recorded.
  open var separatorInset: UIEdgeInsets {
    get {
      if let table = row?.table { return chosenSeparatorInset ?? table.separatorInset }
      let own = chosenSeparatorInset ?? .zero
      return UIEdgeInsets(
        top: 0, left: own.left + layoutMargins.left, bottom: 0,
        right: own.right + layoutMargins.right)
    }
    set {
      chosenSeparatorInset = newValue
      join(place)
    }
  }

  // MARK: Editing

  private var edited = false

  /// Whether the cell shows what it shows while it is edited; the table view sets it.
  open var isEditing: Bool {
    get { edited }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard edited != editing else { return }
    edited = editing
    transition(to: editing ? .showingEditControl : []) { [self] in
      let change = { [body] in
        body.isBeingEdited = editing
        body.setNeedsLayout()
        if animated { body.layoutIfNeeded() }
      }
      if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }
  }

  /// What the row offers while its table view is edited, as the delegate said.
  open var editingStyle: EditingStyle { givenStyle }
  private var givenStyle = EditingStyle.none

  /// Whether a grip is shown while the cell is edited and its row may be moved. Default false.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { updateAccessories() } }
  }

  /// Whether the button that deletes the row is shown.
  open var showingDeleteConfirmation: Bool { row?.swipeActions != nil }

  /// Called before the cell shows something else besides its content. By itself nothing.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell began to show something else besides its content. By itself nothing.
  open func didTransition(to state: StateMask) {}

  private func transition(to state: StateMask, _ change: () -> Void) {
    willTransition(to: state)
    change()
    didTransition(to: state)
  }

  // MARK: Layout

  override func intrinsicSizeBecameInvalid(of view: UIView) {
    body.intrinsicSizeBecameInvalid(of: view)
  }

  override func constraintsChanged(in view: UIView) { body.constraintsChanged(in: view) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if body.frame != bounds { body.frame = bounds }
    body.layoutIfNeeded()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard verticalFittingPriority != .required else { return targetSize }
    return CGSize(width: targetSize.width, height: naturalHeight(forWidth: targetSize.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight(forWidth: size.width))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
}

// MARK: - The table view

extension UITableViewCell {
  /// Brings the cell to the state of the row that it is to show.
  func prepare(for path: IndexPath, in table: UITableView) {
    givenStyle = table.editingStyle(at: path)
    if let level = table.delegate?.tableView?(table, indentationLevelForRowAt: path) {
      indentationLevel = level
    }
    updateAccessories(at: path)
    if let row, row.isBeingEdited != isEditing {
      setEditing(row.isBeingEdited, animated: false)
    }
    row?.showSelection(animated: false)
  }

  /// Takes on the look of what the cell is to its table view; nil outside.
  func join(_ place: ListPlace?) {
    self.place = place
    var own = place
    if let inset = chosenSeparatorInset ?? row?.table?.chosenSeparatorInset {
      let direction = effectiveUserInterfaceLayoutDirection
      let insets = NSDirectionalEdgeInsets(inset, direction)
      own?.separators?.bottomSeparatorInsets = insets
      own?.separators?.topSeparatorInsets = insets
    }
    if let inset = row?.table?.readableInset { own?.margin = max(place?.margin ?? 0, inset) }
    body.adoptListPlace(own)
    labels.take(labelLook)
  }

  var cardCorners: (mask: CACornerMask, radius: CGFloat)? { place?.cardCorners }

  func swipeDidChange(_ isSwiped: Bool) {
    let state: StateMask = isSwiped ? .showingDeleteConfirmation : []
    willTransition(to: state)
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  // MARK: Labels

  /// As in `Fixtures/Lists/contents.json`; the fonts of the styles are those known of table views.
  private var labelLook: TableLabels.Look {
    let margin = body.directionalLayoutMargins.leading
    var look = TableLabels.Look(
      text: .init(.body), secondaryText: .init(.caption1),
      margins: NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: 8))
    switch style {
    case .default, .subtitle: break
    case .value1:
      look.secondaryText = .init(.body, .secondaryLabel)
      look.isSideBySide = true
    case .value2:
      look.text = .init(.caption1, .systemBlue)
      look.column = 91
    }
    if accessoryType == .none, accessoryView == nil { look.margins.trailing = margin }
    return look
  }

  // MARK: Height

  /// The height the cell asks for, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    if contentConfiguration == nil, !labels.isEmpty {
      let plan = body.accessoryPlan(width: width)
      let content = labels.height(forWidth: max(0, plan.contentTrail - plan.contentLead))
      return max(ListMetrics.rowHeight, content)
    }
    if body.bounds.width != width {
      body.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    }
    body.giveMargins()
    let frame = body.contentFrame
    if contentView.frame != frame { contentView.frame = frame }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(row: 0, section: 0))
    attributes.frame = body.bounds
    attributes.estimatedAxes = .vertical
    return body.fittedSize(attributes).height
  }

  // MARK: Accessories

  /// Has the accessories be those of the cell's properties.
  ///
  /// - Parameter path: The row that the cell is about to show; nil for the one it shows.
  func updateAccessories(at path: IndexPath? = nil) {
    var all: [UICellAccessory] = []
    let table = row?.table
    if table?.allowsMultipleSelectionDuringEditing == true {
      all.append(.multiselect())
    } else {
      switch editingStyle {
      case .none: break
      case .delete: all.append(.delete { [weak self] in self?.askToDelete() })
      case .insert: all.append(.insert { [weak self] in self?.commit(.insert) })
      }
    }
    all += accessories(accessoryType, or: accessoryView, displayed: .whenNotEditing)
    all += accessories(editingAccessoryType, or: editingAccessoryView, displayed: .whenEditing)
    if showsReorderControl, let table, let path = path ?? row?.path, table.canMove(path) {
      all.append(.reorder())
    }
    if all.isEmpty, body.accessories.isEmpty { return labels.take(labelLook) }
    body.accessories = all
    labels.take(labelLook)
  }

  private func accessories(
    _ type: AccessoryType, or view: UIView?, displayed: UICellAccessory.DisplayedState
  ) -> [UICellAccessory] {
    if let view {
      return [
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(displayed: displayed),
            reservedLayoutWidth: .actual, maintainsFixedSize: true))
      ]
    }
    let detail = UICellAccessory.detail(displayed: displayed) { [weak self] in
      self?.detailWasTapped()
    }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [.disclosureIndicator(displayed: displayed)]
    case .detailDisclosureButton: return [detail, .disclosureIndicator(displayed: displayed)]
    case .checkmark: return [.checkmark(displayed: displayed)]
    case .detailButton: return [detail]
    }
  }

  private func detailWasTapped() {
    guard let table = row?.table, let path = row?.path else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  private func askToDelete() {
    guard let table = row?.table, let path = row?.path else { return }
    table.confirmDeletion(at: path)
  }

  private func commit(_ style: EditingStyle) {
    guard let table = row?.table, let path = row?.path else { return }
    table.dataSource?.tableView(table, commit: style, forRowAt: path)
  }
}

/// Makes cells of class values by their `init(style:reuseIdentifier:)`, as ``ClassValues`` explains.
open class _TableCellMaker: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    ClassValues.maker(_TableCellMaker.self, for: type)
      .init(style: .default, reuseIdentifier: identifier)
  }
}
