/// The view of a row of a table view.
@preconcurrency @MainActor open class UITableViewCell: _ElementView {
  /// The list cell that the content, accessories and background of this cell belong to.
  let body = CellBody(frame: .zero)
  /// The table view that shows the cell or showed it last.
  weak var table: UITableView?
  let style: CellStyle
  override var asItem: (any ItemView)? { self }
  /// That of a registered nib where the nib's cell has none.
  final var identifier: String?
  private(set) lazy var labels = TableLabels(
    labelLook, in: { [unowned body] in body.contentView },
    changed: { [weak self] in self?.contentDidChange() })

  /// A cell of the given style.
  ///
  /// - Parameter reuseIdentifier: The identifier that the cell is reused by; nil for a cell that is
  ///   not reused.
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

  /// A cell of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    style = CellStyle(document: coder.documentText("style"))
    identifier = coder.documentText("reuseIdentifier")
    super.init(coder: coder)
    install()
    coder.objectIsSetUp(self, as: UITableViewCell.self)
  }

  private func install() {
    body.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    body.frame = bounds
    addSubview(body)
    body.cell = self
  }

  /// The identifier that the cell is reused by; nil for a cell that is not reused.
  open var reuseIdentifier: String? { identifier }

  /// Called before the cell is reused. The default implementation does nothing.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that holds the content of the cell, beside the accessories.
  open var contentView: UIView { body.contentView }

  /// The label of the main text; nil if there is a content configuration.
  open var textLabel: UILabel? {
    contentConfiguration == nil ? labels.madeText : nil
  }

  /// The label of the secondary text; nil for cells of the default style, and if there is a content
  /// configuration.
  open var detailTextLabel: UILabel? {
    contentConfiguration == nil && style != .default ? labels.madeSecondaryText : nil
  }

  /// The image view; nil for cells of the style `value2`, and if there is a content configuration.
  open var imageView: UIImageView? {
    contentConfiguration == nil && style != .value2 ? labels.madeImage : nil
  }

  /// Lays out and measures the cell again.
  func contentDidChange() {
    body.setNeedsLayout()
    setNeedsLayout()
    askForMeasuring(in: .enabled)
  }

  // MARK: Configurations

  /// The configuration of the content. The default is nil: the cell shows its labels and the
  /// subviews of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { body.contentConfiguration }
    set { body.contentConfiguration = newValue }
  }

  /// A new content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The configuration of the background. The default suits the style of the table view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { body.backgroundConfiguration }
    set {
      body.backgroundConfiguration = newValue
      if newValue != nil { (selectedBackgroundView, multipleSelectionBackgroundView) = (nil, nil) }
    }
  }

  /// A new background configuration for the style of the table view.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    body.defaultBackgroundConfiguration()
  }

  /// Whether the content configuration is updated when the state changes. The default is true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { body.automaticallyUpdatesContentConfiguration }
    set { body.automaticallyUpdatesContentConfiguration = newValue }
  }

  /// Whether the background configuration is updated when the state changes. The default is true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { body.automaticallyUpdatesBackgroundConfiguration }
    set { body.automaticallyUpdatesBackgroundConfiguration = newValue }
  }

  /// Updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called after each `updateConfiguration(using:)`. The default is nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState { body.ownState }

  /// Requests an update of the configurations in the next layout pass.
  open func setNeedsUpdateConfiguration() { body.setNeedsUpdateConfiguration() }

  /// Updates the cell for a state. The default implementation does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called when the drag state has changed. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Backgrounds

  /// The background colour while the cell is not selected; nil for the table view's standard
  /// colour.
  open override var backgroundColor: UIColor? {
    get { chosenColor }
    set {
      guard chosenColor != newValue else { return }
      chosenColor = newValue
      body.showBackground()
    }
  }
  private var chosenColor: UIColor?

  /// The view behind the content, which fills the cell. The default is nil.
  open var backgroundView: UIView? {
    get { body.backgroundView }
    set { body.backgroundView = newValue }
  }

  /// The view above the background while the cell is selected or highlighted. The default is nil.
  open var selectedBackgroundView: UIView? { didSet { chooseSelectedBackground() } }

  /// The view in place of ``selectedBackgroundView`` where several rows can be selected at present.
  /// The default is nil: it is the same.
  open var multipleSelectionBackgroundView: UIView? { didSet { chooseSelectedBackground() } }

  /// Gives the list cell the view for the present kind of selection.
  private func chooseSelectedBackground() {
    let several = table?.rows.allowsMultipleSelectionNow ?? false
    let view = several ? multipleSelectionBackgroundView ?? selectedBackgroundView : nil
    let chosen = view ?? selectedBackgroundView
    if body.selectedBackgroundView !== chosen { body.selectedBackgroundView = chosen }
  }

  // MARK: Selection

  /// The appearance of the cell while it is selected. The default is `default`.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { showProminence() } }
  }

  /// Whether the appearance shows the selection.
  var showsSelection: Bool { selectionStyle != .none }

  /// Whether the cell is selected. The table view sets it.
  open var isSelected: Bool {
    get { body.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a touch highlights the cell. The table view sets it.
  open var isHighlighted: Bool {
    get { body.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell. On this platform the change is never animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    body.isSelected = selected
    showProminence()
  }

  /// Highlights the cell or removes its highlight. On this platform the change is never animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    body.isHighlighted = highlighted
    showProminence()
  }

  var press: ViewPress? {
    guard swipeActions == nil, let table, table.rows.swipedPath == nil, let path,
      table.mayTouch(path)
    else { return nil }
    let areas = body.otherTouchAreas.map { body.convert($0, to: self) }
    return ViewPress(isFollowedBySelection: true, exceptions: areas)
  }
  var moveHandle: CGRect? {
    guard swipeActions == nil, let table, let path, let area = body.gripArea,
      table.rows.mayMove(path)
    else { return nil }
    return body.convert(area, to: self)
  }
  var isShownPressed: Bool { body.isShownPressed }
  func rehearsePress(_ isPressed: Bool) {
    body.rehearsePress(isPressed)
    showProminence()
  }

  private func showProminence() {
    chooseSelectedBackground()
    body.prominenceDidChange()
    body.showBackground()
  }

  // MARK: Accessories

  /// The accessory outside of editing mode. The default is none.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { updateAccessories() } }
  }

  /// A view in place of `accessoryType`, which keeps its size. The default is nil.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { updateAccessories() } }
  }

  /// The accessory in editing mode. The default is none.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { updateAccessories() } }
  }

  /// A view in place of `editingAccessoryType`, which keeps its size. The default is nil.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { updateAccessories() } }
  }

  /// The number of `indentationWidth`s by which the content is indented. The default is 0.
  open var indentationLevel: Int {
    get { body.indentationLevel }
    set { body.indentationLevel = newValue }
  }

  /// The width of an indentation level in points. The default is 10.
  open var indentationWidth: CGFloat {
    get { body.indentationWidth }
    set { body.indentationWidth = newValue }
  }

  var chosenSeparatorInset: UIEdgeInsets?
  /// The margins that the table view has given the cell; nil before.
  var givenMargins: NSDirectionalEdgeInsets?
  /// The position of the row in its section, which decides corners and separators; nil outside of a
  /// table view.
  var place: ListPlace?

  /// The insets of the separator from the edges of the cell, in points.
  ///
  /// The default is that of the table view. Outside of one the cell's margins are added to it, as
  /// recorded.
  open var separatorInset: UIEdgeInsets {
    get {
      if let table { return chosenSeparatorInset ?? table.separatorInset }
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

  /// Whether the cell is in editing mode. The table view sets it.
  open var isEditing: Bool {
    get { body.isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard isEditing != editing else { return }
    transition(to: editing ? .showingEditControl : []) { [self] in
      let change = { [self] in
        body.isBeingEdited = editing
        labels.take(labelLook)
        body.setNeedsLayout()
        if animated { body.layoutIfNeeded() }
      }
      if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }
  }

  /// The editing control of the cell, as the delegate chose it.
  open var editingStyle: EditingStyle { givenStyle }
  var givenStyle = EditingStyle.none
  /// Whether the row may be edited, so that it leaves room for a control.
  var mayBeEdited = false

  /// Whether the content of a row that can be edited leaves the room of an editing control in
  /// editing mode if it shows none. Rows with a control leave it always. The default is true;
  /// `tableView(_:shouldIndentWhileEditingRowAt:)` of the delegate sets it for such rows.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { updateAccessories() } }
  }

  /// Whether the cell shows a reorder control in editing mode if its row can be moved. The default
  /// is false; in editing mode the table view sets it where `tableView(_:canMoveRowAt:)` of the data
  /// source returns true. Without that method the cell has to set it: whether
  /// `tableView(_:moveRowAt:to:)` is implemented cannot be found out without moving a row.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { updateAccessories() } }
  }

  /// Whether swipe actions, such as the delete button, are revealed.
  open var showingDeleteConfirmation: Bool { swipeActions != nil }

  /// Called before the editing control or swipe actions appear or disappear. The default
  /// implementation does nothing.
  open func willTransition(to state: StateMask) {}

  /// Called after the editing control or swipe actions have begun to appear or disappear. The
  /// default implementation does nothing.
  open func didTransition(to state: StateMask) {}

  private func transition(to state: StateMask, _ change: () -> Void) {
    willTransition(to: state)
    change()
    didTransition(to: state)
  }

  // MARK: The table view

  package override var collectionView: UICollectionView? { table?.rows }

  override var isReused: Bool { reuseIdentifier != nil }

  override func willBeReused() { prepareForReuse() }

  override func adoptListPlace(_ place: @autoclosure () -> ListPlace?) { join(place()) }

  override func preferredAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes.fitting(self) }

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

  // MARK: Accessibility

  /// A row that has texts only is one element; in a row with controls each part is one.
  package override var accessibilityDefaults: AccessibilityDefaults {
    if body.isAccessibilityElement { return body.accessibilityDefaults }
    let parts = subviews.flatMap { AccessibilityWalk.elements(of: $0) }
    let texts = parts.compactMap { ($0 as? UILabel)?.accessibilityLabel }
    return AccessibilityDefaults(
      isElement: !parts.isEmpty && texts.count == parts.count,
      label: texts.joined(separator: ", "), traits: isSelected ? .selected : .none)
  }
}

extension UITableViewCell: Pressable {}
