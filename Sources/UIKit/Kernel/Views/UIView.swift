import GeometryCore

/// A rectangle of an interface that draws content, lays out its subviews and takes touches.
@preconcurrency @MainActor
open class UIView: UIResponder, UIFocusItem,
  UIAppearance, UIAppearanceContainer, @preconcurrency CALayerDelegate
{
  // MARK: Creation

  /// The class of the layer that each view of the class makes. The default is `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that the view is drawn with. Overrides may name its class, and return the same layer.
  open var layer: CALayer { ownLayer }
  nonisolated(unsafe) final let ownLayer: CALayer

  /// Creates a view with a frame, in points of the later superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = _LayerMaker.make(Self.layerClass)
    super.init()
    ownLayer.host = self
    ownLayer.frame = frame
  }

  deinit {
    ownLayer.host = nil
    if !subviewList.isEmpty { UIView.release(&subviewList) }
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    ownLayer = _LayerMaker.make(Self.layerClass)
    super.init()
    ownLayer.host = self
    coder.objectIsSetUp(self, as: UIView.self)
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { resizing(.frame, and: [.bounds, .center]) { ownLayer.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { resizing(.bounds, and: [.frame, .contentOffset]) { ownLayer.bounds = newValue } }
  }

  /// The position of the view's anchor point, by default its middle, in the superview's coordinates.
  open var center: CGPoint {
    get { ownLayer.position }
    set { moving { ownLayer.position = newValue } }
  }

  /// Called after the frame or the bounds were set, to equal ones too.
  func boundsDidChange(from former: CGRect) {}

  /// The transform of the view about its anchor point. The default is the identity.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { changing([], and: .frame) { ownLayer.setAffineTransform(newValue) } }
  }

  /// Whether subviews are resized by their autoresizing masks when the view's size changes. The
  /// default is `true`.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// How the view follows a change of its superview's size. The default is not at all.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
    didSet { HeldConstraints(of: self).maskDidChange(from: oldValue) }
  }

  /// The size that suits the view's content best. The default is the size the view has.
  ///
  /// - Parameter size: The available size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that `sizeThatFits(_:)` returns.
  open func sizeToFit() { takeFittingSize() }

  // MARK: Tree

  /// The subviews, back to front; whichever thread releases the view last empties the list.
  @exclusivity(unchecked)
  package internal(set) final nonisolated(unsafe) var subviewList: [UIView] = []

  /// The view's subviews, back to front.
  open var subviews: [UIView] { subviewList }

  /// The view that this one is a subview of.
  open var superview: UIView? { above }
  /// Cleared by the superview's deinit: a weak reference would slow its reference counting down.
  final nonisolated(unsafe) unowned(unsafe) var above: UIView?

  /// The window that the view is in.
  open var window: UIWindow? { windowAbove }
  @UntilGone final var windowAbove: UIWindow?

  /// The controller whose view this is.
  @exclusivity(unchecked) package weak final var viewController: UIViewController?

  override var managedView: UIView? { self }
  open override var next: UIResponder? { viewController ?? superview }

  /// Ends editing, if the first responder is the view or within it.
  ///
  /// - Parameter force: Whether the first responder has to resign even if it refuses.
  /// - Returns: Whether the first responder, if any, is outside of the view now.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    window.map { FirstResponder.endEditing(in: self, of: $0, force: force) } ?? true
  }

  /// Adds a view in front of the other subviews, taking it from its superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }

  /// Inserts a subview.
  ///
  /// - Parameter index: Counted from the back; limited to the number of subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview behind another one, or in front of all if the other one is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, after: false)
  }

  /// Inserts a subview in front of another one, or of all if the other one is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, after: true)
  }

  /// Removes the view from its superview and deactivates the constraints between the two.
  open func removeFromSuperview() { if superview != nil { Reparenting(self, to: nil).run() } }

  /// Called before the superview changes; nil for none. The default implementation does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed. The default implementation does nothing.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil for none. The default implementation does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed. The default implementation does nothing.
  open func didMoveToWindow() {}
  /// Called after a subview was added. The default implementation does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. The default implementation does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// A number that identifies the view for ``viewWithTag(_:)``. The default is 0.
  open var tag = 0

  // MARK: Appearance

  /// The colour behind the view's content. The default is nil, for none.
  open var backgroundColor: UIColor? { didSet { ViewTint(of: self).resolveBackgroundColor() } }

  /// The opacity of the view and its subviews, from 0 to 1. The default is 1.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { changing(.alpha) { ownLayer.opacity = Float(min(max(newValue, 0), 1)) } }
  }

  /// Whether the view and its subviews are hidden. The default is `false`.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set { changing(.hidden) { if ownLayer.isHidden != newValue { becomeHidden(newValue) } } }
  }

  /// Whether subviews are clipped to the bounds. The default is `false`.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// Whether the view covers its bounds completely. The default is `true`.
  open var isOpaque = true
  /// Whether `draw(_:)` starts with nothing, not with what it drew before. The default is `true`.
  open var clearsContextBeforeDrawing: Bool {
    get { KeptDrawing.clears(self) }
    set { KeptDrawing.set(clears: newValue, self) }
  }
  /// How content is placed in bounds of another size. The default is `scaleToFill`.
  open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }
  /// The pixels per point of drawn content. The default is those of the screen, and 1 without a window.
  open var contentScaleFactor: CGFloat {
    get { ContentScale.value(of: self) }
    set { ContentScale.set(newValue, of: self) }
  }

  /// A view whose alpha channel masks this one. The default is nil.
  open var mask: UIView? { didSet { ownLayer.mask = mask?.layer } }

  /// The tint colour that was set on the view itself.
  final var ownTintColor: UIColor?
  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic

  /// The colour of interactive elements, inherited from the superview unless set. The default is the
  /// colour `AccentColor` of the main bundle's asset catalogues, or else system blue.
  open var tintColor: UIColor! {
    get { ViewTint(of: self).color }
    set { ViewTint(of: self).set(newValue) }
  }

  /// Called when the view's own or inherited tint has changed. The default implementation does nothing.
  open func tintColorDidChange() {}

  /// Draws the view's content within `rect`. The default implementation does nothing.
  open func draw(_ rect: CGRect) {}
  /// Displays the view's layer. The default implementation draws it.
  open func display(_ layer: CALayer) { LayerDisplay(of: layer).draw() }
  /// Draws the content of the view's layer. The default implementation calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
  package func contentFrame(of size: CGSize, in bounds: CGRect) -> CGRect {
    ContentPlacement(contentMode).frame(of: size, in: bounds)
  }

  /// Calls `draw(_:)` before the view is drawn next.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
  /// Calls `draw(_:)` before the view is drawn next. All of the view is drawn, not `rect` alone.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }

  // MARK: Traits

  /// The traits that were resolved last; nil until they are asked for.
  final var cachedTraits: UITraitCollection?

  /// The traits of the view: inherited ones with the view's own overrides.
  open var traitCollection: UITraitCollection { cachedTraits ?? ViewTraits(of: self).resolveAll() }

  /// The traits before the view's own overrides.
  package var inheritedTraits: UITraitCollection {
    viewController?.traitCollection ?? superview?.traitCollection ?? .screenDefaults
  }

  /// Traits that are overridden for the view and its subviews. The default is empty.
  open var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides != oldValue { traitsMayHaveChanged() } }
  }

  /// The interface style of the view and its subviews. The default is the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }

  /// Called when traits have changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How the direction of the interface applies to the view. The default is `unspecified`.
  @exclusivity(unchecked)
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { ViewTraits(of: self).directionDidChange() } }
  }

  /// The direction in which the view lays out its own content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ViewTraits(of: self).layoutDirection
  }

  // MARK: Margins

  /// The margins that were set; nil for those of the system.
  final var ownMargins: NSDirectionalEdgeInsets?

  /// The distances of content from the edges, in points, with the safe area added unless
  /// `insetsLayoutMarginsFromSafeArea` is `false`.
  open var layoutMargins: UIEdgeInsets {
    get { LayoutMargins(of: self).insets }
    set { directionalLayoutMargins = .init(newValue, effectiveUserInterfaceLayoutDirection) }
  }

  /// The controller whose root view a subview counts as.
  func rootController(of subview: UIView) -> UIViewController? { nil }

  /// Whether margins are at least as far in as the superview's. The default is `false`.
  open var preservesSuperviewLayoutMargins = false { didSet { layoutMarginsDidChange() } }
  /// Whether the safe area is added to the margins. The default is `true`.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsDidChange() } }
  /// Called when the margins have changed. The default implementation asks for a layout.
  open func layoutMarginsDidChange() { LayoutMargins(of: self).didChange() }

  /// The distances from the edges that bars and the screen's shape cover, in points.
  open var safeAreaInsets: UIEdgeInsets { SafeAreas.computedInsets(of: self) }

  /// Called when the safe area has changed. The default implementation does nothing.
  open func safeAreaInsetsDidChange() {}

  // MARK: Layout

  @exclusivity(unchecked) final var layoutState = LayoutState()

  /// Requests a layout of the view in the next pass.
  open func setNeedsLayout() { LayoutState.ask(for: self) }

  /// Called for the root of a tree when a view in it requests a layout and none did before.
  func treeWaitsForLayout() {}

  /// Lays out the tree below the topmost ancestor that needs a layout immediately.
  ///
  /// Views that request a layout meanwhile are laid out again, up to twelve times; later requests
  /// are left to the next layout.
  open func layoutIfNeeded() { LayoutPass.layOut(self) }

  /// Updates what the view shows, before its first layout and when it was requested. The default
  /// implementation does nothing.
  open func updateProperties() {}

  /// Lays out the subviews. The default implementation gives them the frames of their constraints.
  open func layoutSubviews() { ConstraintLayout(of: self).placeSubviews() }
  /// Places the sublayers of the view's layer. The default implementation calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { layoutSubviews() } }

  // MARK: Constraints

  /// What the layout engine stores about the view; nil while no constraint concerns it.
  @exclusivity(unchecked) final var constraintState: ConstraintState?
  @exclusivity(unchecked) final var constraintUpdates = ConstraintUpdates()

  /// Whether the frame stands for constraints of its own. The default is `true`.
  @exclusivity(unchecked)
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { HeldConstraints(of: self).translationDidChange(from: oldValue) }
  }

  /// Whether views of the class need constraints to be laid out. The default is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { ConstraintUpdates.request(for: self) }

  /// Updates the constraints that the view makes. The default implementation does nothing.
  open func updateConstraints() {}

  /// The natural size of the content, in points. The default is `noIntrinsicMetric` on both axes.
  open var intrinsicContentSize: CGSize { .noIntrinsicMetric }

  /// Reads the intrinsic content size again before the next layout.
  open func invalidateIntrinsicContentSize() {
    ConstraintLayout(of: self).naturalSizeDidChange()
    superview?.intrinsicSizeBecameInvalid(of: self)
  }

  /// Called when a subview has invalidated its intrinsic content size.
  func intrinsicSizeBecameInvalid(of view: UIView) {}
  /// Called when the constraints that a subview hosts have changed.
  func constraintsChanged(in view: UIView) {}
  /// Called when a subview's natural size, or one of its priorities, has changed.
  func naturalSizeDidChange(of subview: UIView) {}
  /// Whether the natural size of a hidden subview does not count in constraints.
  func ignoresNaturalSize(ofHidden subview: UIView) -> Bool { false }
  /// Whether constraints to the view's edges from inside refer to content that scrolls.
  var scrollsContent: Bool { false }
  /// The guide that stands for the content of a view that scrolls it.
  var contentGuide: UILayoutGuide? { nil }

  /// The height of content that wraps at `width`, in points; nil for views whose natural height
  /// does not depend on the width.
  package func fittingHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// The width of the longest line of a text broken at `width`, in points; nil for other views.
  func longestLine(inWidth width: CGFloat) -> CGFloat? { nil }
  /// Whether the natural height is ``fittingHeight(forWidth:)`` at every width, so that the natural
  /// width is not needed where the width is decided elsewhere.
  package var heightFollowsFromWidth: Bool { false }
  /// The distance of the first baseline from the top, or of the last from the bottom, in points.
  package func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat { 0 }

  /// The view whose first baseline counts as this one's. The default is the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts as this one's. The default is the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// The insets of the rectangle that constraints place within the frame. The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The size that the constraints give the view when `targetSize` is asked for at the priority
  /// `fittingSizeLevel`, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints give the view when `targetSize` is asked for at the given
  /// priorities. The view's present size does not count, and nothing is moved.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintFitting(of: self).size(
      for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Animation

  /// Whether the view is a window on the screen.
  package var isOnScreen: Bool { false }

  /// The action for a change of the view's layer: `NSNull`, for none, outside of animation blocks.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.action(forKey: event)
  }

  // MARK: Touches and interactions

  /// Whether the view and its subviews take touches. The default is `true`.
  open var isUserInteractionEnabled = true
  /// Whether the view gets all touches on it and not only the first. The default is `false`.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window gets touches while one is on this view, nor this view while
  /// one is on another. The default is `false`.
  open var isExclusiveTouch = false

  /// The frontmost view at a point: this one or one within it. Nil if the point is outside, or the
  /// view is hidden, almost transparent or has interaction disabled.
  ///
  /// - Parameter point: In the view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitSearch(in: self).hit(point, with: event)
  }

  /// Whether a point counts as within the view. The default is whether it is within the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers of the view; nil before one was added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { parts[ViewGestures.self]?.recognizers }
    set { existingOrNewPart(ViewGestures()).replace(by: newValue ?? [], of: self) }
  }

  /// Adds a gesture recognizer, taking it from the view that it was added to before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    existingOrNewPart(ViewGestures()).add(gestureRecognizer, to: self)
  }

  /// Removes a gesture recognizer of the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    parts[ViewGestures.self]?.remove(gestureRecognizer, from: self)
  }

  /// How long touches on subviews that may become a drag are withheld, in seconds; nil for none.
  var contentTouchDelay: TimeInterval? { nil }
  /// Whether a view within gets touches that begin in it.
  func allows(_ touches: Set<UITouch>, on view: UIView, _ event: UIEvent) -> Bool { true }
  /// Whether taps and drags of ancestors leave touches to the view.
  var claimsTouches: Bool { false }

  /// Whether a gesture of the view may begin. The default is `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Adds an interaction, taking it from the view that it was added to before.
  open func addInteraction(_ interaction: any UIInteraction) {
    existingOrNewPart(ViewInteractions()).add(interaction, to: self)
  }
  /// Removes an interaction of the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    parts[ViewInteractions.self]?.remove(interaction)
  }

  // MARK: Dynamics

  /// The shape of the view as a dynamic item. The default is `rectangle`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The convex outline of a dynamic item of the type `path`. The default is an empty path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Focus

  /// Whether the view can be focused. The default is `false`.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is focused.
  open var isFocused: Bool { window?.focusSystem.focusedItem === self }
  /// Where focus goes that enters the view, in order of preference. The default is empty.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The focus environment that contains the view: its controller or its superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
  /// Requests a focus update, if the focused item is in the view.
  open func setNeedsFocusUpdate() { window?.focusSystem.requestUpdate(from: self) }
  /// Applies a pending focus update immediately.
  open func updateFocusIfNeeded() { window?.focusSystem.updateFocusIfNeeded() }
  /// Whether focus may move to, from or within the view. The default is `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when focus has moved to, from or within the view. The default implementation does nothing.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Accessibility

  override var naturalAccessibilityFrame: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }

  /// The parts of the view in the order in which they are read, each with all that is within it;
  /// nil to order them by their positions.
  package var accessibilityParts: [UIView]? { nil }
}
