import GeometryCore

/// A rectangle of an interface: it draws, lays out its subviews and answers for a region.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitChangeObservable, UIFocusItem, LayerHost,
  UIAppearance, UIAppearanceContainer, @preconcurrency CALayerDelegate
{
  // MARK: Making

  /// The class of the layer each view makes for itself. Default: `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the view is drawn with.
  public var layer: CALayer { ownLayer }
  private nonisolated(unsafe) let ownLayer: CALayer

  public init(frame: CGRect) {
    let layerClass: AnyClass = Self.layerClass
    ownLayer = layerClass == CALayer.self ? CALayer() : _LayerMaker.make(layerClass)
    super.init()
    layer.host = self
    layer.frame = frame
  }

  deinit {
    ownLayer.host = nil
    guard !subviewList.isEmpty else { return }
    var letGo = subviewList
    subviewList = []
    UIView.letGo(of: &letGo)
  }

  /// Lets go of views one after the other: what only a view keeps goes after it and not within,
  /// however deep the tree is.
  private nonisolated static func letGo(of views: inout [UIView]) {
    while var view = views.popLast() {
      view.above = nil
      guard isKnownUniquelyReferenced(&view) else { continue }
      views += view.subviewList
      view.subviewList = []
    }
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Archives of views are not read on this platform: the view comes out without content.
  public required init?(coder: NSCoder) {
    ownLayer = CALayer()
    super.init()
    layer.host = self
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let before = layer.bounds.size
      layer.frame = newValue
      geometryDidChange(from: before)
      ConstraintLayout(of: self).geometryDidChange()
    }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let before = layer.bounds.size
      layer.bounds = newValue
      geometryDidChange(from: before)
      ConstraintLayout(of: self).geometryDidChange()
    }
  }

  /// The middle of the frame in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      ConstraintLayout(of: self).geometryDidChange()
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point `center` and transforms refer to, in shares of the bounds. Default: the middle.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Whether subviews follow when the view's size changes. Default true.
  open var autoresizesSubviews = true
  /// Default none: the view keeps its place and size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      guard autoresizingMask != oldValue, constraintState != nil, superview != nil else { return }
      HeldConstraints(of: self).translationDidChange()
    }
  }

  private func geometryDidChange(from before: CGSize) {
    let size = layer.bounds.size
    guard size != before else { return }
    if autoresizesSubviews, !subviewList.isEmpty {
      Autoresizing(view: self, before: before, after: size).run()
    }
    setNeedsLayout()
  }

  /// The size that suits the view best within `size`. By itself the view's own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes on the size that suits the view best.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if bounds.size != size { frame = CGRect(origin: frame.origin, size: size) }
  }

  // MARK: Tree

  /// Back to front. The last one who keeps a view may let go of it anywhere.
  package private(set) nonisolated(unsafe) var subviewList: [UIView] = []
  open var subviews: [UIView] { subviewList }
  open internal(set) var superview: UIView? {
    get { above }
    set { above = newValue }
  }
  /// The superview, which takes itself out when it goes; a weak reference would slow down every
  /// count of references to it.
  private nonisolated(unsafe) unowned(unsafe) var above: UIView?

  /// The window the view is in; nil outside any.
  open var window: UIWindow? { windowAbove }
  @UntilGone var windowAbove: UIWindow?

  /// The controller whose view this is.
  package weak var viewController: UIViewController?

  open override var next: UIResponder? { viewController ?? superview }

  /// Has the view, or the one within it that does, stop hearing of keys first.
  ///
  /// - Parameter force: Whether it stops even if it does not agree.
  /// - Returns: Whether none of them hears of keys first any longer.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    window?.endEditing(in: self, force) ?? true
  }

  // MARK: Interactions

  private var heldInteractions: [any UIInteraction] = []

  /// What the view answers to. Default none.
  open var interactions: [any UIInteraction] {
    get { heldInteractions }
    set {
      for held in heldInteractions where !newValue.contains(where: { $0 === held }) {
        removeInteraction(held)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Takes an interaction, from the view that has it if any.
  open func addInteraction(_ interaction: any UIInteraction) {
    guard !heldInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = heldInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    heldInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  // MARK: Focus

  /// Whether the view can have the focus. By itself false.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus.
  open var isFocused: Bool { window?.focusSystem.focusedItem === self }

  /// Where the focus goes that comes to the view, the best first. By itself nowhere in particular:
  /// to the view or, by place, to a view within.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }

  /// Has the focus, if it is within the view, go where the view prefers it soon.
  open func setNeedsFocusUpdate() { window?.focusSystem.requestUpdate(from: self) }

  /// Has the focus go at once where it was asked to go.
  open func updateFocusIfNeeded() { window?.focusSystem.updateFocusIfNeeded() }

  /// Whether the focus may move to, from or within the view. By itself true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has moved to, from or within the view. By itself nothing.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  open func addSubview(_ view: UIView) {
    insert(view, at: subviewList.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, after: false)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, after: true)
  }

  private func insert(_ view: UIView, next sibling: UIView, after: Bool) {
    if view.superview === self { detach(view) }
    let index = subviewList.firstIndex { $0 === sibling }.map { after ? $0 + 1 : $0 }
    insert(view, at: index ?? subviewList.count)
  }

  private func insert(_ view: UIView, at index: Int) {
    refuse(unless: view !== self, "Can't add self as subview: \(view).")
    refuse(
      unless: view.subviewList.isEmpty || !isDescendant(of: view),
      "\(self) lies within \(view) and can't become its superview. Remove it from there first.")
    guard view.superview === self else { return TreeMove(view, to: self).run(index: index) }
    detach(view)
    attach(view, at: index)
  }

  func attach(_ view: UIView, at index: Int) {
    let place = min(max(index, 0), subviewList.count)
    if place == subviewList.count {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, below: subviewList[place].layer)
    }
    subviewList.insert(view, at: place)
  }

  func detach(_ view: UIView) {
    if subviewList.last === view {
      subviewList.removeLast()
    } else if let index = subviewList.firstIndex(where: { $0 === view }) {
      subviewList.remove(at: index)
    }
    view.layer.removeFromSuperlayer()
  }

  open func removeFromSuperview() {
    if superview != nil { TreeMove(self, to: nil).run() }
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self, subviewList.last !== view else { return }
    detach(view)
    attach(view, at: subviewList.count)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self, subviewList.first !== view else { return }
    detach(view)
    attach(view, at: 0)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviewList.indices.contains(index1), subviewList.indices.contains(index2),
      index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviewList[low], subviewList[high])
    detach(upper)
    detach(lower)
    attach(upper, at: low)
    attach(lower, at: high)
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Appearance

  /// Default nil: nothing is painted behind the content.
  open var backgroundColor: UIColor? {
    didSet { resolveBackgroundColor() }
  }

  /// From 0 to 1. Default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.arrangedVisibilityChanged(of: self)
    }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A promise that the view covers its bounds. Default true.
  open var isOpaque = true
  open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }
  open var contentScaleFactor: CGFloat = 1

  /// Only what lies under this view is shown.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  /// The colour that was set; nil for that of the superview.
  private(set) var ownTintColor: UIColor?

  /// The colour of what can be acted on; taken from the superview unless set. Default: the
  /// colour `AccentColor` of the main bundle's asset catalogues, else system blue.
  open var tintColor: UIColor! {
    get {
      var owner = self
      var isDimmed = ownTintAdjustmentMode == .dimmed
      while owner.ownTintColor == nil, let parent = owner.superview {
        owner = parent
        isDimmed = isDimmed || parent.ownTintAdjustmentMode == .dimmed
      }
      isDimmed = isDimmed || owner.tintAdjustmentMode == .dimmed
      return isDimmed ? .systemGray : owner.ownTintColor ?? .accent
    }
    set {
      ownTintColor = newValue
      tellTintChange()
    }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view = self
      while view.ownTintAdjustmentMode == .automatic, let parent = view.superview { view = parent }
      let mode = view.ownTintAdjustmentMode
      return mode == .automatic ? .normal : mode
    }
    set {
      ownTintAdjustmentMode = newValue
      tellTintChange()
    }
  }
  private var ownTintAdjustmentMode = TintAdjustmentMode.automatic

  /// Called when the tint the view has or inherits has changed.
  open func tintColorDidChange() {}

  private func tellTintChange() {
    visitTree { view in
      guard view === self || view.ownTintColor == nil else { return false }
      view.tintColorDidChange()
      if view.backgroundColor?.source.isFixed == false { view.resolveBackgroundColor() }
      view.setNeedsDisplay()
      return true
    }
  }

  /// Draws the view's content within `rect`. By itself, nothing.
  open func draw(_ rect: CGRect) {}

  package func drawContent(in context: CGContext) {
    CurrentTint.perform(in: self) {
      UIGraphicsPushContext(context)
      draw(bounds)
      UIGraphicsPopContext()
    }
  }

  package func contentFrame(of size: CGSize, in bounds: CGRect) -> CGRect {
    ContentPlacement(contentMode).frame(of: size, in: bounds)
  }

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Traits

  private var cachedTraits: UITraitCollection?

  open var traitCollection: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    // Each view needs its superview's only, however deep the tree is.
    var unknown = [self]
    while let parent = unknown.last?.superview, parent.cachedTraits == nil {
      unknown.append(parent)
    }
    for view in unknown.reversed() { view.cachedTraits = view.resolvedTraits() }
    return cachedTraits ?? resolvedTraits()
  }

  /// The traits the view inherits before its own overrides.
  package var inheritedTraits: UITraitCollection {
    viewController?.traitCollection ?? superview?.traitCollection ?? .screenDefaults
  }

  private func resolvedTraits() -> UITraitCollection {
    inheritedTraits.overridden(by: traitOverrides, style: overrideUserInterfaceStyle)
  }

  /// Traits set for the view and all below it.
  open var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides != oldValue { traitsMayHaveChanged() } }
  }

  /// Default: as inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeHandlers?.remove(registration)
  }

  public func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    // Changes are noticed against what is known.
    _ = traitCollection
    return keep(traits, handler)
  }

  /// Looks at the traits anew, for the view and all below it.
  package func traitsMayHaveChanged() {
    visitTree { $0.lookAtTraits() }
  }

  /// - Returns: Whether those below have to look, too.
  private func lookAtTraits() -> Bool {
    guard let before = cachedTraits else { return true }
    let after = resolvedTraits()
    guard after !== before else { return false }
    cachedTraits = after
    guard after != before else { return true }
    resolveBackgroundColor()
    setNeedsDisplay()
    setNeedsLayout()
    ConstraintLayout(of: self).directionDidChange()
    viewController?.traitCollectionDidChange(before)
    traitCollectionDidChange(before)
    viewController?.traitChangeHandlers?.tell(from: before, to: after)
    traitChangeHandlers?.tell(from: before, to: after)
    return true
  }

  private func resolveBackgroundColor() {
    layer.backgroundColor = backgroundColor.map { $0.resolved(in: self).cgColor }
  }

  func inheritedValuesDidChange() {
    traitsMayHaveChanged()
    if ownTintColor == nil { tellTintChange() }
  }

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
      ConstraintLayout(of: self).directionDidChange()
    }
  }

  /// The direction the view lays out its own content in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let inherited: UIUserInterfaceLayoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inherited)
  }

  // MARK: Margins

  /// The margins that the app set; nil for those of the system.
  private var ownMargins: NSDirectionalEdgeInsets?

  /// The distance content keeps from the edges, by reading direction. Default 8 on all sides; for the
  /// view of a controller what `systemMinimumLayoutMargins` says.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set {
      ownMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// The distance content keeps from the edges; the safe area is added unless told otherwise.
  open var layoutMargins: UIEdgeInsets {
    get {
      let controller = viewController ?? superview?.rootController(of: self)
      let minimum = controller?.minimumMargins
      var margins =
        ownMargins?.physical(effectiveUserInterfaceLayoutDirection)
        ?? minimum ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      if let minimum { margins = .max(margins, minimum) }
      if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
      return preservesSuperviewLayoutMargins ? .max(margins, superviewMargins) : margins
    }
    set {
      ownMargins = NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection)
      layoutMarginsDidChange()
    }
  }

  /// The controller whose root view `subview` stands for. By itself none.
  func rootController(of subview: UIView) -> UIViewController? { nil }

  /// How far the superview's margins reach into the view.
  private var superviewMargins: UIEdgeInsets {
    guard let superview else { return .zero }
    return superview.layoutMargins.reaching(into: frame, of: superview.bounds)
  }

  open var preservesSuperviewLayoutMargins = false { didSet { layoutMarginsDidChange() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsDidChange() } }
  open func layoutMarginsDidChange() {
    setNeedsLayout()
    ConstraintLayout(of: self).insetsDidChange()
  }

  /// What bars and the screen's shape cover of the view.
  open var safeAreaInsets: UIEdgeInsets {
    var inherited = UIEdgeInsets.zero
    if let superview {
      inherited = SafeAreas.insets(of: superview).reaching(into: frame, of: superview.bounds)
    }
    return inherited + (viewController?.additionalSafeAreaInsets ?? .zero)
      + (viewController?.barInsets ?? .zero)
  }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Layout

  /// What is known of the layouts the view waits for and has had.
  var layoutState = LayoutState()

  /// Asks for a layout of the view in the next pass.
  open func setNeedsLayout() { LayoutState.ask(for: self) }

  /// Called of the root when its tree begins to wait for a layout. By itself nothing.
  func treeWaitsForLayout() {}

  /// Lays out the tree below the topmost ancestor that waits for a layout, now.
  ///
  /// Views that ask for a layout while it is under way are laid out again, each a few times at
  /// most; those that ask on wait for the next layout.
  open func layoutIfNeeded() { LayoutPass.layOut(self) }

  /// Places the subviews. By itself, where constraints want them.
  open func layoutSubviews() {
    ConstraintLayout(of: self).placeSubviews()
  }

  // MARK: Constraints

  /// What constraints know of the view; nil while none is concerned with it.
  var constraintState: ConstraintState?

  /// Whether the frame is taken as it is by constraints that refer to the view. Default true.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      HeldConstraints(of: self).translationDidChange()
    }
  }

  /// Whether views of the class cannot be placed by frames alone. Default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints between the view and what lies below it.
  open var constraints: [NSLayoutConstraint] { listedConstraints }

  /// Activates a constraint between the view and what lies below it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint the view lists.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Who is to update constraints.
  var constraintUpdates = ConstraintUpdates()

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    constraintUpdates.isNeeded = true
    setNeedsLayout()
    ConstraintUpdates.noteNeed(above: self)
  }

  open func needsUpdateConstraints() -> Bool { constraintUpdates.isNeeded }

  /// Calls `updateConstraints()` where it was asked for, from the leaves to this view.
  open func updateConstraintsIfNeeded() { ConstraintUpdates.run(from: self) }

  /// Brings the constraints the view makes in line with its state. By itself, nothing.
  open func updateConstraints() {}

  /// The size the content asks for; `noIntrinsicMetric` on an axis without.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Called when the content's size has changed.
  open func invalidateIntrinsicContentSize() {
    ConstraintLayout(of: self).naturalSizeDidChange()
    superview?.intrinsicSizeBecameInvalid(of: self)
  }

  /// A subview's natural size is no longer valid. By itself nothing.
  func intrinsicSizeBecameInvalid(of view: UIView) {}

  /// The constraints that a subview hosts are no longer the same. By itself nothing.
  func constraintsChanged(in view: UIView) {}

  /// The height of content that wraps at `width`, in points; nil for views whose natural height
  /// does not depend on the width.
  package func fittingHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Whether the natural height is ``fittingHeight(forWidth:)`` at every width, so that at a width
  /// that is decided elsewhere nobody needs the natural width.
  package var heightFollowsFromWidth: Bool { false }

  /// How far the first baseline lies below the top, or the last above the bottom. Default 0.
  package func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat { 0 }

  /// The view whose first baseline counts as this one's. Default: itself.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline counts as this one's. Default: itself.
  open var forLastBaselineLayout: UIView { self }

  /// How far the rectangle that constraints place lies within the frame. Default zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// How much the view resists growing beyond its natural size. Default 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = constraintState?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.0 : hugging.1
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    let state = existingOrNewConstraintState
    if axis == .horizontal { state.hugging.0 = priority } else { state.hugging.1 = priority }
    ConstraintLayout(of: self).naturalSizeDidChange()
  }

  /// How much the view resists being smaller than its natural size. Default 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    guard let resistance = constraintState?.compressionResistance else { return .defaultHigh }
    return axis == .horizontal ? resistance.0 : resistance.1
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    let state = existingOrNewConstraintState
    if axis == .horizontal {
      state.compressionResistance.0 = priority
    } else {
      state.compressionResistance.1 = priority
    }
    ConstraintLayout(of: self).naturalSizeDidChange()
  }

  /// The size the constraints give the view when `targetSize` is asked for at a low priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size the constraints give the view when `targetSize` is asked for with the given
  /// priorities. The view's own size does not count; nothing is moved.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Motion

  /// Whether the view is a window on the screen.
  package var isOnScreen: Bool { false }

  package func layerAction(_ layer: CALayer, forKey event: String) -> (any CAAction)? {
    action(for: layer, forKey: event)
  }

  /// What is to happen when a property of the view's layer changes: within an animation a motion,
  /// else nothing, which `NSNull` stands for.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.action(forKey: event)
  }

  // MARK: Interaction

  open var isUserInteractionEnabled = true
  /// Whether the view hears of more fingers than the first on it; recognizers hear of all. Default
  /// false.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window hears of touches while a finger is on this one, nor this
  /// one while a finger is on another. Default false.
  open var isExclusiveTouch = false

  /// The frontmost view at a point, this one or one within it; nil if the point is outside, or the
  /// view is hidden, almost clear or takes no interaction.
  ///
  /// - Parameter point: In the view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    // The order on the screen: by depth, and within a depth by the order of the subviews.
    let order = subviewList.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
    }
    for (_, view) in order {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the view counts as touched at a point. By itself within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  private var gestures: ViewGestures?

  /// What looks at touches of the view and of those within it. Nil before one was added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures?.recognizers }
    set {
      for recognizer in gestures?.recognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Has a recognizer, which is kept, look at touches. It leaves the view that it was added to before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestures == nil { gestures = ViewGestures() }
    gestures?.add(gestureRecognizer, to: self)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestures?.remove(gestureRecognizer, from: self)
  }

  /// Whether touches of the view are its own: taps above and scrolling leave them to it. By itself
  /// false.
  var claimsTouches: Bool { false }

  /// Whether a gesture of the view may begin. By itself true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  override var naturalAccessibilityFrame: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }

  /// The parts of the view in the order in which they are read, each with all that is within it;
  /// nil where places decide. By itself nil.
  package var accessibilityParts: [UIView]? { nil }

  /// Whether the view keeps its colours where whoever shows the screen inverts colours. Default
  /// false.
  open var accessibilityIgnoresInvertColors = false
  open var tag = 0
}
