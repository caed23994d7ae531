import GeometryCore

/// A symbol by name, with the extents of its drawing.
struct SymbolContent: Hashable, Sendable {
  let name: String
  /// In shares of the square that all symbols are made in.
  let extent: Size

  /// Nil for a name that no symbol has.
  init?(name: String) {
    guard let extent = Platform.current.symbols.extent(ofSymbol: name) else { return nil }
    self.name = name
    self.extent = extent
  }

  /// Whether the symbol points along the reading direction.
  var isDirectional: Bool {
    ["chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward"]
      .contains { name.hasPrefix($0) }
  }

  /// The size in points under `rendering`.
  ///
  /// The square is 1.6 times as high as the capitals of the text the symbol goes with, so that at
  /// 17 points a circle is about 19 points wide and a chevron about 8 by 15; to whole pixels.
  func size(_ rendering: SymbolRendering) -> CGSize {
    let capHeight = FontFamily.Metrics.system.capHeight * Double(rendering.pointSize)
    let side = 1.6 * capHeight * Double(rendering.magnification)
    let grid = PixelGrid(scale: Double(rendering.scale))
    return CGSize(
      width: max(1 / grid.scale, grid.nearest(extent.width * side)),
      height: max(1 / grid.scale, grid.nearest(extent.height * side)))
  }
}

/// A configuration with all that it leaves open filled in.
struct SymbolRendering: Hashable, Sendable {
  /// Of the text that the symbol goes with.
  var pointSize: CGFloat
  var weight: UIFont.Weight
  /// What the symbol's scale makes of its size.
  var magnification: CGFloat
  /// Pixels a point.
  var scale: CGFloat

  init(_ values: ConfigurationValues, traits: UITraitCollection) {
    let traits = values.traits ?? traits
    pointSize =
      values.pointSize
      ?? values.textStyle.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
      } ?? 17
    weight = values.weight.fontWeight()
    scale = traits.pixelScale
    magnification =
      switch values.scale {
      case .small: 0.783
      case .default, .unspecified, .medium: 1
      case .large: 1.287
      }
  }
}

extension UIImage {
  /// How a symbol comes out under the current traits.
  var rendering: SymbolRendering {
    SymbolRendering(look.configuration?.values ?? ConfigurationValues(), traits: .current)
  }
}
