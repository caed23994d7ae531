import Foundation

/// The drum that the rows of a wheel lie on, seen from the front.
///
/// - Note: Rows touch at the middle and get lower towards the ends, where they lie edge-on. That the
///   drum is as high as the wheel, and how rows fade, is inferred from pictures. Rule PICK-1.
struct PickerDrum {
  let height: CGFloat
  let rowHeight: CGFloat

  /// How a row is shown.
  struct Place: Equatable {
    /// The middle of the row below the middle of the wheel, in points.
    var distance: CGFloat
    /// The share of its height that is seen.
    var scale: CGFloat
    var alpha: CGFloat
  }

  private var radius: CGFloat { height / 2 }

  /// How many rows fit between the middle and an end.
  var reach: Int { rowHeight > 0 ? Int((radius * .pi / 2 / rowHeight).rounded(.up)) : 0 }

  /// The place of a row; nil at the back of the drum.
  ///
  /// - Parameter rows: How many rows it is below the middle; not whole while the wheel turns.
  func place(ofRow rows: CGFloat) -> Place? {
    guard radius > 0 else { return nil }
    let angle = rows * rowHeight / radius
    guard abs(angle) < .pi / 2 else { return nil }
    let scale = cos(angle)
    let beside = 0.5 * scale * scale
    let alpha = 1 + (beside - 1) * min(1, abs(rows))
    return Place(distance: radius * sin(angle), scale: scale, alpha: alpha)
  }

  /// How many rows below the middle the row at a distance in points from the middle is.
  func row(at distance: CGFloat) -> Int {
    guard rowHeight > 0, radius > 0 else { return 0 }
    let share = min(max(distance / radius, -1), 1)
    return Int((asin(share) * radius / rowHeight).rounded())
  }
}
