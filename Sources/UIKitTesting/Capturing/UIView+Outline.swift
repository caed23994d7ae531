import UIKit

extension UIView {
  /// The views in the hierarchy, one per line: class, frame in the superview, text.
  var outline: String {
    var lines: [String] = []
    var open = [(view: self as UIView, depth: 0)]
    while let (view, depth) = open.popLast() {
      let place = ElementLine(name: "", frame: view.frame, zIndex: 0).place
      let hidden = view.isHidden ? " hidden" : ""
      lines.append(String(repeating: "  ", count: depth) + "\(view.leafName)  \(place)\(hidden)")
      open += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
