import GeometryCore

/// The sizes of a section's items in points.
package enum FlowSizes: Hashable, Sendable {
  /// All items alike: nothing is kept per item.
  case uniform(Size, count: Int)
  /// Each item its own.
  case individual([Size])
  /// Sizes that measurements replace.
  case estimated(FlowEstimates)

  /// The number of items.
  package var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .individual(let sizes): sizes.count
    case .estimated(let estimates): estimates.count
    }
  }

  /// The one size of all items, none of which is measured; nil if they differ.
  ///
  /// - Complexity: O(n) for individual sizes.
  var common: Size? {
    switch self {
    case .uniform(let size, _): return size
    case .individual(let sizes):
      guard let first = sizes.first else { return .zero }
      return sizes.allSatisfy { $0 == first } ? first : nil
    case .estimated: return nil
    }
  }
}

/// The sizes of a section's items where measurements replace some.
package struct FlowEstimates: Hashable, Sendable {
  /// The number of items.
  package var count: Int
  /// The size of items that have no other, until one is measured.
  package var estimate: Size
  /// The size of each item that has one of its own; empty if none has.
  package var own: [Size?]
  /// Whether measurements replace sizes of items' own, too.
  package var measuresOwn: Bool
  /// What has been measured so far.
  package var measurements: FlowMeasurements

  package init(
    count: Int, estimate: Size, own: [Size?] = [], measuresOwn: Bool = true,
    measurements: FlowMeasurements = FlowMeasurements()
  ) {
    self.count = count
    self.estimate = estimate
    self.own = own
    self.measuresOwn = measuresOwn
    self.measurements = measurements
  }
}
