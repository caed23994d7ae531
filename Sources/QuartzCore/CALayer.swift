import Foundation
import GeometryCore
import RenderCore

/// A rectangle of visual content with a place in a tree of layers.
///
/// Accesses to its numbers are not checked for overlaps, which cost as much as what they guard and
/// can do no harm to numbers.
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
      if looksAtChanges { act(on: .bounds, from: MotionValue(oldValue)) }
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates.
  @exclusivity(unchecked)
  open var position: CGPoint = .zero {
    didSet {
      position = checkedPosition(position)
      if looksAtChanges { act(on: .position, from: MotionValue(oldValue)) }
    }
  }

  /// The point of the bounds that `position` places, in shares of their size. Default: the centre.
  @exclusivity(unchecked)
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if looksAtChanges { act(on: .anchorPoint, from: MotionValue(oldValue)) } }
  }
  /// Layers with a higher value are drawn over their siblings. Default 0.
  @exclusivity(unchecked)
  open var zPosition: CGFloat = 0 {
    didSet { if looksAtChanges { act(on: .zPosition, from: MotionValue(oldValue)) } }
  }
  @exclusivity(unchecked)
  open var transform: CATransform3D = CATransform3DIdentity {
    didSet { if looksAtChanges { act(on: .transform, from: .transform(oldValue)) } }
  }
  /// Applied to all sublayers.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity {
    didSet { if looksAtChanges { act(on: .sublayerTransform, from: .transform(oldValue)) } }
  }

  /// The smallest upright rectangle around the layer in the superlayer's coordinates.
  ///
  /// Setting it sets position and size; it is meaningful while the transform is the identity.
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

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Appearance

  @exclusivity(unchecked)
  open var isHidden = false
  /// From 0 to 1. Default 1.
  @exclusivity(unchecked)
  open var opacity: Float = 1 {
    didSet { if looksAtChanges { act(on: .opacity, from: MotionValue(oldValue)) } }
  }
  open var backgroundColor: CGColor? {
    didSet { if looksAtChanges { act(on: .backgroundColor, from: MotionValue(oldValue)) } }
  }
  open var masksToBounds = false
  // Here the two take the room that is left between the values around them.
  var part = LayerPart.free
  /// The commit before which the layer was made or came into its superlayer.
  private(set) var bornAt = MotionStage.commits
  open var cornerRadius: CGFloat = 0 {
    didSet { if looksAtChanges { act(on: .cornerRadius, from: MotionValue(oldValue)) } }
  }
  /// The curve of the corners that `cornerRadius` rounds. Default circular.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// Default: all corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0 {
    didSet { if looksAtChanges { act(on: .borderWidth, from: MotionValue(oldValue)) } }
  }
  /// Default: opaque black.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if looksAtChanges { act(on: .borderColor, from: MotionValue(oldValue)) } }
  }
  /// Default: opaque black.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if looksAtChanges { act(on: .shadowColor, from: MotionValue(oldValue)) } }
  }
  /// Default 0: no shadow.
  open var shadowOpacity: Float = 0 {
    didSet { if looksAtChanges { act(on: .shadowOpacity, from: MotionValue(oldValue)) } }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if looksAtChanges { act(on: .shadowOffset, from: MotionValue(oldValue)) } }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet { if looksAtChanges { act(on: .shadowRadius, from: MotionValue(oldValue)) } }
  }
  /// The shape that throws the shadow; nil for the layer's own.
  open var shadowPath: CGPath? {
    didSet { if looksAtChanges { act(on: .shadowPath, from: MotionValue(oldValue)) } }
  }
  /// Only what lies under this layer's opaque parts is shown. Its bounds and corners count.
  open var mask: CALayer?

  // MARK: Content

  /// A `CGImage` to show.
  open var contents: Any?
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Pixels a point of `contents`. Default 1.
  open var contentsScale: CGFloat = 1
  open var isOpaque = false
  /// Whether what the layer's tree looks like should be kept as pixels between frames. A hint for
  /// speed: here a tree is drawn from its list of steps, and looks the same. Default false.
  open var shouldRasterize: Bool {
    get { motion?.rasterization.isOn ?? false }
    set { if newValue != shouldRasterize { existingOrNewMotion.rasterization.isOn = newValue } }
  }
  /// Pixels a point of what ``shouldRasterize`` keeps: as nothing is kept, drawing is as fine as
  /// the screen at any scale. Default 1.
  open var rasterizationScale: CGFloat {
    get { motion?.rasterization.scale ?? 1 }
    set { if newValue != rasterizationScale { existingOrNewMotion.rasterization.scale = newValue } }
  }
  open var name: String?

  /// Who draws the content, and takes itself out when it goes.
  package unowned(unsafe) var host: (any LayerHost)? {
    didSet { part = host == nil ? .free : .hosted }
  }
  /// What the layer or its host drew; nil when it has to be drawn again.
  package private(set) var drawing: DisplayList?

  // MARK: Motion

  /// What only a layer has that moves; nil for most.
  var motion: LayerMotion?
  var isHosted: Bool { part == .hosted }

  /// Changes how the layer is shown for a while. The animation is copied.
  ///
  /// - Parameter key: Takes the place of the animation that has it; nil for one that stays beside
  ///   all others.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  open func removeAnimation(forKey key: String) { motion?.remove(key: key) }
  open func removeAllAnimations() { motion?.removeAll() }

  /// The keys of the animations in the order in which they were added; nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = motion?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  open func animation(forKey key: String) -> CAAnimation? {
    motion?.running.last { $0.key == key }?.animation
  }

  /// Who draws and places the layer's content and says what its changes do. For layers of views the
  /// view.
  open var delegate: (any CALayerDelegate)? {
    get { motion?.delegate ?? host as? any CALayerDelegate }
    set { existingOrNewMotion.delegate = newValue }
  }

  /// Actions for keys that neither the delegate nor the class has one for.
  open var actions: [String: any CAAction]? {
    get { motion?.actions }
    set { existingOrNewMotion.actions = newValue }
  }

  /// What happens when the property `event` changes: what the delegate says, what ``actions``
  /// hold, what the class says, an animation. Nil if nothing does.
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      hostAction(forKey: event) ?? motion?.delegate?.action(for: self, forKey: event)
      ?? motion?.actions?[event] ?? Self.defaultAction(forKey: event)
      ?? implicitAnimation(forKey: event)
    return found is NSNull ? nil : found
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The layer as it is shown now, with its tree; nil if it is not on the screen.
  open func presentation() -> Self? {
    guard part != .copy, isOnScreen else { return nil }
    var ancestors: [CALayer] = []
    while let next = (ancestors.last ?? self).above { ancestors.append(next) }
    var parent: CALayer?
    for layer in ancestors.reversed() { parent = layer.showing(layer.copyForShow(), in: parent) }
    return showing(_LayerCopier.copy(of: self), in: parent) as? Self
  }

  /// Has a copy of the layer show what is shown now, in a copy of its superlayer.
  private func showing(_ copy: CALayer, in parent: CALayer?) -> CALayer {
    copy.becomePresentation(of: self, in: parent)
    copy.above = parent
    return copy
  }

  /// The layer of which this one is a presentation; itself if it is none.
  open func model() -> Self { motion?.model as? Self ?? self }

  /// A layer that looks like this one, of the class that draws it.
  func copyForShow() -> CALayer {
    let copy = CALayer(layer: self)
    copy.part = .copy
    return copy
  }

  /// Whether the layer's own drawing is made anew at each moment of its motion.
  var isRedrawnInMotion: Bool { false }

  open func setNeedsDisplay() { drawing = nil }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { drawing == nil }
  open func displayIfNeeded() { if drawing == nil { display() } }

  /// Makes the layer's content anew through `draw(in:)`.
  open func display() {
    let context = CGContext()
    motion?.delegate?.layerWillDraw(self)
    draw(in: context)
    drawing = context.closedList
  }

  /// Draws the layer's content; by itself, that of the view it belongs to or what the delegate draws.
  open func draw(in ctx: CGContext) {
    motion?.delegate?.draw(self, in: ctx)
    guard host != nil else { return }
    nonisolated(unsafe) let (layer, context) = (self, ctx)
    MainActor.assumeIsolated { layer.host?.drawContent(in: context) }
  }

  // MARK: Tree

  open var superlayer: CALayer? { above }
  /// The superlayer, which takes itself out when it goes; a weak reference would slow down every
  /// count of references to it.
  private unowned(unsafe) var above: CALayer?
  /// Back to front; nil where there are none.
  open var sublayers: [CALayer]? {
    get {
      if let model = motion?.model { return model.sublayers?.compactMap { $0.presentation() } }
      return children.isEmpty ? nil : children
    }
    set {
      children.forEach { $0.above = nil }
      children = []
      newValue?.forEach { addSublayer($0) }
    }
  }
  package private(set) var children: [CALayer] = []

  public override init() {
    super.init()
  }

  deinit {
    // What only a layer keeps goes after it and not within, however deep the tree is.
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

  /// A copy of `layer`'s own properties, without its tree.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (bounds, position, anchorPoint) = (other.bounds, other.position, other.anchorPoint)
    (zPosition, transform) = (other.zPosition, other.transform)
    sublayerTransform = other.sublayerTransform
    (isHidden, opacity, isOpaque) = (other.isHidden, other.opacity, other.isOpaque)
    (backgroundColor, masksToBounds) = (other.backgroundColor, other.masksToBounds)
    (cornerRadius, cornerCurve) = (other.cornerRadius, other.cornerCurve)
    maskedCorners = other.maskedCorners
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
    (shadowOffset, shadowRadius) = (other.shadowOffset, other.shadowRadius)
    (shadowPath, mask, name) = (other.shadowPath, other.mask, other.name)
    (contents, contentsGravity) = (other.contents, other.contentsGravity)
    contentsScale = other.contentsScale
    (shouldRasterize, rasterizationScale) = (other.shouldRasterize, other.rasterizationScale)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(children.count))
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(idx), children.count))
    layer.above = self
    layer.bornAt = MotionStage.commits
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    insertSublayer(layer, at: UInt32(index))
  }

  /// Puts `newLayer` in the place of `oldLayer`. Nothing happens if that is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// The layer that lies at `p`, a point in the superlayer's coordinates: the frontmost of the tree
  /// that is not hidden and contains it; nil if none does.
  ///
  /// - Complexity: O(n log n) in the number of layers.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, let inward = placement.inverse else { return nil }
    let point = CGPoint(inward.applied(to: p.core))
    let isInside = contains(point)
    guard isInside || !masksToBounds else { return nil }
    let inFront = children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    for child in inFront {
      if let hit = child.element.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if parent.children.last === self {
      parent.children.removeLast()
    } else if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    above = nil
  }

  // MARK: Layout

  package private(set) var needsLayoutFlag = false
  open func setNeedsLayout() { needsLayoutFlag = true }
  open func needsLayout() -> Bool { needsLayoutFlag }

  open func layoutIfNeeded() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.layoutOwnSublayersIfNeeded()
      waiting.append(contentsOf: layer.children.reversed())
    }
  }

  /// Places the layer's own sublayers if that was asked for, and nothing below them.
  package func layoutOwnSublayersIfNeeded() {
    guard needsLayoutFlag else { return }
    needsLayoutFlag = false
    layoutSublayers()
  }

  /// Places the sublayers; by itself, has the delegate do so.
  open func layoutSublayers() { motion?.delegate?.layoutSublayers(of: self) }
}
