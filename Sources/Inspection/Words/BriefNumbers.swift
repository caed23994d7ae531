import UIKit

extension CGFloat {
  /// With up to two digits after the point.
  package var brief: String {
    let rounded = (self * 100).rounded() / 100
    guard rounded != rounded.rounded() else { return "\(Int(rounded))" }
    let text = String(format: "%.2f", Double(rounded))
    return text.hasSuffix("0") ? String(text.dropLast()) : text
  }
}

extension CGSize {
  /// Such as "320 x 44.5".
  package var brief: String { "\(width.brief) x \(height.brief)" }
}

extension CGRect {
  /// Such as "320 x 44.5 at (0, 16)".
  package var brief: String { "\(size.brief) at (\(minX.brief), \(minY.brief))" }
}
