import GeometryCore

/// The sizes of the items of a section in points.
package enum FlowSizes: Hashable, Sendable {
  /// All items have the same size: nothing is stored per item.
  case uniform(Size, count: Int)
  /// Each item has its own size.
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

  /// The sizes of another number of items: more have the size of the last one, or the estimate.
  ///
  /// - Complexity: O(n) for individual sizes, O(m) for estimated ones, m those measured.
  package func resized(to count: Int) -> FlowSizes {
    let count = max(0, count)
    switch self {
    case .uniform(let size, _): return .uniform(size, count: count)
    case .individual(let sizes):
      let missing = max(0, count - sizes.count)
      let filled = sizes.prefix(count) + Array(repeating: sizes.last ?? .zero, count: missing)
      return .individual(Array(filled))
    case .estimated(var estimates):
      if !estimates.own.isEmpty {
        let missing = max(0, count - estimates.own.count)
        estimates.own = estimates.own.prefix(count) + Array(repeating: nil, count: missing)
      }
      estimates.measurements = estimates.measurements.first(count)
      estimates.count = count
      return .estimated(estimates)
    }
  }

  /// The size of all items, none of which is measured; nil if they differ.
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

/// The sizes of items that measurements replace.
package struct FlowEstimates: Hashable, Sendable {
  /// The number of items.
  package var count: Int
  /// The size of items without a size of their own, until one is measured.
  package var estimate: Size
  /// The individual sizes of items; empty if there are none.
  package var own: [Size?]
  /// Whether measurements replace individual sizes, too.
  package var measuresOwn: Bool
  /// The measurements so far.
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
