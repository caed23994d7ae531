/// A view that displays one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let plainContent = UIView()
  private var configuredContent: (any UIView & UIContentView)?
  private var background: BackgroundConfigurationView?
  private var storedBackground: UIBackgroundConfiguration?
  private var needsConfigurationUpdate = true

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install(plainContent)
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install(plainContent)
    coder.objectIsSetUp(self, as: UICollectionViewCell.self)
  }

  /// The superview of the cell's content, as large as the cell. With a content configuration, the
  /// view that displays it.
  open var contentView: UIView { configuredContent ?? plainContent }

  /// A view behind the content, as large as the cell. The default is `nil`.
  ///
  /// Setting one removes the background configuration.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if backgroundView != nil { backgroundConfiguration = nil }
      addBehindContent(backgroundView)
      updateSelectedBackground()
    }
  }

  /// A view between background and content while the cell is selected or highlighted. The default
  /// is `nil`.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateSelectedBackground()
    }
  }

  /// Whether the cell's item is selected; set by the collection view.
  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { prominenceDidChange() } }
  }

  /// Whether the cell is being touched; set by the collection view.
  open var isHighlighted: Bool {
    get { hasHighlight || rehearsesPress }
    set {
      guard newValue != hasHighlight else { return }
      hasHighlight = newValue
      prominenceDidChange()
    }
  }
  @exclusivity(unchecked) private var hasHighlight = false
  @exclusivity(unchecked) private var rehearsesPress = false

  var press: ViewPress? {
    guard swipeActions == nil, let collectionView, let path = collectionView.indexPath(for: self),
      collectionView.mayTouch(path)
    else { return nil }
    return ViewPress(isFollowedBySelection: true, exceptions: otherTouchAreas)
  }
  var isShownPressed: Bool { hasHighlight }
  func rehearsePress(_ isPressed: Bool) {
    rehearsesPress = isPressed
    prominenceDidChange()
  }

  var moveHandle: CGRect? {
    guard swipeActions == nil, let collectionView, let path = collectionView.indexPath(for: self),
      let area = gripArea, collectionView.mayMove(path)
    else { return nil }
    return area
  }

  /// Where the reorder control takes touches.
  var gripArea: CGRect? { nil }
  /// The parts of the cell where touches do not press it.
  var otherTouchAreas: [CGRect] { [] }

  /// Whether the appearance shows that the cell is selected or highlighted.
  var isProminent: Bool { isSelected || isHighlighted }

  override var asItem: (any ItemView)? { self }

  // MARK: Configurations

  /// The configuration of the content. The default is `nil`, for a content view of the
  /// application's views.
  ///
  /// Setting one replaces the content view, unless the one there is supports it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent?.configuration }
    set {
      show(newValue)
      setNeedsUpdateConfiguration()
      askForMeasuring(in: .enabled)
    }
  }

  /// The configuration of the background. The default is `nil`. Setting one removes the background
  /// views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedBackground ?? standardBackground }
    set {
      storedBackground = newValue
      hasOwnBackground = true
      if newValue != nil {
        backgroundView = nil
        selectedBackgroundView = nil
      }
      showBackground()
      setNeedsUpdateConfiguration()
    }
  }

  /// The default background configuration for the kind of cell; clear for plain cells.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether the content configuration is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called with the state after each `updateConfiguration(using:)`. The default is `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isBeingEdited
    state.isSwiped = swipeActions != nil
    state.isExpanded = isExpandedInOutline
    state.isFocused = isFocused
    state.cellDragState = dragState.configured
    state.cellDropState = dropState.configured
    state.isReordering = isReordered
    return state
  }

  /// Whether an interactive movement moves the cell.
  var isReordered = false {
    didSet { if isReordered != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Requests an update of the configurations in the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Configures the cell for a state. The default implementation does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates the configurations, if that was requested.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let configuredContent {
      show(configuredContent.configuration.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration {
      storedBackground = storedBackground?.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    needsConfigurationUpdate = false
    showBackground()
  }

  /// The size of the constraints of the content view, or else of the cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    guard contentHasConstraints else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentFit(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Whether the layout measures the content view, whatever the fitting size of the cell. Rows of
  /// lists have a least height that counts for their own content alone.
  var isFittedByContent: Bool { false }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContent()
    if let swipeActions { placeSwipeActions(swipeActions) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Focus

  open override var canBecomeFocused: Bool {
    collectionView?.canFocus(self) ?? false
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.previouslyFocusedItem === self || context.nextFocusedItem === self {
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Dragging

  /// The relation to a drag over the collection view; set by it.
  var dropState = DropRelation.none {
    didSet { if dropState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The drag state; set by the collection view.
  var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      setNeedsUpdateConfiguration()
      dragStateDidChange(dragState)
    }
  }

  /// Called when the drag state has changed. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the cell is in the editing state; set by the collection view.
  var isBeingEdited = false {
    didSet { if isBeingEdited != oldValue { editingDidChange() } }
  }

  /// Whether the children of the cell's item are displayed; set by the data source.
  var isExpandedInOutline = false {
    didSet { if isExpandedInOutline != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Called when `isBeingEdited` has changed.
  func editingDidChange() {
    setNeedsUpdateConfiguration()
  }

  /// The revealed swipe actions; set by the collection view.
  var swipeActions: SwipeActionsView? {
    didSet { if swipeActions !== oldValue { swipeDidChange(oldValue) } }
  }

  /// The outline of the cell before its actions were revealed.
  private var unswipedOutline: CellOutline?

  /// In seconds, as other changes of collection views.
  private static let swipeDuration: TimeInterval = 0.3

  private func swipeDidChange(_ former: SwipeActionsView?) {
    if let swipeActions {
      former?.removeFromSuperview()
      unswipedOutline = unswipedOutline ?? CellOutline(of: stage)
      stage.addSubview(swipeActions)
      UIView.animate(withDuration: Self.swipeDuration) {
        self.placeSwipeActions(swipeActions)
      }
    } else if let former {
      UIView.animate(withDuration: Self.swipeDuration) {
        self.stage.layer.sublayerTransform = CATransform3DIdentity
      } completion: { [weak self] _ in
        self?.endSwipe(former)
      }
    }
    showBackground()
    setNeedsUpdateConfiguration()
  }

  /// Removes the actions of a cell that has moved back.
  private func endSwipe(_ former: SwipeActionsView) {
    former.removeFromSuperview()
    guard swipeActions == nil, let outline = unswipedOutline else { return }
    unswipedOutline = nil
    outline.restore(stage)
    showBackground()
  }

  /// Moves the cell to the position that its actions determine.
  func followSwipe() {
    if let swipeActions { placeSwipeActions(swipeActions) }
  }

  /// Moves the contents of the cell aside, and its actions in beside them, clipped to the cell's
  /// outline.
  private func placeSwipeActions(_ actions: SwipeActionsView) {
    let distance = actions.distance(in: bounds.size)
    let isAtRight =
      (actions.edge == .trailing) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let place = { [bounds] in
      actions.frame = CGRect(
        x: isAtRight ? bounds.maxX : bounds.minX - distance, y: bounds.minY, width: distance,
        height: bounds.height)
      actions.placeButtons()
    }
    // Buttons appear without animation.
    if actions.bounds.width == 0 { UIView.performWithoutAnimation(place) } else { place() }
    UIView.performWithoutAnimation {
      stage.clipsToBounds = true
      if let card = cardCorners {
        (stage.layer.cornerRadius, stage.layer.maskedCorners) = (card.radius, card.mask)
        stage.layer.cornerCurve = .continuous
      }
    }
    stage.layer.sublayerTransform = CATransform3DMakeTranslation(
      isAtRight ? -distance : distance, 0, 0)
  }

  /// The background of a cell without a background configuration. The default is `nil`.
  var standardBackground: UIBackgroundConfiguration? { nil }

  /// Whether the application has set the background configuration, even to nil.
  private(set) var hasOwnBackground = false

  /// The rounded corners of the cell in a grouped card; nil for a cell of its own.
  var cardCorners: (mask: CACornerMask, radius: CGFloat)? { nil }

  /// Whether a point is on the reorder control of the cell. The default is `false`.
  func hasGrip(at point: CGPoint) -> Bool { false }

  /// The action of a tap at a point, in place of selecting the item. The default is `nil`.
  func action(at point: CGPoint) -> (() -> Void)? { nil }

  /// Whether the cell is moved by its reorder control; it has a shadow meanwhile.
  var isLifted = false {
    didSet {
      guard isLifted != oldValue else { return }
      if isLifted { unliftedShadow = CellShadow(of: stage.layer) }
      (isLifted ? CellShadow(under: bounds) : unliftedShadow)?.apply(to: stage.layer)
    }
  }

  /// The shadow of the cell before it was lifted.
  private var unliftedShadow: CellShadow?

  /// Handles a tap that does not select the item, as on an outline header.
  ///
  /// - Returns: Whether the tap was handled. The default is `false`.
  func takesTap() -> Bool { false }

  // MARK: Content

  override func intrinsicSizeBecameInvalid(of view: UIView) {
    if view === contentView { askForMeasuring(in: .enabled) }
  }

  override func constraintsChanged(in view: UIView) {
    if view === contentView { askForMeasuring(in: .enabledIncludingConstraints) }
  }

  /// The frame of the content view. The default is the bounds of the cell.
  var contentFrame: CGRect { bounds }

  final func placeContent() {
    let frame = contentFrame
    if contentView.frame != frame { contentView.frame = frame }
    background?.frame = bounds
  }

  /// The superview of content, backgrounds, accessories and swipe actions, as large as the cell.
  /// The default is the cell itself.
  var stage: UIView { self }

  private func install(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(view)
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      guard let former = configuredContent else { return }
      configuredContent = nil
      former.removeFromSuperview()
      install(plainContent)
      return
    }
    if let view = configuredContent, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    let former = contentView
    let view = configuration.makeContentView()
    configuredContent = view
    view.frame = contentFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    stage.insertSubview(view, aboveSubview: former)
    former.removeFromSuperview()
  }

  // MARK: Backgrounds

  /// Displays the present background configuration.
  func showBackground() {
    let state = configurationState
    let standard = backgroundView == nil ? standardBackground?.updated(for: state) : nil
    guard let shown = storedBackground ?? standard else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? BackgroundConfigurationView(frame: bounds)
    view.configuration = shown
    view.cardCorners = swipeActions == nil ? cardCorners : nil
    if background == nil { stage.insertSubview(view, at: 0) }
    background = view
  }

  /// Called when the selection or the highlight of the cell has changed.
  func prominenceDidChange() {
    updateSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  private func addBehindContent(_ view: UIView?) {
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.insertSubview(view, belowSubview: contentView)
  }

  private func updateSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    if isProminent {
      addBehindContent(view)
    } else {
      view.removeFromSuperview()
    }
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: isSelected ? .selected : .none)
  }
}

extension UICollectionViewCell: Pressable {}
