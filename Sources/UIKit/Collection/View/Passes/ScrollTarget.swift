/// The item that someone scrolled to: it is kept at its place until the layout settles.
///
/// Sizes that are measured on the way there, and those of a view that has not been laid out yet,
/// move the content along with it. Over with the turn of layout that put the item to its place, as
/// soon as someone scrolls elsewhere, and with a change of the data.
struct ScrollTarget {
  let path: IndexPath
  /// Where the item is to be along each axis of what is visible.
  var x: ScrollPlace
  var y: ScrollPlace
  /// Where it is to be along the axis that its section scrolls itself, if it does.
  var row: ScrollPlace?
  /// Where the content was when the item was last put to its place: anywhere else, someone has
  /// scrolled since.
  var offset: CGPoint
  /// The turn of layout that puts the item to its place; nil before.
  var turn: Int?

  init(_ path: IndexPath, _ position: UICollectionView.ScrollPosition, offset: CGPoint) {
    self.path = path
    self.offset = offset
    x = ScrollPlace(position.share(start: .left, middle: .centeredHorizontally, end: .right))
    y = ScrollPlace(position.share(start: .top, middle: .centeredVertically, end: .bottom))
  }
}

/// Where something that is scrolled to is to be along one axis of what is visible.
struct ScrollPlace {
  /// 0 at the start of what is visible, a half in its middle, 1 at its end; nil: where the least
  /// movement shows it.
  let share: CGFloat?
  /// Where the least movement brought it in, as a share; nil as long as none was needed.
  private var edge: CGFloat?

  init(_ share: CGFloat?) { self.share = share }

  /// How far the content has to move so that what lies between `start` and `end` is at its place
  /// between `low` and `high`; of what is longer than that, without a share, the start is shown.
  mutating func shift(
    from low: CGFloat, to high: CGFloat, of start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    let isLonger = end - start > high - low
    if share == nil, edge == nil || isLonger {
      guard start < low || end > high else { return 0 }
      edge = start < low || isLonger ? 0 : 1
    }
    return start - low + ((end - start) - (high - low)) * (share ?? edge ?? 0)
  }
}
