import GeometryCore

/// An area or outline to draw, in points of the current coordinate system.
package enum Shape: Hashable, Sendable {
  case rectangle(Rect)
  /// A rectangle whose named corners are rounded by `radius`, at most half the shorter side.
  case roundedRectangle(Rect, radius: Double, corners: CornerSet)
  case ellipse(Rect)
  case path(ShapePath)
}

/// The corners of a rectangle that a rounding applies to.
package struct CornerSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let minXMinY = CornerSet(rawValue: 1)
  package static let maxXMinY = CornerSet(rawValue: 2)
  package static let minXMaxY = CornerSet(rawValue: 4)
  package static let maxXMaxY = CornerSet(rawValue: 8)
  package static let all: CornerSet = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// A sequence of straight and curved segments.
package struct ShapePath: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  package var elements: [Element]
  /// Whether overlapping areas cancel each other out.
  package var isEvenOdd: Bool

  package init(elements: [Element] = [], isEvenOdd: Bool = false) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }
}
