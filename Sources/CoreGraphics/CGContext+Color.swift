import Foundation
import GeometryCore
import RenderCore

extension CGContext {
  /// Sets the colour of fills. The default is opaque black.
  ///
  /// Patterns begin at the origin that the context had at its start.
  public func setFillColor(_ color: CGColor) { state.fill = DrawingColor(color) }

  /// Sets the colour of strokes. The default is opaque black.
  ///
  /// Patterns begin at the origin that the context had at its start.
  public func setStrokeColor(_ color: CGColor) { state.stroke = DrawingColor(color) }

  /// Sets the colour of fills in the sRGB space, components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = DrawingColor(
      rgba: RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Sets the colour of fills in the grey space, components from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of strokes in the grey space, components from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of strokes in the sRGB space, components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = DrawingColor(
      rgba: RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  package func paint(fill shape: Shape) {
    if let shadow = state.shadow { append(.shadow(shape, shadow)) }
    append(.fill(shape, state.fill.paint(in: state)))
  }

  package func paint(stroke shape: Shape) {
    let paint = state.stroke.paint(in: state)
    let step = DisplayCommand.stroke(shape, paint, state.line)
    append(DisplayList(commands: [step].shadow(state.shadow, in: nil) + [step]))
  }
}

/// What a context fills or strokes with.
package struct DrawingColor {
  var rgba: RGBA
  /// The tile of a pattern; nil for plain colours.
  var tile: Tile?

  init(rgba: RGBA) { self.rgba = rgba }

  fileprivate init(_ color: CGColor) { (rgba, tile) = (color.rgba, color.tile) }

  fileprivate func paint(in state: CGContext.State) -> Paint {
    guard let tile else { return .color(rgba.faded(by: state.alpha)) }
    guard let inverse = state.ctm.inverse else { return .color(.clear) }
    return .tiles(
      tile.withOpacity(tile.opacity * state.alpha),
      placement: state.tiling.concatenated(inverse))
  }
}
