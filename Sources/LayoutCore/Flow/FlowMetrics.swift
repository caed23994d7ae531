/// Room before and after something along one axis, in points.
package struct FlowMargins: Hashable, Sendable {
  package var start: Double
  package var end: Double

  package init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }
}

/// What a flow layout lays one section out with. Lengths in points; *main* is the scroll axis.
package struct FlowMetrics: Hashable, Sendable {
  /// The distance of two lines; none after the last.
  package var lineSpacing: Double
  /// The least distance of two items of a line.
  package var itemSpacing: Double
  /// Room before and after the lines along the scroll axis.
  package var mainInsets: FlowMargins
  /// Room before and after the items of a line.
  package var crossInsets: FlowMargins
  /// The length of the header along the scroll axis; 0 for none.
  package var headerExtent: Double
  /// The length of the footer along the scroll axis; 0 for none.
  package var footerExtent: Double
  /// The width of headers and, insets taken off, of lines.
  package var crossExtent: Double

  package init(
    lineSpacing: Double, itemSpacing: Double, mainInsets: FlowMargins, crossInsets: FlowMargins,
    headerExtent: Double, footerExtent: Double, crossExtent: Double
  ) {
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.mainInsets = mainInsets
    self.crossInsets = crossInsets
    self.headerExtent = headerExtent
    self.footerExtent = footerExtent
    self.crossExtent = crossExtent
  }

  /// The room for the items of a line. Rule FLOW-2.
  package var lineExtent: Double { crossExtent - crossInsets.start - crossInsets.end }

  /// How many items of one extent fit in a line; at least 1.
  func columnCount(_ extent: Double) -> Int {
    guard extent + itemSpacing > 0 else { return 1 }
    let share = (lineExtent + itemSpacing) / (extent + itemSpacing) + Self.slack
    let limit = Double(Self.largestColumnCount)
    let columns = share.isFinite ? min(max(share.rounded(.down), 1), limit) : 1
    let isTooLong = columns * (extent + itemSpacing) - itemSpacing > lineExtent + Self.slack
    return Int(isTooLong ? max(columns - 1, 1) : columns)
  }

  /// A line holds no more items, however small they are.
  static var largestColumnCount: Int { 1_000_000 }

  /// How much too long a line may be, in points: the noise of sums does not break it.
  static var slack: Double { 1e-6 }
}
