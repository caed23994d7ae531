import GeometryCore

/// The size of a symbol's image beside text of one point, as on Apple's systems.
///
/// The sizes are recorded in public interface documents, at 17 points. Rule TEXT-11.
struct SymbolProportions: Hashable, Sendable {
  /// The size of the image with the room around the drawing.
  var width: CGFloat
  var height: CGFloat
  /// How far the middle of the image is above the middle of capitals.
  var rise: CGFloat = 0

  /// The room at each side of a drawing.
  static let inset: (x: CGFloat, y: CGFloat) = (1.67 / 17, 1.1 / 17)

  init(width: CGFloat, height: CGFloat, rise: CGFloat = 0) {
    (self.width, self.height, self.rise) = (width / 17, height / 17, rise / 17)
  }

  /// The recorded size of `name`, else that of our drawing with the room around it.
  ///
  /// - Parameter extent: The size of our drawing in shares of the square that all drawings are made
  ///   in. The square is 1.6 times as high as capitals.
  init(name: String, extent: Size) {
    if let recorded = Self.recorded(name) {
      self = recorded
    } else {
      let side = 1.6 * FontFamily.Metrics.system.capHeight
      width = CGFloat(extent.width * side) + 2 * Self.inset.x
      height = CGFloat(extent.height * side) + 2 * Self.inset.y
    }
  }

  private static func recorded(_ name: String) -> SymbolProportions? {
    let parts = name.split(separator: ".").map(String.init)
      .filter { $0 != "fill" && $0 != "dashed" }
    if let whole = sizes[parts.joined(separator: ".")] { return whole }
    if parts.contains("badge") || parts.contains("on") { return nil }
    return parts.last.flatMap { enclosures[$0] }
  }

  private static let circle = SymbolProportions(width: 20.4, height: 19.3)
  private static let chevron = SymbolProportions(width: 12.6, height: 16.8)
  private static let star = SymbolProportions(width: 22, height: 19.9, rise: 0.75)

  /// The sizes of symbols in an enclosure, by its name.
  private static let enclosures: [String: SymbolProportions] = [
    "circle": circle,
    "square": SymbolProportions(width: 19.65, height: 17.5),
    "seal": SymbolProportions(width: 22.5, height: 21.8, rise: -0.5),
  ]

  private static let sizes: [String: SymbolProportions] = [
    "chevron.backward": chevron, "chevron.forward": chevron,
    "chevron.left": chevron, "chevron.right": chevron,
    "clock": circle,
    "ellipsis": SymbolProportions(width: 19, height: 6),
    "plus": SymbolProportions(width: 18.4, height: 16.25),
    "star": star, "star.leadinghalf.filled": star,
  ]
}
