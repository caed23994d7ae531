import GeometryCore
import RenderCore

/// What pictures drawn by a renderer are like.
open class UIGraphicsRendererFormat: NSObject {
  public required override init() {
    super.init()
  }

  /// The rectangle that is drawn in, in points.
  open internal(set) var bounds: CGRect = .zero

  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }
}

/// What a renderer hands to its actions.
open class UIGraphicsRendererContext: NSObject {
  /// Where drawing goes.
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills `rect` with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a frame of one point inside `rect` with the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Fills `rect` with the current fill colour, mixed with what is there in a way of its own.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, alpha: cgContext.alpha) { $0.fill(rect) }
  }

  /// Draws a frame of one point inside `rect` with the current stroke colour, mixed with what is
  /// there in a way of its own.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, alpha: cgContext.alpha) {
      $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
  }

  /// Restricts drawing to `rect`.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures out of drawing actions.
open class UIGraphicsRenderer: NSObject {
  /// The rectangle that is drawn in, in points.
  public let bounds: CGRect
  public let format: UIGraphicsRendererFormat

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

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
