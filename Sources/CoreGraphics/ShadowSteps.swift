import GeometryCore
import RenderCore

extension [DisplayCommand] {
  /// The step that draws the shadow of these; none of nothing.
  ///
  /// - Parameter bounds: Outside of it nothing throws a shadow; nil for all that is painted.
  func shadow(_ shadow: Shadow?, in bounds: Rect?) -> [DisplayCommand] {
    guard let shadow else { return [] }
    let list = DisplayList(commands: self)
    // Texts are not measured here: a character may be drawn beyond its frame by the frame's size.
    let extent = PaintedExtent(of: list.closed) { _, frame in
      frame.inset(dx: -frame.size.width, dy: -frame.size.height)
    }
    guard let painted = extent.painted, let box = bounds.map(painted.intersection) ?? painted
    else { return [] }
    return [.shadowOf(list.closed, bounds: box, shadow)]
  }
}

extension Shadow {
  /// The shadow of what is drawn with an alpha.
  func faded(by factor: Double) -> Shadow {
    Shadow(color: color.faded(by: factor), offset: offset, radius: radius)
  }
}

extension RGBA {
  /// The colour with its alpha multiplied by `factor`.
  package func faded(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
