/// Apple's published point sizes and leadings of the text styles for every text size. Rule TEXT-4.
enum TextStyleTable {
  /// The point size of `style` at `category`; that of `body` for an unknown style.
  static func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    (sizes[style] ?? bodySizes)[category.ordinal]
  }

  /// The distance of baselines at a point size of `style`; nil for an unknown style or size.
  /// Rule TEXT-9.
  static func leading(_ style: UIFont.TextStyle, size: CGFloat) -> CGFloat? {
    guard let sizes = sizes[style], let index = sizes.firstIndex(of: size) else { return nil }
    return leadings[style]?[index]
  }

  /// What lengths grow by at `category`: a number in proportion to the style's leading.
  static func growth(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    let known = leadings[style] == nil ? .body : style
    return growthExceptions[Cell(known, category)]
      ?? (leadings[known] ?? bodyLeadings)[category.ordinal]
  }

  /// Point sizes from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes,
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// Leadings in the same order.
  private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: bodyLeadings,
    .body: bodyLeadings,
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]
  private static let bodyLeadings: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

  /// Where the recorded growth of fonts and lengths is not that of the published leading.
  private static let growthExceptions: [Cell: CGFloat] = [
    Cell(.title1, .extraLarge): 36,
    Cell(.title1, .extraExtraLarge): 38,
    Cell(.title1, .accessibilityExtraExtraLarge): 61,
    Cell(.subheadline, .extraExtraExtraLarge): 26,
    Cell(.subheadline, .accessibilityLarge): 36,
    Cell(.caption1, .accessibilityMedium): 27,
    Cell(.caption2, .accessibilityLarge): 29,
    Cell(.headline, .accessibilityExtraExtraLarge): 51,
  ]

  private struct Cell: Hashable {
    let style: UIFont.TextStyle
    let category: UIContentSizeCategory

    init(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) {
      self.style = style
      self.category = category
    }
  }
}
