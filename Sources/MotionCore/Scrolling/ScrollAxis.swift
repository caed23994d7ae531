/// How far content goes along one axis, and how it resists beyond. In points.
package struct ScrollAxis: Hashable, Sendable {
  /// The least and the greatest offset at which content rests.
  package var low, high: Double
  /// The length of the view.
  package var extent: Double
  /// Whether content can be pulled beyond its ends.
  package var bounces: Bool

  package init(from low: Double, to high: Double, extent: Double, bounces: Bool) {
    (self.low, self.high) = (low, high < low ? low : high)
    (self.extent, self.bounces) = (extent, bounces)
  }

  package func contains(_ offset: Double) -> Bool { offset >= low && offset <= high }

  /// The nearest offset at which content rests.
  package func clamped(_ offset: Double) -> Double { min(max(offset, low), high) }

  /// Where content is shown that is pulled to `offset`: beyond its ends it resists, or stays.
  package func shown(_ offset: Double) -> Double {
    let edge = clamped(offset)
    guard offset != edge, bounces, extent > 0 else { return edge }
    return edge + RubberBand(extent: extent).shown(forPull: offset - edge)
  }

  /// How far content that is shown at `offset` has been pulled.
  package func pull(_ offset: Double) -> Double {
    let edge = clamped(offset)
    guard abs(offset - edge) < extent else { return offset }
    return edge + RubberBand(extent: extent).pull(forShown: offset - edge)
  }

  /// Where released content comes to rest, which may be beyond the limits.
  ///
  /// - Parameters:
  ///   - velocity: In points a millisecond.
  ///   - rate: The share of the velocity that is left after a millisecond.
  ///   - pages: Whether content rests at multiples of the extent.
  package func rest(from offset: Double, velocity: Double, rate: Double, pages: Bool) -> Double {
    if pages, extent > 0 {
      let place = offset / extent
      let rounding: FloatingPointRoundingRule =
        velocity > 0 ? .up : velocity < 0 ? .down : .toNearestOrAwayFromZero
      return place.rounded(rounding) * extent
    }
    let kept = min(max(rate, 0), 0.9999)
    return offset + velocity * kept / (1 - kept)
  }
}

/// Content that is held on one axis: where it would be without resistance.
package struct ScrollPull: Hashable, Sendable {
  private var start: Double

  package init(at offset: Double, on axis: ScrollAxis) { start = axis.pull(offset) }

  /// Counts what moved the content besides as moved.
  package mutating func shift(by distance: Double) { start += distance }

  /// Where the content is shown.
  ///
  /// - Parameters:
  ///   - way: How far fingers have moved since the beginning.
  ///   - stretches: Whether content goes beyond its ends; else what leads there does not count.
  package mutating func offset(after way: Double, on axis: ScrollAxis, stretches: Bool) -> Double {
    if !stretches { start = axis.clamped(start - way) + way }
    return axis.shown(start - way)
  }
}
