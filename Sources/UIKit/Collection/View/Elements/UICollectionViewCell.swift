/// A view that shows one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let plainContent = UIView()
  private var configuredContent: (any UIView & UIContentView)?
  private var background: BackgroundConfigurationView?
  private var storedBackground: UIBackgroundConfiguration?
  private var needsConfigurationUpdate = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    install(plainContent)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install(plainContent)
  }

  /// Holds what the cell shows; as large as the cell.
  ///
  /// While there is a content configuration, the view that shows it.
  open var contentView: UIView { configuredContent ?? plainContent }

  /// Lies behind the content; as large as the cell. Default nil.
  ///
  /// Setting one takes the background configuration away.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if backgroundView != nil { backgroundConfiguration = nil }
      addBehindContent(backgroundView)
      updateSelectedBackground()
    }
  }

  /// Lies between background and content while the cell is selected or highlighted. Default nil.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateSelectedBackground()
    }
  }

  /// Whether the cell's item is selected; the collection view sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { prominenceDidChange() } }
  }

  /// Whether a finger is on the cell; the collection view sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { prominenceDidChange() } }
  }

  // MARK: Configurations

  /// What the cell shows. Default nil: what the app puts into `contentView`.
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

  /// What lies behind the content. Default nil. Setting one takes the background views away.
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

  /// A background as suits the cell, to be changed and set. By itself none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether the content configuration is updated whenever the state changes. Default true.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated whenever the state changes. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called with the state after each `updateConfiguration(using:)`. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// What configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isBeingEdited
    state.isSwiped = swipeActions != nil
    state.isExpanded = isExpandedInOutline
    state.isFocused = isFocused
    state.cellDragState = dragState.configured
    return state
  }

  /// Asks for an update of the configurations in the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Makes the cell look as it is to in `state`. By itself nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Brings the configurations up to date, if that was asked for.
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

  /// As the collection view and its delegate say.
  open override var canBecomeFocused: Bool {
    guard let view = collectionView, let path = view.indexPath(for: self) else { return false }
    return view.focus.canFocus(path)
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.previouslyFocusedItem === self || context.nextFocusedItem === self {
      setNeedsUpdateConfiguration()
    }
  }

  /// The collection view that shows the cell; nil if none does.
  private var collectionView: UICollectionView? {
    sequence(first: superview) { $0?.superview }.lazy.prefix { $0 != nil }
      .compactMap { $0 as? UICollectionView }.first
  }

  // MARK: Dragging

  /// What a drag does with the cell; the collection view sets it.
  var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      setNeedsUpdateConfiguration()
      dragStateDidChange(dragState)
    }
  }

  /// Called when a drag lifts the cell, moves it or lets go of it. By itself nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the collection view of the cell is being edited; the collection view sets it.
  var isBeingEdited = false {
    didSet { if isBeingEdited != oldValue { editingDidChange() } }
  }

  /// Whether what is below the cell's item is shown; the data source sets it.
  var isExpandedInOutline = false {
    didSet { if isExpandedInOutline != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Called when `isBeingEdited` has changed.
  func editingDidChange() {
    setNeedsUpdateConfiguration()
  }

  /// The actions that the cell is swiped aside for; the collection view sets it.
  var swipeActions: SwipeActionsView? {
    didSet { if swipeActions !== oldValue { swipeDidChange(oldValue) } }
  }

  /// How the cell cut off what it shows before it was swiped aside.
  private var unswipedOutline: CellOutline?

  private func swipeDidChange(_ former: SwipeActionsView?) {
    if let swipeActions {
      former?.removeFromSuperview()
      unswipedOutline = unswipedOutline ?? CellOutline(of: self)
      addSubview(swipeActions)
      UIView.animate(withDuration: ElementMotion.duration) {
        self.placeSwipeActions(swipeActions)
      }
    } else if let former {
      UIView.animate(withDuration: ElementMotion.duration) {
        self.layer.sublayerTransform = CATransform3DIdentity
      } completion: { [weak self] _ in
        self?.endSwipe(former)
      }
    }
    showBackground()
    setNeedsUpdateConfiguration()
  }

  /// Takes away the actions of a cell that has moved back.
  private func endSwipe(_ former: SwipeActionsView) {
    former.removeFromSuperview()
    guard swipeActions == nil, let outline = unswipedOutline else { return }
    unswipedOutline = nil
    outline.restore(self)
    showBackground()
  }

  /// Brings the cell to where its actions say that it lies.
  func followSwipe() {
    if let swipeActions { placeSwipeActions(swipeActions) }
  }

  /// Moves all that the cell shows aside, and its actions in behind, within the cell's outline.
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
    // Buttons that come into view come as they are.
    if actions.bounds.width == 0 { UIView.performWithoutAnimation(place) } else { place() }
    UIView.performWithoutAnimation {
      clipsToBounds = true
      if let card = cardCorners {
        (layer.cornerRadius, layer.maskedCorners) = (card.radius, card.mask)
        layer.cornerCurve = .continuous
      }
    }
    layer.sublayerTransform = CATransform3DMakeTranslation(
      isAtRight ? -distance : distance, 0, 0)
  }

  /// The background of cells that were given none. By itself none.
  var standardBackground: UIBackgroundConfiguration? { nil }

  /// Whether the app said what background the cell has, even if none.
  private(set) var hasOwnBackground = false

  /// The corners of the card that the cell is a part of; nil where it stands alone.
  var cardCorners: (mask: CACornerMask, radius: CGFloat)? { nil }

  /// Whether a point of the cell is on what fingers move its item by. By itself none is.
  func hasGrip(at point: CGPoint) -> Bool { false }

  /// What a tap at a point of the cell does instead of selecting its item. By itself nothing.
  func action(at point: CGPoint) -> (() -> Void)? { nil }

  /// Whether a finger moves the cell by its grip: it throws a shadow.
  var isLifted = false {
    didSet {
      guard isLifted != oldValue else { return }
      if isLifted { unliftedShadow = CellShadow(of: layer) }
      (isLifted ? CellShadow(under: bounds) : unliftedShadow)?.apply(to: layer)
    }
  }

  /// The shadow of the cell before it was lifted.
  private var unliftedShadow: CellShadow?

  /// What a cell does with a tap on its item that does not select it.
  ///
  /// - Returns: Whether it does anything.
  func takesTap() -> Bool { false }

  // MARK: Content

  override func intrinsicSizeBecameInvalid(of view: UIView) {
    if view === contentView { askForMeasuring(in: .enabled) }
  }

  override func constraintsChanged(in view: UIView) {
    if view === contentView { askForMeasuring(in: .enabledIncludingConstraints) }
  }

  /// Where the content lies in the cell. By itself everywhere.
  var contentFrame: CGRect { bounds }

  final func placeContent() {
    let frame = contentFrame
    if contentView.frame != frame { contentView.frame = frame }
    background?.frame = bounds
  }

  /// The view in which content, backgrounds and accessories lie, as large as the cell: the cell
  /// itself, but for what cells of table views consist of.
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

  /// Shows the background configuration there is.
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

  /// Called when the cell was selected or highlighted, or is so no longer.
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
    if isSelected || isHighlighted {
      addBehindContent(view)
    } else {
      view.removeFromSuperview()
    }
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: isSelected ? .selected : .none)
  }
}
