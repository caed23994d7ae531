import GeometryCore

/// A symbol by name, with its proportions.
struct SymbolContent: Hashable, Sendable {
  let name: String
  private let proportions: SymbolProportions
  /// The drawings of a symbol of the application's own; nil for those of the system.
  let template: SymbolTemplate?

  /// Nil for a name that no symbol has, which is reported once.
  init?(name: String) {
    guard let extent = Platform.current.symbols.extent(ofSymbol: name) else {
      MissingResource.report("No symbol named '\(name)' found in system symbol set")
      return nil
    }
    self.name = name
    proportions = SymbolProportions(name: name, extent: extent)
    template = nil
  }

  /// The symbol of a catalogue's symbol set; nil for one without drawings.
  init?(folder: String) {
    guard let template = SymbolTemplate(folder: folder) else { return nil }
    name = ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
    proportions = SymbolProportions(width: 0, height: 0)
    self.template = template
  }

  /// Whether the symbol points along the reading direction.
  var isDirectional: Bool {
    template == nil
      && ["chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward"]
        .contains { name.hasPrefix($0) }
  }

  /// The size of the image in points under `rendering`, to whole pixels.
  func size(_ rendering: SymbolRendering) -> CGSize {
    if let template { return template.size(rendering) }
    let em = rendering.em
    return rendering.rounded(
      CGSize(width: proportions.width * em, height: proportions.height * em))
  }

  /// The room around the drawing within the image, in points; none in symbols of the application's own.
  func contentInsets(_ rendering: SymbolRendering) -> UIEdgeInsets {
    guard template == nil else { return .zero }
    let (x, y) = (SymbolProportions.inset.x, SymbolProportions.inset.y)
    let em = rendering.em
    return UIEdgeInsets(top: y * em, left: x * em, bottom: y * em, right: x * em)
  }

  /// How far the bottom of the image is below the baseline of text beside it, in points.
  ///
  /// The middle of most drawings is at half the height of capitals.
  func baselineOffset(_ rendering: SymbolRendering) -> CGFloat {
    let capHeight = FontFamily.Metrics.system.capHeight * Double(rendering.pointSize)
    return size(rendering).height / 2 - CGFloat(capHeight / 2) - proportions.rise * rendering.em
  }

  /// The insets of the alignment rectangle: it is as high as a line of text, whatever the symbol.
  /// Rule TEXT-11.
  func alignmentInsets(_ rendering: SymbolRendering) -> UIEdgeInsets {
    let metrics = FontFamily.Metrics.system
    let below = baselineOffset(rendering)
    let above = size(rendering).height - below
    return UIEdgeInsets(
      top: above - CGFloat(metrics.ascender) * rendering.pointSize, left: 0,
      bottom: below + CGFloat(metrics.descender) * rendering.pointSize, right: 0)
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

  /// The size of the text, enlarged by the symbol's scale, in points.
  var em: CGFloat { pointSize * magnification }

  /// `size` to whole pixels, at least one each way.
  func rounded(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: Double(scale))
    return CGSize(
      width: max(1 / scale, grid.nearest(size.width)),
      height: max(1 / scale, grid.nearest(size.height)))
  }

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
