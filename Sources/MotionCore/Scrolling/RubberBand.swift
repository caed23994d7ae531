/// How content that is pulled beyond its end resists.
///
/// - Note: Measured of UIKit by several; the coefficient is 0.55.
package struct RubberBand: Hashable, Sendable {
  /// The length of the view on the axis, in points, positive.
  package let extent: Double

  package init(extent: Double) { self.extent = extent }

  private static let coefficient = 0.55

  /// How far content is shown beyond its end, in points, when it is pulled by `pull`.
  package func shown(forPull pull: Double) -> Double {
    let shown = extent * (1 - 1 / (RubberBand.coefficient * abs(pull) / extent + 1))
    return pull < 0 ? -shown : shown
  }

  /// How far content has to be pulled to be shown `shown` points beyond its end, which is less than
  /// the extent.
  package func pull(forShown shown: Double) -> Double {
    let share = abs(shown) / extent
    let pull = extent / RubberBand.coefficient * (share / (1 - share))
    return shown < 0 ? -pull : pull
  }
}
