import GeometryCore

/// Limits all numbers of a description to the range that can be laid out.
///
/// Sums and products of lengths within the limit stay finite and precise enough to be drawn, so
/// that later steps need not check for infinities.
struct LengthLimits {
  /// The largest length in points, either way; some hundred thousand kilometres of screen.
  static let largest = 1e9
  /// The largest number of items in a group.
  static let itemsInGroup = 1 << 16
  /// The largest number of items in a group whose items have no extent.
  static let itemsWithoutExtent = 64
  /// The largest number of groups of one section that a query visits if all are at one position.
  static let groupsInQuery = 1 << 20
  /// The largest number of columns of a waterfall.
  static let columns = 64
  /// The largest number of pinned rows on one side of a sheet.
  static let frozenRows = 1024
  /// The largest number of pieces in a packed section.
  static let packedPieces = 1 << 24
  /// The largest depth of nested groups.
  static let nesting = 64

  /// The mistakes found so far.
  var causes: CauseSet = []

  /// The nearest number that can be laid out; zero for NaN.
  mutating func usable(_ length: Double) -> Double {
    if abs(length) <= Self.largest { return length }
    causes.insert(.unusableNumber)
    return length.isNaN ? 0 : (length < 0 ? -Self.largest : Self.largest)
  }

  /// A measured size as it can be laid out: neither side is negative.
  static func usable(_ size: Size) -> Size {
    var limits = LengthLimits()
    return Size(
      width: max(0, limits.usable(size.width)), height: max(0, limits.usable(size.height)))
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
