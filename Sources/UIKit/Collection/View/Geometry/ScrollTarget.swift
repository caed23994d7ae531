/// The item of `scrollToItem(at:at:animated:)`, which keeps its place until the layout has settled.
///
/// Measuring elements on the way, or the first layout of the view, moves the item. The target ends
/// with the layout pass that brings the item to its place, when the content is scrolled elsewhere,
/// and with a change of the data.
struct ScrollTarget {
  let path: IndexPath
  /// The place of the item on each axis of the visible area.
  var x: ScrollPlace
  var y: ScrollPlace
  /// Its place on the axis that its orthogonal section scrolls.
  var row: ScrollPlace?
  /// The content offset when the item was last brought to its place; at another offset the content
  /// has been scrolled since.
  var offset: CGPoint
  /// The layout pass that brings the item to its place; nil before it.
  var turn: Int?

  /// - Parameters:
  ///   - x: The horizontal place, from 0 at the start to 1 at the end of the visible area; nil for
  ///     the nearest.
  ///   - y: The vertical place, likewise.
  ///   - offset: The content offset that the content is scrolled from.
  init(_ path: IndexPath, x: CGFloat?, y: CGFloat?, offset: CGPoint) {
    self.path = path
    self.offset = offset
    self.x = ScrollPlace(x)
    self.y = ScrollPlace(y)
  }
}

/// The place of something that is scrolled to, on one axis of the visible area.
struct ScrollPlace {
  /// 0 at the start of the visible area, 0.5 in its middle, 1 at its end; nil for the nearest
  /// place.
  let share: CGFloat?
  /// The end of the visible area that it came in at, 0 or 1; nil if it was visible already.
  private var edge: CGFloat?

  init(_ share: CGFloat?) { self.share = share }

  /// How far the content has to move to bring the range from `start` to `end` to its place between
  /// `low` and `high`. Without a share, a longer range shows its start.
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
