import CPangoCairo
import GeometryCore
import RenderCore

/// A gradient around a point, as wedges that together reach as far as anything is drawn.
struct ConicSweep {
  private let center: Point
  private let angle: Double
  /// How far the wedges reach at least, in points.
  private let radius: Double
  /// The stops from 0 to 1, in the order of their locations.
  private let stops: [GradientStop]

  /// - Parameters:
  ///   - angle: The direction of the location 0, in radians clockwise from that of growing x.
  ///   - radius: How far the wedges reach at least, in points.
  init(_ stops: [GradientStop], center: Point, angle: Double, radius: Double) {
    self.center = center
    self.angle = angle.isFinite ? angle : 0
    self.radius = radius
    // Like cairo's own gradients: no stop lies before one that is named earlier.
    var last = 0.0
    self.stops = stops.map { stop in
      last = stop.location.isNaN ? last : min(1, max(last, stop.location))
      return GradientStop(location: last, color: stop.color)
    }
  }

  /// The wedges as a mesh, which cairo blends without seams.
  ///
  /// - Parameter place: Where points of the coordinate system lie in that of the mesh.
  func pattern(_ place: (Point) -> Point) -> OpaquePointer? {
    let mesh = cairo_pattern_create_mesh()
    guard let first = stops.first, let last = stops.last else { return mesh }
    let ends =
      [GradientStop(location: 0, color: first.color)] + stops
      + [GradientStop(location: 1, color: last.color)]
    for (from, to) in zip(ends, ends.dropFirst()) where to.location > from.location {
      let count = ((to.location - from.location) * Self.mostWedges).rounded(.up)
      for wedge in 0..<Int(count) {
        let (near, far) = (Double(wedge) / count, Double(wedge + 1) / count)
        let side = (Self.stop(near, from: from, to: to), Self.stop(far, from: from, to: to))
        add(from: side.0, to: side.1, in: mesh, place)
      }
    }
    return mesh
  }

  /// The number of wedges of a whole turn: 7.5 degrees, in which a place along the chord differs from
  /// that along the arc by less than a hundredth of a degree.
  private static let mostWedges = 48.0

  private static func stop(
    _ share: Double, from: GradientStop, to: GradientStop
  ) -> GradientStop {
    func mixed(_ path: KeyPath<RGBA, Double>) -> Double {
      from.color[keyPath: path] * (1 - share) + to.color[keyPath: path] * share
    }
    return GradientStop(
      location: from.location * (1 - share) + to.location * share,
      color: RGBA(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha)))
  }

  /// Adds a wedge: a patch two of whose corners are the centre.
  private func add(
    from: GradientStop, to: GradientStop, in mesh: OpaquePointer?, _ place: (Point) -> Point
  ) {
    let middle = place(center)
    let (start, end) = (place(edge(at: from.location)), place(edge(at: to.location)))
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, middle.x, middle.y)
    cairo_mesh_pattern_line_to(mesh, start.x, start.y)
    cairo_mesh_pattern_line_to(mesh, end.x, end.y)
    cairo_mesh_pattern_line_to(mesh, middle.x, middle.y)
    for (corner, color) in [from, from, to, to].map(\.color).enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
    }
    cairo_mesh_pattern_end_patch(mesh)
  }

  /// The far end of the wedges at a location. Their chords pass outside the radius.
  private func edge(at location: Double) -> Point {
    let direction = angle + location * 2 * .pi
    var (x, y) = (radius * 1.01 + 1, 0.0)
    var turn = cairo_matrix_t()
    cairo_matrix_init_rotate(&turn, direction)
    cairo_matrix_transform_distance(&turn, &x, &y)
    return Point(x: center.x + x, y: center.y + y)
  }
}
