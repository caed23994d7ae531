import GeometryCore

/// What a flow layout lays one section out with. Lengths in points; *main* is the scroll axis.
struct FlowMetrics: Equatable {
  var lineSpacing: Double
  var itemSpacing: Double
  /// Room before and after the lines along the scroll axis.
  var mainInsets: (start: Double, end: Double)
  /// Room before and after the items of a line.
  var crossInsets: (start: Double, end: Double)
  var headerExtent: Double
  var footerExtent: Double
  /// The width of headers and, insets taken off, of lines.
  var crossExtent: Double

  var lineExtent: Double { crossExtent - crossInsets.start - crossInsets.end }

  static func == (left: FlowMetrics, right: FlowMetrics) -> Bool {
    left.lineSpacing == right.lineSpacing && left.itemSpacing == right.itemSpacing
      && left.mainInsets == right.mainInsets && left.crossInsets == right.crossInsets
      && left.headerExtent == right.headerExtent && left.footerExtent == right.footerExtent
      && left.crossExtent == right.crossExtent
  }
}
