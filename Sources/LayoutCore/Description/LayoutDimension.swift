import GeometryCore

/// How long an element is along one axis, before its container is known. Rules NUM-3, NUM-4.
package enum LayoutDimension: Hashable, Sendable {
  /// A share of the container's width; any finite number, 1 for all of it.
  case fractionalWidth(Double)
  /// A share of the container's height; any finite number, 1 for all of it.
  case fractionalHeight(Double)
  /// A length in points, used as it is.
  case absolute(Double)
  /// A length in points that stands until the element has been measured.
  case estimated(Double)
  /// As long as the longest measured sibling; `estimate` points until one has been measured.
  case uniformAcrossSiblings(estimate: Double)

  /// Whether a measurement may replace the length.
  package var isEstimated: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight, .absolute: false
    case .estimated, .uniformAcrossSiblings: true
    }
  }

  /// Whether the length is a share of the container's extent along `axis`.
  package func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
