import Foundation
import GeometryCore
import RenderCore

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  /// The colours from start to end, `CGColor`s; others are left out. Nil draws nothing.
  open var colors: [Any]? {
    didSet {
      redraw(
        .colors,
        from: .vectors((oldValue ?? []).map { MotionValue.components($0 as? CGColor) }))
    }
  }
  /// The location of each colour, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    didSet {
      redraw(
        .locations, from: .vectors((oldValue ?? []).map { SIMD4($0.doubleValue, 0, 0, 0) }))
    }
  }
  /// The start in unit coordinates of the bounds. The default is the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { redraw(.startPoint, from: MotionValue(oldValue)) }
  }
  /// The end in unit coordinates of the bounds. The default is the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { redraw(.endPoint, from: MotionValue(oldValue)) }
  }
  /// How colours are spread. The default is `.axial`.
  open var type: CAGradientLayerType = .axial { didSet { setNeedsDisplay() } }

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  /// Creates a layer with default values; archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated(unsafe) private static let gradientKeys = LayerKeys.all.merging([
    "colors": .object(\CAGradientLayer.colors), "locations": .object(\CAGradientLayer.locations),
    "startPoint": .point(\CAGradientLayer.startPoint),
    "endPoint": .point(\CAGradientLayer.endPoint), "type": .name(\CAGradientLayer.type),
  ]) { $1 }

  override class var keys: [String: LayerKey] { gradientKeys }
  override class func blank() -> CALayer { CAGradientLayer() }

  override func copyForShow() -> CALayer {
    let copy = CAGradientLayer(layer: self)
    copy.state.part = .copy
    return copy
  }

  override var isRedrawnInMotion: Bool { true }

  open override func draw(in ctx: CGContext) {
    let colors = (self.colors ?? []).compactMap { ($0 as? CGColor)?.rgba }
    guard !colors.isEmpty else { return }
    let stops = colors.enumerated().map { index, color in
      GradientStop(location: location(of: index, of: colors.count), color: color)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let paint: Paint
    switch type {
    case .radial:
      return fill(
        stops, around: start,
        Size(width: (end.x - start.x).magnitude, height: (end.y - start.y).magnitude), in: ctx)
    case .conic:
      paint = .conicGradient(
        stops, center: start, angle: Double(atan2(end.y - start.y, end.x - start.x)))
    default:
      paint = .linearGradient(stops, start: start, end: end)
    }
    ctx.append(.fill(outline, paint))
  }

  /// Fills the layer with ellipses around a point.
  ///
  /// - Parameter radii: Half the width and height of the outermost ellipse. Outside of one without an
  ///   area, which is everywhere, there is the last colour (inferred).
  private func fill(
    _ stops: [GradientStop], around center: Point, _ radii: Size, in context: CGContext
  ) {
    guard radii.width > 0, radii.height > 0 else {
      return context.append(.fill(outline, .color(stops[stops.count - 1].color)))
    }
    let unit = Rect(
      x: (bounds.core.minX - center.x) / radii.width,
      y: (bounds.core.minY - center.y) / radii.height,
      width: bounds.core.size.width / radii.width, height: bounds.core.size.height / radii.height)
    let paint = Paint.radialGradient(
      stops, from: Circle(center: .zero, radius: 0), to: Circle(center: .zero, radius: 1))
    context.append(.save)
    context.append(.clip(outline))
    context.append(
      .transform(
        Transform2D(
          a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)))
    context.append(.fill(.rectangle(unit), paint))
    context.append(.restore)
  }

  private func location(of index: Int, of count: Int) -> Double {
    if let locations, index < locations.count { return locations[index].doubleValue }
    return count > 1 ? Double(index) / Double(count - 1) : 0
  }

  private func point(_ share: CGPoint) -> Point {
    Point(
      x: Double(bounds.minX + share.x * bounds.width),
      y: Double(bounds.minY + share.y * bounds.height))
  }
}

/// How the colours of a gradient layer are spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around the start. The last colour is that of the ellipse whose right and lower edges are
  /// as far from the start as the end is.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, clockwise as seen on the screen, beginning with the direction to the end.
  /// Angles are those of the layer in points, whatever its proportions (inferred).
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
