import GeometryCore

/// Scales fonts and lengths with the text size as a text style grows.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of `body`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font scaled for the text size of the current traits. A font that already follows the text
  /// size is refused.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// A font scaled for the text size of the current traits, up to a maximum in points. A font that
  /// already follows the text size is refused.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font scaled for the text size of traits. A font that already follows the text size is
  /// refused.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// `font` at its size for the text size `large`, scaled to whole points.
  ///
  /// A maximum of zero is no limit. A font that already follows the text size is refused.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    refuse(
      unless: font.scaling == nil,
      """
      A UIFontMetrics can not scale a font that is already scaled: expected a font of a fixed \
      size, got \(font.fontName) of \(font.pointSize) points, which follows the text size. \
      Pass UIFont.systemFont(ofSize:) or a font made by name.
      """)
    var face = font.face
    face.size = Double((font.pointSize * factor(traitCollection) + 0.5).rounded(.down))
    if maximumPointSize > 0 { face.size = min(face.size, Double(maximumPointSize)) }
    return UIFont(
      face, scaling: .metrics(style, base: font.face, maximum: maximumPointSize))
  }

  /// A length scaled for the text size of the current traits, rounded to the nearest pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// `value` at the text size `large`, scaled and rounded to the nearest pixel.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let factor = factor(traitCollection)
    guard factor != 1 else { return value }
    let specified = traitCollection?.displayScale ?? 0
    let scale = specified > 0 ? specified : UITraitCollection.current.pixelScale
    return PixelGrid(scale: Double(scale)).nearest(Double(value * factor))
  }

  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    TextStyleTable.growth(style, UIContentSizeCategory(of: traits))
      / TextStyleTable.growth(style, .large)
  }
}

extension UITraitCollection {
  /// The number of pixels per point; that of the screen if it is not specified.
  var pixelScale: CGFloat { displayScale > 0 ? displayScale : HeadlessScreen.environment.scale }

  /// The grid of device pixels.
  var pixelGrid: PixelGrid { PixelGrid(scale: Double(pixelScale)) }
}
