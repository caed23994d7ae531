import GeometryCore

/// What an area is filled with.
package enum Paint: Hashable, Sendable {
  case color(RGBA)
  /// A blend along the line from `start` to `end`, in points; constant beyond both.
  case linearGradient([GradientStop], start: Point, end: Point)
  /// A blend from one circle to another; constant inside the first and outside the second.
  case radialGradient([GradientStop], from: Circle, to: Circle)
  /// A blend around `center`, once around from the direction `angle` on: clockwise as seen on the
  /// screen, in radians from the direction of growing x. Constant before the first stop and behind
  /// the last one.
  case conicGradient([GradientStop], center: Point, angle: Double)
  /// A tile that is repeated in all directions; `placement` leads from its coordinates, which begin
  /// in a tile's upper left corner, to those of the area.
  indirect case tiles(Tile, placement: Transform2D)
}

/// A circle of `radius` points, at least 0.
package struct Circle: Hashable, Sendable {
  package var center: Point
  package var radius: Double

  package init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }
}

/// A colour at a place of a gradient, from 0 at its start to 1 at its end.
package struct GradientStop: Hashable, Sendable {
  package var location: Double
  package var color: RGBA

  package init(location: Double, color: RGBA) {
    self.location = location
    self.color = color
  }
}

/// How an outline is drawn.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round, square }
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The width of the line in points, half on either side of the outline.
  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  package var dashes: [Double]
  package var dashPhase: Double

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

/// The shadow of an area.
package struct Shadow: Hashable, Sendable {
  package var color: RGBA
  /// The displacement in points, y downwards.
  package var offset: Point
  /// The standard deviation of the blur in points, as `CALayer.shadowRadius` has it.
  package var radius: Double

  package init(color: RGBA, offset: Point, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
