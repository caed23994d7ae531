/// A vector in the plane, or a point. The y axis points down, so that positive angles turn clockwise.
package struct PlanarVector: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  package static let zero = PlanarVector(0, 0)

  package static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }
  package static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }
  package static func * (a: Self, factor: Double) -> Self { Self(a.x * factor, a.y * factor) }
  package static prefix func - (a: Self) -> Self { Self(-a.x, -a.y) }
  package static func += (a: inout Self, b: Self) { a = a + b }

  package func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  /// The turning effect of a force `other` at the end of this lever.
  package func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  package var length: Double { dot(self).squareRoot() }
  /// The vector turned by a quarter, clockwise.
  package var turned: Self { Self(-y, x) }

  /// A vector of length 1 in the same direction; that of the x axis for one without a direction.
  package var normalized: Self {
    let length = length
    return length > 1e-12 ? self * (1 / length) : Self(1, 0)
  }

  /// The vector turned by an angle whose cosine and sine are given.
  package func rotated(_ turn: PlanarVector) -> Self {
    Self(turn.x * x - turn.y * y, turn.y * x + turn.x * y)
  }
}
