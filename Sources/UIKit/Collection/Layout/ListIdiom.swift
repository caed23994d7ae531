/// The measures of lists that depend on the user interface idiom, in points.
///
/// Measured on pictures of phones of iOS 14 to 17, and recorded on a Mac (`Fixtures/Lists`). Made
/// from the traits of a list; read by ``ListMetrics`` and ``ListPlace``.
struct ListIdiom: Hashable {
  /// The width of a container from which margins are 20 instead of 16.
  ///
  /// Pictures of phones show widths of at least 375.
  let wideContainer: CGFloat
  /// The space above the first row of a group without a header, before rounding up to device
  /// pixels.
  let groupTop: CGFloat
  /// The space below the last row of a group without a footer, before rounding up to device pixels.
  let groupBottom: CGFloat

  /// The measures of phones: 17.5 points on either side of a group are 17.67 at three pixels per
  /// point, so that two groups are 35.33 apart. Rule LIST-5.
  private static let phone = Self(wideContainer: 375, groupTop: 17.5, groupBottom: 17.5)

  private static let mac = Self(wideContainer: 414, groupTop: 35, groupBottom: 20)

  private init(wideContainer: CGFloat, groupTop: CGFloat, groupBottom: CGFloat) {
    self.wideContainer = wideContainer
    self.groupTop = groupTop
    self.groupBottom = groupBottom
  }

  /// The measures of an idiom: those of a Mac, or those of phones for all others.
  init(_ idiom: UIUserInterfaceIdiom) {
    self = idiom == .mac ? .mac : .phone
  }

  /// The margin of cards from the sides of a container, and of content from the sides of rows.
  /// Rule LIST-4.
  func margin(inWidth width: CGFloat) -> CGFloat { width < wideContainer ? 16 : 20 }

  /// The margin of the rows of a table view without cards: the width of the screen decides on
  /// phones, not that of the table view. Rule TABLE-8.
  func rowMargin(inWidth width: CGFloat, onScreen screenWidth: CGFloat) -> CGFloat {
    guard self == .phone else { return margin(inWidth: width) }
    return screenWidth < Self.wideScreen ? 16 : 20
  }

  /// The width of a screen from which rows of table views have margins of 20 instead of 16.
  ///
  /// Recorded: 375 has 16, 390 has 20.
  private static let wideScreen: CGFloat = 390
}
