/// What the idiom decides of a list's measures, in points.
///
/// Read off pictures of phones of iOS 14 to 17, and recorded on a Mac (`Fixtures/Lists`). Made from
/// the traits of a list; read by ``ListMetrics`` and ``ListPlace``.
struct ListIdiom: Hashable {
  /// The width of a container from which on margins are 20, those of narrower ones are 16.
  ///
  /// Pictures of phones tell of widths from 375 on.
  let wideContainer: CGFloat
  /// Above the first row of a group without a header, where lines are a pixel apart at least.
  let groupTop: CGFloat
  /// Below the last row of a group without a footer.
  let groupBottom: CGFloat

  /// Phones: 17.5 points on either side of a group are 17.67 where a point has three pixels, so that
  /// two groups are 35.33 apart. Rule LIST-5.
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

  /// What cards keep from the sides of a container, and content from the sides of rows.
  ///
  /// Rule LIST-4.
  func margin(inWidth width: CGFloat) -> CGFloat { width < wideContainer ? 16 : 20 }
}
