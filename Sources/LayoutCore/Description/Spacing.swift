import GeometryCore

/// Room between two elements or beside one, in points.
package enum Spacing: Hashable, Sendable {
  /// Exactly this much.
  case fixed(Double)
  /// At least this much, and an equal share of what the line has left over.
  case flexible(Double)

  /// The room taken before anything is left over.
  package var minimum: Double {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  /// Whether the room takes a share of what is left over.
  package var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }
}

/// Room around an item inside its group, or around a group inside its section. Nil is none.
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

  /// The room on the side where `axis` starts.
  package func start(_ axis: Axis) -> Spacing {
    (axis == .horizontal ? leading : top) ?? .fixed(0)
  }

  /// The room on the side where `axis` ends.
  package func end(_ axis: Axis) -> Spacing {
    (axis == .horizontal ? trailing : bottom) ?? .fixed(0)
  }
}
