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
