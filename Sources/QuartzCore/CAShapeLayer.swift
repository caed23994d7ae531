import Foundation
import GeometryCore
import RenderCore

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates; nil draws nothing.
  open var path: CGPath? { didSet { redraw(.path, from: MotionValue(oldValue)) } }
  /// The colour of the inside; nil fills nothing. The default is opaque black.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { redraw(.fillColor, from: MotionValue(oldValue)) }
  }
  /// The colour of the line; nil draws none. The default is nil.
  open var strokeColor: CGColor? { didSet { redraw(.strokeColor, from: MotionValue(oldValue)) } }
  /// The width of the line in points. The default is 1.
  open var lineWidth: CGFloat = 1 { didSet { redraw(.lineWidth, from: MotionValue(oldValue)) } }
  /// The fraction of the path's length at which the line begins, from 0 to 1. The default is 0.
  open var strokeStart: CGFloat = 0 { didSet { redraw(.strokeStart, from: MotionValue(oldValue)) } }
  /// The fraction of the path's length at which the line ends, from 0 to 1. The default is 1.
  open var strokeEnd: CGFloat = 1 { didSet { redraw(.strokeEnd, from: MotionValue(oldValue)) } }
  /// How long a mitred corner may be, in line widths; longer ones are bevelled. The default is 10.
  open var miterLimit: CGFloat = 10 { didSet { redraw(.miterLimit, from: MotionValue(oldValue)) } }
  /// What counts as the inside of the path. The default is `.nonZero`.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { setNeedsDisplay() } }
  /// The shape of the ends of the line. The default is `.butt`.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { setNeedsDisplay() } }
  /// The shape of the corners of the line. The default is `.miter`.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { setNeedsDisplay() } }
  /// The lengths of dashes and gaps in points, in turn; nil draws a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// The distance into the dash pattern at which the line begins, in points. The default is 0.
  open var lineDashPhase: CGFloat = 0 {
    didSet { redraw(.lineDashPhase, from: MotionValue(oldValue)) }
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, strokeColor) = (other.path, other.fillColor, other.strokeColor)
    (lineWidth, fillRule) = (other.lineWidth, other.fillRule)
    (lineCap, lineJoin, miterLimit) = (other.lineCap, other.lineJoin, other.miterLimit)
    (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
  }

  /// Creates a layer with default values; archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated(unsafe) private static let shapeKeys = LayerKeys.all.merging([
    "path": .object(\CAShapeLayer.path), "fillColor": .object(\CAShapeLayer.fillColor),
    "strokeColor": .object(\CAShapeLayer.strokeColor),
    "lineWidth": .number(\CAShapeLayer.lineWidth),
    "strokeStart": .number(\CAShapeLayer.strokeStart),
    "strokeEnd": .number(\CAShapeLayer.strokeEnd),
    "miterLimit": .number(\CAShapeLayer.miterLimit),
    "fillRule": .name(\CAShapeLayer.fillRule), "lineCap": .name(\CAShapeLayer.lineCap),
    "lineJoin": .name(\CAShapeLayer.lineJoin),
    "lineDashPattern": .object(\CAShapeLayer.lineDashPattern),
    "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
  ]) { $1 }

  override class var keys: [String: LayerKey] { shapeKeys }
  override class func blank() -> CALayer { CAShapeLayer() }

  override func copyForShow() -> CALayer {
    let copy = CAShapeLayer(layer: self)
    copy.state.part = .copy
    return copy
  }

  override var isRedrawnInMotion: Bool { true }

  open override func draw(in ctx: CGContext) {
    guard var shape = path?.shape else { return }
    shape.isEvenOdd = fillRule == .evenOdd
    if let fillColor { ctx.append(.fill(.path(shape), fillColor.paint(from: bounds.origin))) }
    guard let strokeColor, lineWidth > 0 else { return }
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap.style, join: lineJoin.style,
      miterLimit: Double(miterLimit), dashes: lineDashPattern?.map(\.doubleValue) ?? [],
      dashPhase: Double(lineDashPhase))
    if strokeStart > 0 || strokeEnd < 1 {
      shape = PathWalk(shape).part(from: Double(strokeStart), to: Double(strokeEnd))
    }
    ctx.append(.stroke(.path(shape), strokeColor.paint(from: bounds.origin), style))
  }
}

/// What counts as the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Points around which the path winds, counted with direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points from which the outside is an odd number of crossings away.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends with half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var style: StrokeStyle.Cap {
    self == .round ? .round : self == .square ? .square : .butt
  }
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The edges meet in a point, as far as the miter limit allows.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var style: StrokeStyle.Join {
    self == .round ? .round : self == .bevel ? .bevel : .miter
  }
}
