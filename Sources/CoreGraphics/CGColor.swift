import Foundation
import GeometryCore
import RenderCore

/// A colour in the sRGB or the grey space.
///
/// Two colours are equal if they have the same components in the same space: black of the grey
/// space is not equal to black of the sRGB space, as on Apple's systems.
///
/// A pattern, as ``UIColor`` makes it of an image, has its opacity as only component.
public final class CGColor: Sendable {
  /// Red, green, blue and alpha, or white and alpha, from 0 to 1.
  public let components: [CGFloat]?
  /// The number of components with alpha: 4 in the sRGB space, 2 in the grey space.
  public let numberOfComponents: Int

  /// The tile of a pattern; nil for plain colours.
  package let tile: Tile?

  /// Creates a pattern.
  package init(_ tile: Tile) {
    (components, numberOfComponents, self.tile) = ([CGFloat(tile.opacity)], 1, tile)
  }

  /// Creates a colour of the sRGB space, components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    numberOfComponents = 4
    tile = nil
  }

  /// Creates a colour of the sRGB space, components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour of the grey space, components from 0 to 1.
  public init(gray: CGFloat, alpha: CGFloat) {
    components = [gray, alpha]
    numberOfComponents = 2
    tile = nil
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let tile { return CGColor(tile.withOpacity(Double(alpha))) }
    let rgba = self.rgba
    guard numberOfComponents == 4 else { return CGColor(gray: rgba.red, alpha: alpha) }
    return CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  }
}

extension CGColor: Hashable {
  /// Whether both colours have the same components in the same space.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components && left.tile == right.tile
  }

  /// Feeds the components into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

extension CGColor {
  package convenience init(_ rgba: RGBA) {
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }

  /// The components in the sRGB space; of a pattern the average.
  package var rgba: RGBA {
    if let tile { return tile.average.faded(by: tile.opacity) }
    guard let parts = components?.map(Double.init) else { return .clear }
    return parts.count == 2
      ? RGBA(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
      : RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension CGColor {
  /// How much the colour covers, from 0 to 1: the alpha, of a pattern the average one.
  package var coverage: Double {
    if let tile { tile.average.alpha * tile.opacity } else { Double(alpha) }
  }

  /// What areas are filled with.
  ///
  /// - Parameter origin: Where a tile of a pattern begins.
  package func paint(from origin: CGPoint) -> Paint {
    guard let tile else { return .color(rgba) }
    return .tiles(tile, placement: .translation(Point(x: Double(origin.x), y: Double(origin.y))))
  }
}

extension CGColor {
  /// Opaque black of the grey space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white of the grey space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black of the grey space with alpha 0.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
