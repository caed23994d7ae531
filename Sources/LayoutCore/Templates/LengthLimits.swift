import GeometryCore

/// Brings every number of a description into the range that can be laid out.
///
/// Sums and products of lengths within the limit stay finite and precise enough to be drawn, so
/// nothing behind this step has to look for infinities.
struct LengthLimits {
  /// The largest length in points, either way; some hundred thousand kilometres of screen.
  static let largest = 1e9
  /// The largest number of items one group lays out.
  static let itemsInGroup = 1 << 16
  /// The number of items laid out in a group whose items take no room at all.
  static let itemsWithoutExtent = 64
  /// The largest number of groups of one section a query looks at, should all lie in one place.
  static let groupsInQuery = 1 << 20
  /// The largest number of columns of a waterfall.
  static let columns = 64
  /// The largest number of rows that stay in view on one side of a sheet.
  static let frozenRows = 1024
  /// The largest number of pieces a packed section lays out.
  static let packedPieces = 1 << 24
  /// How deep groups may be nested.
  static let nesting = 64

  /// What was wrong with the numbers seen so far.
  var causes: CauseSet = []

  /// The number nearest to `length` that can be laid out; zero for what is no number.
  mutating func usable(_ length: Double) -> Double {
    if abs(length) <= Self.largest { return length }
    causes.insert(.unusableNumber)
    return length.isNaN ? 0 : (length < 0 ? -Self.largest : Self.largest)
  }

  mutating func usable(_ point: Point) -> Point {
    Point(x: usable(point.x), y: usable(point.y))
  }

  mutating func usable(_ insets: DirectionalInsets) -> DirectionalInsets {
    DirectionalInsets(
      top: usable(insets.top), leading: usable(insets.leading),
      bottom: usable(insets.bottom), trailing: usable(insets.trailing))
  }

  mutating func usable(_ dimension: LayoutDimension) -> LayoutDimension {
    switch dimension {
    case .fractionalWidth(let share): .fractionalWidth(usable(share))
    case .fractionalHeight(let share): .fractionalHeight(usable(share))
    case .absolute(let length): .absolute(usable(length))
    case .estimated(let length): .estimated(usable(length))
    case .uniformAcrossSiblings(let estimate): .uniformAcrossSiblings(estimate: usable(estimate))
    }
  }

  mutating func usable(_ extent: LayoutExtent) -> LayoutExtent {
    LayoutExtent(width: usable(extent.width), height: usable(extent.height))
  }

  mutating func usable(_ spacing: Spacing?) -> Spacing? {
    switch spacing {
    case .fixed(let length): .fixed(usable(length))
    case .flexible(let length): .flexible(usable(length))
    case nil: nil
    }
  }

  mutating func usable(_ spacing: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      leading: usable(spacing.leading), top: usable(spacing.top),
      trailing: usable(spacing.trailing), bottom: usable(spacing.bottom))
  }

  mutating func usable(_ anchor: Anchor) -> Anchor {
    switch anchor.offset {
    case .absolute(let offset): Anchor(edges: anchor.edges, offset: .absolute(usable(offset)))
    case .fractional(let offset): Anchor(edges: anchor.edges, offset: .fractional(usable(offset)))
    }
  }
}
