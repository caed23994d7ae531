import GeometryCore

/// A symbol by name, with the extents of its drawing.
struct SymbolContent: Hashable, Sendable {
  let name: String
  /// In shares of the square that all symbols are made in.
  private let extent: Size
  /// The drawings of a symbol of the application's own; nil for those of the system.
  let template: SymbolTemplate?

  /// Nil for a name that no symbol has, which is reported once.
  init?(name: String) {
    guard let extent = Platform.current.symbols.extent(ofSymbol: name) else {
      MissingResource.report("No symbol named '\(name)' found in system symbol set")
      return nil
    }
    self.name = name
    self.extent = extent
    template = nil
  }

  /// The symbol of a catalogue's symbol set; nil for one without drawings.
  init?(folder: String) {
    guard let template = SymbolTemplate(folder: folder) else { return nil }
    name = ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
    extent = .zero
    self.template = template
  }

  /// Whether the symbol points along the reading direction.
  var isDirectional: Bool {
    template == nil
      && ["chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward"]
        .contains { name.hasPrefix($0) }
  }

  /// The size in points under `rendering`.
  ///
  /// The square is 1.6 times as high as the capitals of the text the symbol goes with, so that at
  /// 17 points a circle is about 19 points wide and a chevron about 8 by 15; to whole pixels.
  func size(_ rendering: SymbolRendering) -> CGSize {
    if let template { return template.size(rendering) }
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
  /// The number of pixels per point.
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
