import Foundation
import GeometryCore
import RenderCore

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    didSet { redraw(for: .path, from: MotionValue(oldValue)) }
  }
  /// Default: opaque black.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { redraw(for: .fillColor, from: MotionValue(oldValue)) }
  }
  open var strokeColor: CGColor? {
    didSet { redraw(for: .strokeColor, from: MotionValue(oldValue)) }
  }
  open var lineWidth: CGFloat = 1 {
    didSet { redraw(for: .lineWidth, from: MotionValue(oldValue)) }
  }
  /// The share of the path's length at which its stroke begins, from 0 to 1. Default 0.
  open var strokeStart: CGFloat = 0 {
    didSet { redraw(for: .strokeStart, from: MotionValue(oldValue)) }
  }
  /// The share of the path's length at which its stroke ends, from 0 to 1. Default 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { redraw(for: .strokeEnd, from: MotionValue(oldValue)) }
  }
  /// How far mitred joins reach, in line widths. Default 10.
  open var miterLimit: CGFloat = 10 {
    didSet { redraw(for: .miterLimit, from: MotionValue(oldValue)) }
  }
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { setNeedsDisplay() } }
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { setNeedsDisplay() } }
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { setNeedsDisplay() } }
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  open var lineDashPhase: CGFloat = 0 {
    didSet { redraw(for: .lineDashPhase, from: MotionValue(oldValue)) }
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

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func copyForShow() -> CALayer {
    let copy = CAShapeLayer(layer: self)
    copy.part = .copy
    return copy
  }

  override var isRedrawnInMotion: Bool { true }

  open override func draw(in ctx: CGContext) {
    guard var shape = path?.shape else { return }
    shape.isEvenOdd = fillRule == .evenOdd
    if let color = fillColor?.rgba { ctx.append(.fill(.path(shape), .color(color))) }
    guard let color = strokeColor?.rgba, lineWidth > 0 else { return }
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap.style, join: lineJoin.style,
      miterLimit: Double(miterLimit), dashes: lineDashPattern?.map(\.doubleValue) ?? [],
      dashPhase: Double(lineDashPhase))
    if strokeStart > 0 || strokeEnd < 1 {
      shape = PathWalk(shape).part(from: Double(strokeStart), to: Double(strokeEnd))
    }
    ctx.append(.stroke(.path(shape), .color(color), style))
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var style: StrokeStyle.Cap {
    self == .round ? .round : self == .square ? .square : .butt
  }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var style: StrokeStyle.Join {
    self == .round ? .round : self == .bevel ? .bevel : .miter
  }
}
