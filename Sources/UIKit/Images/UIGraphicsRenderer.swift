import GeometryCore
import RenderCore

/// The properties of what a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
  public required override init() {
    super.init()
  }

  /// The bounds of the drawing, in points.
  open internal(set) var bounds: CGRect = .zero

  /// A new format with the default values.
  open class func `default`() -> Self { Self() }
  /// A new format for the main screen.
  open class func preferred() -> Self { Self() }
}

/// The context that a renderer passes to its actions.
open class UIGraphicsRendererContext: NSObject {
  /// The context to draw in.
  public let cgContext: CGContext
  /// The properties of what is drawn.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills `rect` with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a border one point wide inside `rect` with the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Fills `rect` with the current fill colour in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, alpha: cgContext.alpha) { $0.fill(rect) }
  }

  /// Draws a border one point wide inside `rect` with the current stroke colour in a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, alpha: cgContext.alpha) {
      $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
  }

  /// Restricts drawing to `rect`.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The base class of renderers of images and documents.
open class UIGraphicsRenderer: NSObject {
  /// The bounds of the drawing, in points.
  public let bounds: CGRect
  /// The properties of what is drawn.
  public let format: UIGraphicsRendererFormat

  /// Creates a renderer with the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer. Bounds that are not finite are refused.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    refuse(
      unless: bounds.origin.isFinite && bounds.size.isFinite,
      """
      \(type(of: self)) needs bounds of finite numbers, got \
      [\(bounds.origin.x) \(bounds.origin.y); \(bounds.size.width) \(bounds.size.height)].
      """)
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// A context whose drawing has the corner of the bounds at its origin.
  func startedContext() -> CGContext {
    let context = CGContext()
    context.extent = CGRect(origin: .zero, size: bounds.size).core
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    return context
  }
}

extension CGContext {
  /// Runs `actions` with this context as the current one.
  func performAsCurrent(_ actions: () -> Void) {
    UIGraphicsPushContext(self)
    actions()
    UIGraphicsPopContext()
  }
}
