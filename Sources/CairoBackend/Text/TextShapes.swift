/// What one text was shaped to: unbroken, and broken for the widths asked for lately.
struct TextShapes {
  private var unbroken: ShapedText?
  private var broken: [(width: Double, text: ShapedText)] = []

  /// How many widths a text is kept broken for.
  private static let mostWidths = 8
  /// A hair of a point that a text may be wider than its frame, for sums of rounded widths.
  private static let tolerance = 1.0 / 1024

  /// How many shapes are kept.
  var count: Int { (unbroken == nil ? 0 : 1) + broken.count }

  /// The text in lines at most `width` points wide, if that is known; nil for no limit.
  func text(for width: Double?) -> ShapedText? {
    guard let width, unbroken.map({ !Self.fits($0, in: width) }) ?? true else { return unbroken }
    return broken.first { $0.width == width }?.text
  }

  /// Keeps a shape. One that needed no breaking serves all widths it fits into.
  mutating func add(_ text: ShapedText, for width: Double?) {
    guard let width, text.isBroken || !Self.fits(text, in: width) else {
      unbroken = text
      return
    }
    if broken.count == Self.mostWidths { broken.removeFirst() }
    broken.append((width, text))
  }

  private static func fits(_ text: ShapedText, in width: Double) -> Bool {
    text.naturalWidth <= width + tolerance
  }
}
