import GeometryCore

/// The extent of an item along one axis, before its container is known. Rules NUM-3, NUM-4.
package enum LayoutDimension: Hashable, Sendable {
  /// A fraction of the width of the container; any finite number, 1 is the whole width.
  case fractionalWidth(Double)
  /// A fraction of the height of the container; any finite number, 1 is the whole height.
  case fractionalHeight(Double)
  /// A length in points.
  case absolute(Double)
  /// A length in points until the item has been measured.
  case estimated(Double)
  /// The extent of the largest measured sibling; `estimate` points until one has been measured.
  case uniformAcrossSiblings(estimate: Double)

  /// Whether a measurement may replace the length.
  package var isEstimated: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight, .absolute: false
    case .estimated, .uniformAcrossSiblings: true
    }
  }

  /// Whether the length is a fraction of the extent of the container along `axis`.
  package func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
