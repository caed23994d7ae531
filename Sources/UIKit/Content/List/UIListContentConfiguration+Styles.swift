// The styles, with the metrics of iOS 14 to 18: recorded on phones for rows and headers of groups,
// otherwise as in `Fixtures/Lists/contents.json`.
extension UIListContentConfiguration {
  /// The default content of cells: a text above a smaller one. In sidebars it has the style of
  /// sidebar cells.
  public static func cell() -> Self { style(.cell, in: .unspecified) }

  /// The content of cells with a subtitle below the text. In sidebars it has the style of sidebar
  /// cells.
  public static func subtitleCell() -> Self { style(.subtitleCell, in: .unspecified) }

  /// The content of cells with a value at the trailing edge. In sidebars it has the style of
  /// sidebar cells.
  public static func valueCell() -> Self { style(.valueCell, in: .unspecified) }

  // Rule CELL-5.
  static func row() -> Self {
    Self(
      text: TextProperties(.body), secondary: TextProperties(.subheadline, .secondaryLabel),
      margins: .row)
  }

  static func subtitleRow() -> Self {
    var result = row()
    result.textToSecondaryTextVerticalPadding = 0
    return result
  }

  static func valueRow() -> Self {
    var result = row()
    result.secondaryTextProperties = TextProperties(.body, .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// The content of headers of plain lists: an emphasized text in the secondary color, as on
  /// pictures of phones of iOS 16.
  public static func plainHeader() -> Self {
    Self(
      text: TextProperties(.headline, .secondaryLabel),
      secondary: TextProperties(.body, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
  }

  /// The content of footers of plain lists.
  public static func plainFooter() -> Self { footer(top: 8, bottom: 6) }

  /// The content of headers of grouped lists: a small text in capitals.
  public static func groupedHeader() -> Self {
    var text = TextProperties(.footnote, .secondaryLabel)
    text.transform = .uppercase
    return Self(text: text, secondary: TextProperties(.footnote, .secondaryLabel), margins: .header)
  }

  /// The content of footers of grouped lists: a small text.
  ///
  /// On pictures of phones of iOS 16 at three pixels per point, cards with a footer of 15.67 points
  /// and a header of 41 between them are 74.67 apart, and the glyphs of the footer begin 9.33 below
  /// its card, 3.33 below the top of the text: 6 + 15.67 + 12 + 41.
  public static func groupedFooter() -> Self { footer(top: 6, bottom: 12) }

  private static func footer(top: CGFloat, bottom: CGFloat) -> Self {
    Self(
      text: TextProperties(.footnote, .secondaryLabel),
      secondary: TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8))
  }

  /// The content of prominent headers of inset grouped lists.
  public static func prominentInsetGroupedHeader() -> Self {
    prominentHeader(.title3)
  }

  /// The content of extra prominent headers of inset grouped lists.
  public static func extraProminentInsetGroupedHeader() -> Self {
    prominentHeader(.title2)
  }

  private static func prominentHeader(_ style: UIFont.TextStyle) -> Self {
    var text = TextProperties(style)
    text.font = UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: style == .title2 ? 22 : 20, weight: .bold))
    return Self(
      text: text, secondary: TextProperties(.subheadline, .secondaryLabel), margins: .header)
  }

  /// The content of cells of sidebars.
  public static func sidebarCell() -> Self { sidebar(.body, margin: 11) }

  /// The content of cells of sidebars with a subtitle.
  public static func sidebarSubtitleCell() -> Self {
    var result = sidebar(.body, margin: 4)
    result.textToSecondaryTextVerticalPadding = 0
    return result
  }

  /// The content of cells of lists beside a sidebar.
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }

  /// The content of cells of lists beside a sidebar, with a subtitle.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }

  /// The content of headers of sidebars.
  public static func sidebarHeader() -> Self { sidebar(.headline, margin: 11) }

  private static func sidebar(_ style: UIFont.TextStyle, margin: CGFloat) -> Self {
    var result = Self(
      text: TextProperties(style), secondary: TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: margin, leading: 8, bottom: margin, trailing: 8))
    result.textProperties.keepToOneLine()
    result.secondaryTextProperties.keepToOneLine()
    result.imageToTextPadding = 10
    return result
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate static let row = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  fileprivate static let header = NSDirectionalEdgeInsets(
    top: 17, leading: 8, bottom: 6, trailing: 8)
}
