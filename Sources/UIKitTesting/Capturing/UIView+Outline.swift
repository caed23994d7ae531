import Inspection
import SnapshotTesting
import UIKit

extension UIView {
  /// The views in the hierarchy, one per line: class, frame in the superview, text.
  var outline: String {
    ViewDescription.outline(of: self, \.subviews, indentation: "  ") { view in
      let place = ElementLine(name: "", frame: view.frame, zIndex: 0).place
      return "\(view.leafName)  \(place)\(view.isHidden ? " hidden" : "")"
    }
  }
}
