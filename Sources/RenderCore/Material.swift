/// A pane that what lies behind it shows through, blurred and tinted.
package struct Material: Hashable, Sendable {
  /// The standard deviation of the blur in points.
  package var blurRadius: Double
  /// How strong colours come through: 0 leaves greys, 1 colours as they are.
  package var saturation: Double
  /// Laid over the blurred picture.
  package var tint: RGBA

  package init(blurRadius: Double, saturation: Double = 1, tint: RGBA) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }
}
