import GeometryCore

/// The spacing between two elements or at one side of an element, in points.
package enum Spacing: Hashable, Sendable {
  /// Exactly this length.
  case fixed(Double)
  /// At least this length, and an equal share of the remaining space.
  case flexible(Double)

  /// The minimum length.
  package var minimum: Double {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  /// Whether the spacing grows into the remaining space.
  package var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }
}

/// The spacing around an item within its group, or around a group within its section. Nil stands
/// for none.
package struct EdgeSpacing: Hashable, Sendable {
  package var leading: Spacing?
  package var top: Spacing?
  package var trailing: Spacing?
  package var bottom: Spacing?

  package init(
    leading: Spacing? = nil, top: Spacing? = nil, trailing: Spacing? = nil, bottom: Spacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  package static let none = EdgeSpacing()

  /// The spacing at the start of `axis`.
  package func start(_ axis: Axis) -> Spacing {
    (axis == .horizontal ? leading : top) ?? .fixed(0)
  }

  /// The spacing at the end of `axis`.
  package func end(_ axis: Axis) -> Spacing {
    (axis == .horizontal ? trailing : bottom) ?? .fixed(0)
  }
}
