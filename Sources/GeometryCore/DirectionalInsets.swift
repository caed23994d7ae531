/// Distances from the four edges of a rectangle, in points, leading and trailing by reading
/// direction.
@frozen public struct DirectionalInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the leading edge.
  public var leading: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the trailing edge.
  public var trailing: Double

  @inlinable package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The distance from the edge where `axis` starts.
  @inlinable package func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
  /// The distance from the edge where `axis` ends.
  @inlinable package func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
  /// Both distances along `axis` together.
  @inlinable package func total(_ axis: Axis) -> Double { start(axis) + end(axis) }
}

extension Rect {
  /// The rectangle inset by `insets` in a left-to-right layout. No side becomes negative.
  @inlinable package func shrunk(by insets: DirectionalInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: Swift.max(0, size.width - insets.total(.horizontal)),
      height: Swift.max(0, size.height - insets.total(.vertical)))
  }
}
