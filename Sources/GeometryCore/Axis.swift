/// One of the two directions a layout works along.
///
/// Solvers index geometry by axis instead of branching on it, so a rule is written once.
@frozen public enum Axis: Hashable, Sendable, CaseIterable {
  /// The axis of x.
  case horizontal
  /// The axis of y.
  case vertical

  /// The other axis.
  @inlinable package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
