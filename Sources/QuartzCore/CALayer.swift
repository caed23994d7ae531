import Foundation
import GeometryCore
import RenderCore

/// A rectangle of visual content in a tree of layers.
///
/// Its numbers are not checked for overlapping access: the checks cost as much as the access, and
/// overlaps do no harm to numbers.
open class CALayer: NSObject {
  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points.
  @exclusivity(unchecked)
  open var bounds: CGRect = .zero {
    didSet {
      bounds = checkedBounds(bounds)
      if bounds.size != oldValue.size {
        setNeedsLayout()
        setNeedsDisplay()
      }
      changed(.bounds, from: MotionValue(oldValue))
    }
  }

  /// The anchor point's location in the superlayer's coordinates.
  @exclusivity(unchecked)
  open var position: CGPoint = .zero {
    didSet {
      position = checkedPosition(position)
      changed(.position, from: MotionValue(oldValue))
    }
  }

  /// The point of the bounds that ``position`` places, in unit coordinates of the bounds. The default
  /// is the centre. Coordinates that are not finite count as the centre's.
  @exclusivity(unchecked)
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      if !anchorPoint.isFinite { anchorPoint = anchorPoint.finite(orElse: 0.5) }
      changed(.anchorPoint, from: MotionValue(oldValue))
    }
  }
  /// The order among siblings: higher values are drawn in front. The default is 0.
  @exclusivity(unchecked)
  open var zPosition: CGFloat = 0 { didSet { changed(.zPosition, from: MotionValue(oldValue)) } }
  /// Applied to the layer around its anchor point. The default is the identity.
  @exclusivity(unchecked)
  open var transform: CATransform3D = CATransform3DIdentity {
    didSet { changed(.transform, from: .transform(oldValue)) }
  }
  /// Applied to all sublayers, around the middle of the bounds. The default is the identity.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity {
    didSet { changed(.sublayerTransform, from: .transform(oldValue)) }
  }

  /// The smallest upright rectangle around the layer in the superlayer's coordinates.
  ///
  /// Setting it sets ``position`` and the size of ``bounds``; use it while ``transform`` is the
  /// identity.
  open var frame: CGRect {
    get {
      let size = bounds.size
      guard !CATransform3DIsIdentity(transform) else {
        return CGRect(
          x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
          width: size.width, height: size.height)
      }
      return CGRect(placement.applied(to: Rect(origin: bounds.origin.core, size: size.core)))
    }
    set {
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
      let size = CGSize(width: newValue.width, height: newValue.height)
      if bounds.size != size { bounds.size = size }
    }
  }

  /// The part of ``transform`` that moves points within the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets ``transform`` to a transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Appearance

  /// Whether the layer and its sublayers are not drawn. The default is `false`.
  @exclusivity(unchecked)
  open var isHidden = false { didSet { noteChange() } }
  /// The opacity of the layer and its sublayers, from 0 to 1. The default is 1.
  @exclusivity(unchecked)
  open var opacity: Float = 1 { didSet { changed(.opacity, from: MotionValue(oldValue)) } }
  /// The colour behind the content; nil draws none. The default is nil.
  open var backgroundColor: CGColor? {
    didSet { changed(.backgroundColor, from: MotionValue(oldValue)) }
  }
  /// Whether sublayers are clipped to the bounds and their rounded corners. The default is `false`.
  open var masksToBounds = false { didSet { noteChange() } }
  // It stands here to fill the padding behind the flag.
  @exclusivity(unchecked) final var state = CommitState()
  /// The radius of the corners in ``maskedCorners``, in points. The default is 0.
  open var cornerRadius: CGFloat = 0 {
    didSet { changed(.cornerRadius, from: MotionValue(oldValue)) }
  }
  /// The curve of the corners that ``cornerRadius`` rounds. The default is `.circular`.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { noteChange() } }
  /// The corners that ``cornerRadius`` rounds. The default is all of them.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { noteChange() } }
  /// The width of the border within the bounds, in points. The default is 0.
  open var borderWidth: CGFloat = 0 {
    didSet { changed(.borderWidth, from: MotionValue(oldValue)) }
  }
  /// The colour of the border; nil draws none. The default is opaque black.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed(.borderColor, from: MotionValue(oldValue)) }
  }
  private var shadowStyle = LayerShadow() {
    didSet { shadowStyle.act(in: self, from: oldValue) }
  }
  /// The colour of the shadow; nil draws none. The default is opaque black.
  open var shadowColor: CGColor? {
    get { shadowStyle.color }
    set { shadowStyle.color = newValue }
  }
  /// The opacity of the shadow, from 0 to 1. The default is 0: no shadow.
  open var shadowOpacity: Float {
    get { shadowStyle.opacity }
    set { shadowStyle.opacity = newValue }
  }
  /// The displacement of the shadow in points. The default is (0, -3): upwards.
  open var shadowOffset: CGSize {
    get { shadowStyle.offset }
    set { shadowStyle.offset = newValue }
  }
  /// The radius of the shadow's blur in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { shadowStyle.radius }
    set { shadowStyle.radius = newValue }
  }
  /// The shape that casts the shadow; nil for the layer's own. The default is nil.
  open var shadowPath: CGPath? {
    get { shadowStyle.path }
    set { shadowStyle.path = newValue }
  }

  /// A layer whose opacity limits what is drawn of this one; nil limits nothing.
  ///
  /// It is placed in this layer's coordinates; its bounds and corners count.
  open var mask: CALayer? {
    didSet {
      noteChange()
      guard let mask, mask !== oldValue else { return }
      LayerCycles.refuse(mask, maskOf: self)
    }
  }

  // MARK: Content

  /// The image to draw, a `CGImage`; other values draw nothing.
  open var contents: Any? { didSet { noteChange() } }
  /// How ``contents`` are placed in the bounds. The default is `.resize`.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { noteChange() } }
  /// The number of pixels per point of ``contents``. The default is 1.
  open var contentsScale: CGFloat = 1 { didSet { noteChange() } }
  /// Whether the content has no transparent parts. Not used here. The default is `false`.
  open var isOpaque = false
  /// Whether drawing may happen on another thread, a hint that is not used. The default is `false`.
  open var drawsAsynchronously: Bool {
    get { motion?.drawsAsynchronously ?? false }
    set {
      if newValue != drawsAsynchronously { existingOrNewMotion.drawsAsynchronously = newValue }
    }
  }
  /// Whether the layer's tree should be cached as pixels between frames. The default is `false`.
  ///
  /// Has no effect on this platform: nothing is cached, and the tree looks the same.
  open var shouldRasterize: Bool {
    get { motion?.rasterization.isOn ?? false }
    set { if newValue != shouldRasterize { existingOrNewMotion.rasterization.isOn = newValue } }
  }
  /// The number of pixels per point of the cache. The default is 1.
  ///
  /// Has no effect on this platform: drawing has the resolution of the screen.
  open var rasterizationScale: CGFloat {
    get { motion?.rasterization.scale ?? 1 }
    set { if newValue != rasterizationScale { existingOrNewMotion.rasterization.scale = newValue } }
  }
  /// The part of ``contents`` that is drawn, in unit coordinates. The default is all of it.
  open var contentsRect: CGRect {
    get { motion?.contentsRect ?? LayerMotion.wholeContents }
    set { if newValue != contentsRect { existingOrNewMotion.contentsRect = newValue } }
  }
  /// Whether the layer is drawn where its transform turns its back to the viewer. The default is
  /// `true`.
  open var isDoubleSided: Bool {
    get { motion?.isDoubleSided ?? true }
    set { if newValue != isDoubleSided { existingOrNewMotion.isDoubleSided = newValue } }
  }
  /// A name for debugging.
  open var name: String?

  // MARK: Values by key

  /// The value of a property by its key, or one that the application set; nil if there is none.
  open func value(forKey key: String) -> Any? { LayerValues(layer: self)[key] }
  /// Sets a property by its key, or a value of the application's own, which nil removes.
  open func setValue(_ value: Any?, forKey key: String) { LayerValues(layer: self)[key] = value }
  /// The value of a property or of a part of it, such as `transform.rotation.z`, in radians.
  open func value(forKeyPath path: String) -> Any? { LayerValues(layer: self)[path: path] }
  /// Sets a property or a part of it, such as `position.x`, to a number of any type, or a value.
  open func setValue(_ value: Any?, forKeyPath path: String) {
    LayerValues(layer: self)[path: path] = value
  }
  /// The value of a key that was not set. Subclasses have defaults for keys of their own; otherwise
  /// it is that of a new layer, and nil for keys that layers do not have.
  open class func defaultValue(forKey key: String) -> Any? { keys[key]?.read(blank()) }
  /// A new layer that has the keys of the class.
  class func blank() -> CALayer { CALayer() }

  /// The class itself, where Objective-C code would ask `NSObject` for it.
  open class func classForCoder() -> AnyClass { self }
  /// The properties that have keys.
  class var keys: [String: LayerKey] { LayerKeys.all }

  /// The view that draws the content; it sets nil before it is deallocated.
  @exclusivity(unchecked) package unowned(unsafe) var host: (any LayerHost)? {
    didSet { state.part = host == nil ? .free : .hosted }
  }
  /// The drawn content; nil when it has to be drawn again.
  @exclusivity(unchecked) package internal(set) var drawing: DisplayList?

  // MARK: Motion

  /// The state of a layer with animations, a delegate or actions; nil for most.
  var motion: LayerMotion?
  var isHosted: Bool { state.part == .hosted }

  /// Starts an animation of the layer. The animation is copied.
  ///
  /// - Parameter key: Replaces the animation with the same key; nil replaces none.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  /// Removes the animation with this key; does nothing if there is none.
  open func removeAnimation(forKey key: String) { motion?.remove(key: key) }
  /// Removes all animations of the layer.
  open func removeAllAnimations() { motion?.removeAll() }

  /// The keys of the animations in the order in which they were added; nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = motion?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// The animation with this key; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    motion?.running.last { $0.key == key }?.animation
  }

  /// Draws the content, places the sublayers and provides the actions of the layer. The default for
  /// the layer of a view is the view.
  open var delegate: (any CALayerDelegate)? {
    get { motion?.delegate ?? host as? any CALayerDelegate }
    set { existingOrNewMotion.delegate = newValue }
  }

  /// Actions for keys that neither the delegate nor the class has one for.
  open var actions: [String: any CAAction]? {
    get { motion?.actions }
    set { existingOrNewMotion.actions = newValue }
  }

  /// The action for a change of the property `event`; nil for none.
  ///
  /// It is the first of: the delegate's, the one in ``actions``, the class's default, an implicit
  /// animation.
  open func action(forKey event: String) -> (any CAAction)? { ActionSearch(self, event).first }

  /// The class's action for a key. The default is nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// A copy of the layer and its tree as shown at this moment; nil if it is not on the screen.
  open func presentation() -> Self? {
    guard state.part != .copy, isOnScreen else { return nil }
    var ancestors: [CALayer] = []
    while let next = (ancestors.last ?? self).above { ancestors.append(next) }
    var parent: CALayer?
    for layer in ancestors.reversed() { parent = layer.showing(layer.copyForShow(), in: parent) }
    return showing(_LayerCopier.copy(of: self), in: parent) as? Self
  }

  /// The layer that this presentation shows; the layer itself if it is no presentation.
  open func model() -> Self { motion?.model as? Self ?? self }

  /// A copy for presentation, of the class that draws this layer.
  func copyForShow() -> CALayer {
    let copy = CALayer(layer: self)
    copy.state.part = .copy
    return copy
  }

  /// Whether the content is drawn again for each frame of an animation.
  var isRedrawnInMotion: Bool { motion?.isRedrawn ?? false }

  /// How many copies of the sublayers the layer draws by itself; nil for layers that draw none.
  var copies: Int? { nil }

  /// Appends what an emitter emits. The default implementation does nothing.
  func recordParticles(into list: inout DisplayList) {}

  /// Draws copies of the sublayers.
  func recordCopies(of layers: [CALayer], into list: inout DisplayList, as rendition: Rendition) {}

  /// Marks the content to be drawn again before the next frame.
  open func setNeedsDisplay() {
    drawing = nil
    noteChange()
  }
  /// Marks all of the content to be drawn again; parts are not kept.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Whether changes and animations of a property draw the content again. The default is `false`.
  ///
  /// Properties of subclasses take part whose values are those of ``value(forKey:)`` and
  /// ``setValue(_:forKey:)``; `@NSManaged`, which keeps them there on iOS, needs Objective-C.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Whether the content has to be drawn.
  open func needsDisplay() -> Bool { drawing == nil }
  /// Draws the content if it is marked.
  open func displayIfNeeded() { if drawing == nil { display() } }

  /// Has the delegate or the layer's view display the layer, which draws the content through
  /// ``draw(in:)`` unless they implement `display(_:)`.
  open func display() { LayerDisplay(of: self).run() }

  /// Draws the content. The default implementation calls the delegate and the layer's view.
  open func draw(in ctx: CGContext) {
    motion?.delegate?.draw(self, in: ctx)
    guard host != nil else { return }
    nonisolated(unsafe) let (layer, context) = (self, ctx)
    MainActor.assumeIsolated { layer.host?.drawContent(in: context) }
  }

  // MARK: Tree

  /// The layer around this one; nil if there is none.
  open var superlayer: CALayer? { above }
  /// The superlayer, which sets nil before it is deallocated; a weak reference would slow down every
  /// count of references to it.
  final unowned(unsafe) var above: CALayer?
  /// The sublayers from back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get {
      if let model = motion?.model { return model.sublayers?.compactMap { $0.presentation() } }
      return children.isEmpty ? nil : children
    }
    set {
      children.forEach { $0.above = nil }
      children = []
      noteChange()
      newValue?.forEach { addSublayer($0) }
    }
  }
  package private(set) var children: [CALayer] = []

  public override init() {
    super.init()
    state.hasRedrawKeys = RedrawKeys.exist(in: Self.self)
  }

  deinit {
    // Layers that only this one keeps are released in a loop, however deep the tree is.
    motion?.layerGoes()
    var letGo = children
    children = []
    while var layer = letGo.popLast() {
      layer.above = nil
      guard isKnownUniquelyReferenced(&layer) else { continue }
      letGo += layer.children
      layer.children = []
    }
  }

  /// Creates a copy of a layer's properties without its sublayers and animations.
  public init(layer: Any) {
    super.init()
    state.hasRedrawKeys = RedrawKeys.exist(in: Self.self)
    guard let other = layer as? CALayer else { return }
    (bounds, position, anchorPoint) = (other.bounds, other.position, other.anchorPoint)
    (zPosition, transform) = (other.zPosition, other.transform)
    sublayerTransform = other.sublayerTransform
    (isHidden, opacity, isOpaque) = (other.isHidden, other.opacity, other.isOpaque)
    (backgroundColor, masksToBounds) = (other.backgroundColor, other.masksToBounds)
    (cornerRadius, cornerCurve) = (other.cornerRadius, other.cornerCurve)
    maskedCorners = other.maskedCorners
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowStyle, mask, name) = (other.shadowStyle, other.mask, other.name)
    (contents, contentsGravity) = (other.contents, other.contentsGravity)
    contentsScale = other.contentsScale
    other.motion?.giveValues(to: self)
  }

  /// Creates a layer with default values; archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init()
    state.hasRedrawKeys = RedrawKeys.exist(in: Self.self)
  }

  /// Adds a layer in front of the other sublayers, and takes it from its superlayer.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(children.count))
  }

  /// Inserts a layer at an index from back to front; an index beyond the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    LayerCycles.refuse(layer, in: self)
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(idx), children.count))
    layer.above = self
    layer.state.bornAt = MotionStage.commits
    noteChange()
    layer.noteChange()
    LayerFlips.noteArrival(of: layer)
  }

  /// Inserts a layer right behind a sublayer; at the back if `sibling` is none.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  /// Inserts a layer right in front of a sublayer; at the front if `sibling` is none.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    insertSublayer(layer, at: UInt32(index))
  }

  /// Replaces a sublayer by another layer; does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// The frontmost layer of the tree that is not hidden and contains a point; nil if none does.
  ///
  /// - Parameter p: A point in the superlayer's coordinates.
  /// - Complexity: O(n log n) in the number of layers.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }
  /// Whether a point in the layer's own coordinates hits the layer. The default is whether the bounds
  /// contain it; subclasses may say otherwise, such as for a round layer.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Removes the layer from its superlayer; does nothing if it has none.
  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if parent.children.last === self {
      parent.children.removeLast()
    } else if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    above = nil
    parent.noteChange()
  }

  // MARK: Layout

  /// Marks the sublayers to be placed again before the next frame.
  open func setNeedsLayout() {
    state.needsLayout = true
    // Layers of views are laid out with their views.
    if host == nil { noteChange() }
  }
  /// Whether the sublayers have to be placed.
  open func needsLayout() -> Bool { state.needsLayout }

  /// Places the sublayers of all marked layers in the tree, parents first.
  open func layoutIfNeeded() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.layoutOwnSublayersIfNeeded()
      waiting.append(contentsOf: layer.children.reversed())
    }
  }

  /// Places the layer's own sublayers if they are marked, and nothing below them.
  package func layoutOwnSublayersIfNeeded() {
    guard state.needsLayout else { return }
    state.needsLayout = false
    layoutSublayers()
  }

  /// Places the sublayers. The default implementation calls the delegate.
  open func layoutSublayers() { motion?.delegate?.layoutSublayers(of: self) }
}
