import Foundation
import GeometryCore
import RenderCore

/// A rectangle of visual content with a place in a tree of layers.
open class CALayer: NSObject {
  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect = .zero {
    didSet {
      bounds = checkedBounds(bounds)
      guard bounds.size != oldValue.size else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates.
  open var position: CGPoint = .zero { didSet { position = checkedPosition(position) } }
  /// The point of the bounds that `position` places, in shares of their size. Default: the centre.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Layers with a higher value are drawn over their siblings. Default 0.
  open var zPosition: CGFloat = 0
  open var transform: CATransform3D = CATransform3DIdentity
  /// Applied to all sublayers.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity

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

  open var isHidden = false
  /// From 0 to 1. Default 1.
  open var opacity: Float = 1
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var cornerRadius: CGFloat = 0
  /// The curve of the corners that `cornerRadius` rounds. Default circular.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// Default: all corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  /// Default: opaque black.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Default: opaque black.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Default 0: no shadow.
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  /// The shape that throws the shadow; nil for the layer's own.
  open var shadowPath: CGPath?
  /// Only what lies under this layer's opaque parts is shown. Its bounds and corners count.
  open var mask: CALayer?

  // MARK: Content

  /// A `CGImage` to show.
  open var contents: Any?
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Pixels a point of `contents`. Default 1.
  open var contentsScale: CGFloat = 1
  open var isOpaque = false
  open var name: String?

  package weak var host: (any LayerHost)?
  /// What the layer or its host drew; nil when it has to be drawn again.
  package private(set) var drawing: DisplayList?

  open func setNeedsDisplay() { drawing = nil }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { drawing == nil }
  open func displayIfNeeded() { if drawing == nil { display() } }

  /// Makes the layer's content anew through `draw(in:)`.
  open func display() {
    let context = CGContext()
    draw(in: context)
    drawing = context.list
  }

  /// Draws the layer's content; by itself, that of the view it belongs to.
  open func draw(in ctx: CGContext) {
    guard host != nil else { return }
    nonisolated(unsafe) let (layer, context) = (self, ctx)
    MainActor.assumeIsolated { layer.host?.drawContent(in: context) }
  }

  // MARK: Tree

  open private(set) weak var superlayer: CALayer?
  /// Back to front; nil where there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      children.forEach { $0.superlayer = nil }
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
    var letGo = children
    children = []
    while var layer = letGo.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      letGo += layer.children
      layer.children = []
    }
  }

  /// A copy of `layer`'s own properties, without its tree.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    transform = other.transform
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
    layer.superlayer = self
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

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if parent.children.last === self {
      parent.children.removeLast()
    } else if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    superlayer = nil
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

  /// Places the sublayers; by itself, does nothing.
  open func layoutSublayers() {}
}
