import Foundation

/// What an application wishes for the width of a column.
struct SplitWidth {
  /// In points.
  var points = UISplitViewController.automaticDimension
  /// As a fraction of the width of the split view.
  var fraction = UISplitViewController.automaticDimension
  /// In points.
  var minimum = UISplitViewController.automaticDimension
  /// In points.
  var maximum = UISplitViewController.automaticDimension

  /// The width in a split view, in points. Rule SPLIT-2.
  ///
  /// - Parameters:
  ///   - total: The width of the split view, in points.
  ///   - usual: The width without a wish, in points, which also limits fractions.
  func resolved(in total: CGFloat, usual: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = usual
    var limit = usual
    if points != automatic {
      (width, limit) = (points, .greatestFiniteMagnitude)
    } else if fraction != automatic {
      width = total * min(max(fraction, 0), 1)
    }
    if maximum != automatic { limit = maximum }
    width = min(width, limit)
    if minimum != automatic { width = max(width, minimum) }
    return min(max(width, 0), total).rounded()
  }
}
