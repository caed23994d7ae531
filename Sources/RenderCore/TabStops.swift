/// Where the text behind a tab goes.
package struct TabStop: Hashable, Sendable {
  /// How the text up to the next tab lies at the stop. `terminator` is a right one up to the first
  /// of the stop's terminators.
  package enum Alignment: Hashable, Sendable { case leading, trailing, center, terminator }

  package var alignment: Alignment
  /// The distance from the edge that lines start at, in points.
  package var location: Double
  /// The characters that end what is aligned; the first of them that the text has counts.
  package var terminators: [Unicode.Scalar]

  package init(
    alignment: Alignment = .leading, location: Double, terminators: [Unicode.Scalar] = []
  ) {
    self.alignment = alignment
    self.location = location
    self.terminators = terminators
  }
}

/// The tab stops of a paragraph.
package struct TabStops: Hashable, Sendable {
  /// In the order of their locations.
  package var stops: [TabStop]
  /// The stops behind the last one lie at multiples of this number of points. With 0, the distance of
  /// the last two stops repeats.
  package var interval: Double

  package init(_ stops: [TabStop] = Self.usual, interval: Double = 0) {
    self.stops = stops
    self.interval = interval
  }

  /// The distance of the usual stops in points.
  package static let usualDistance = 28.0
  /// Twelve stops, 28 points apart.
  package static let usual = (1...12).map { TabStop(location: usualDistance * Double($0)) }

  /// The stops as seen from a line that starts `start` points behind the paragraph's edge: those
  /// behind that place, and two more at the distance at which they go on without end.
  ///
  /// - Complexity: O(n), n the number of stops.
  package func stops(from start: Double) -> [TabStop] {
    let last = stops.last?.location ?? 0
    let step = step(behind: last)
    // What lies behind a multiple of the interval, or behind the last stop by whole steps.
    let origin = interval > 0 ? 0 : last
    let next = origin + (((max(last, start) - origin) / step).rounded(.down) + 1) * step
    let all = stops + [TabStop(location: next), TabStop(location: next + step)]
    return all.compactMap { stop in
      var moved = stop
      moved.location -= start
      return moved.location > 0 ? moved : nil
    }
  }

  /// At least a point, so that no line has too many stops.
  private func step(behind last: Double) -> Double {
    if interval > 0 { return max(1, interval) }
    if stops.isEmpty { return Self.usualDistance }
    return max(1, stops.count > 1 ? last - stops[stops.count - 2].location : last)
  }
}
