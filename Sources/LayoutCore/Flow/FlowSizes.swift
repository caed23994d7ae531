import GeometryCore

/// The sizes of a section's items in points.
package enum FlowSizes: Hashable, Sendable {
  /// All items alike: nothing is kept per item.
  case uniform(Size, count: Int)
  /// Each item its own.
  case individual([Size])

  /// The number of items.
  package var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .individual(let sizes): sizes.count
    }
  }

  /// The one size of all items; nil if they differ.
  ///
  /// - Complexity: O(n) for individual sizes.
  var common: Size? {
    switch self {
    case .uniform(let size, _): return size
    case .individual(let sizes):
      guard let first = sizes.first else { return .zero }
      return sizes.allSatisfy { $0 == first } ? first : nil
    }
  }
}
