// The styles, with the metrics of iOS 14 to 18: recorded on phones for rows and headers of groups,
// otherwise as in `Fixtures/Lists/contents.json`.
extension UIListContentConfiguration {
  /// A row: a text above a smaller one. In a sidebar it looks as there.
  public static func cell() -> Self { style(.cell, in: .unspecified) }

  /// A row whose second text explains the first. In a sidebar it looks as there.
  public static func subtitleCell() -> Self { style(.subtitleCell, in: .unspecified) }

  /// A row that shows a value at its end. In a sidebar it looks as there.
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

  /// A text of some weight, as faint as a second text: pictures of phones of iOS 16.
  public static func plainHeader() -> Self {
    Self(
      text: TextProperties(.headline, .secondaryLabel),
      secondary: TextProperties(.body, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
  }

  public static func plainFooter() -> Self { footer(top: 8, bottom: 6) }

  /// A small text in capitals.
  public static func groupedHeader() -> Self {
    var text = TextProperties(.footnote, .secondaryLabel)
    text.transform = .uppercase
    return Self(text: text, secondary: TextProperties(.footnote, .secondaryLabel), margins: .header)
  }

  /// A small text close to the group above.
  ///
  /// On pictures of phones of iOS 16 at three pixels a point, cards with a footer of 15.67 points
  /// and a header of 41 between them are 74.67 apart, and the footer's ink begins 9.33 below its
  /// card, 3.33 below the text's top: 6 + 15.67 + 12 + 41.
  public static func groupedFooter() -> Self { footer(top: 6, bottom: 12) }

  private static func footer(top: CGFloat, bottom: CGFloat) -> Self {
    Self(
      text: TextProperties(.footnote, .secondaryLabel),
      secondary: TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8))
  }

  public static func prominentInsetGroupedHeader() -> Self {
    prominentHeader(.title3)
  }

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

  public static func sidebarCell() -> Self { sidebar(.body, margin: 11) }

  public static func sidebarSubtitleCell() -> Self {
    var result = sidebar(.body, margin: 4)
    result.textToSecondaryTextVerticalPadding = 0
    return result
  }

  /// A row of a list that stands next to a sidebar.
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }

  /// A row of a list that stands next to a sidebar, whose second text explains the first.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }

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
