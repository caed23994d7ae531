import GeometryCore
import LayoutCore
import UIKit

/// What is drawn over an element to show how it came to its frame: its container, section and groups as
/// boxes, insets and spacings as lines.
package struct ElementSketch: Hashable, Sendable, Codable {
  /// A rectangle in points.
  package struct Box: Hashable, Sendable, Codable {
    /// "container", "section", "group", "item" or "frame".
    package var role: String
    /// The stage of the explanation, such as "Nested group 1".
    package var title: String
    package var frame: PlacedFrame
  }

  /// The extent of an inset or a spacing, in points.
  package struct Line: Hashable, Sendable, Codable {
    /// Such as "contentInsets.leading".
    package var name: String
    /// In points.
    package var value: Double
    /// Whether the line is horizontal.
    package var isHorizontal: Bool
    /// The line with a rectangle's origin and length.
    package var frame: PlacedFrame
  }

  package var boxes: [Box] = []
  package var lines: [Line] = []
}

/// A rectangle in points.
package struct PlacedFrame: Hashable, Sendable, Codable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX).brief, y: Double(frame.minY).brief, width: Double(frame.width).brief,
      height: Double(frame.height).brief)
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension Double {
  /// Rounded to a thousandth; 0 for what is no number.
  var brief: Double { isFinite ? (self * 1000).rounded() / 1000 : 0 }
}
