import RenderCore

/// The tab stops of a paragraph style.
struct TabValues: Hashable, Sendable {
  /// In the order of their locations; nil for the usual ones.
  private(set) var stops: [NSTextTab]?
  /// In points.
  var interval: CGFloat = 0

  /// The stops of readers.
  var all: [NSTextTab] { stops ?? NSTextTab.usual }

  /// Sets the stops, in any order; nil for the usual ones.
  mutating func set(_ tabs: [NSTextTab]?) {
    // Sorted by their indexes too, as stops may lie at the same place.
    let sorted = tabs.map { tabs in
      tabs.enumerated().sorted {
        ($0.element.stop.location, $0.offset) < ($1.element.stop.location, $1.offset)
      }.map(\.element)
    }
    stops = sorted == NSTextTab.usual ? nil : sorted
  }

  /// The stops as paragraphs are laid out by them; nil for the usual ones.
  var laidOut: TabStops? {
    guard stops != nil || interval != 0 else { return nil }
    // What is no number counts as 0.
    let distance = interval > 0 ? Double(min(interval, 100_000)) : 0
    return TabStops(all.map(\.stop).filter { $0.location > 0 }, interval: distance)
  }
}
