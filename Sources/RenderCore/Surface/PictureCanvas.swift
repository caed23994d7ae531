import GeometryCore

/// Pixels that are kept and drawn again in parts, over a background. Used by one thread at a time.
package protocol PictureCanvas: AnyObject {
  /// All pixels.
  var box: PixelBox { get }
  /// Draws `list` over the background within `box`, with the pixels that drawing it on the whole
  /// canvas gives there. Nothing else changes.
  ///
  /// - Parameters:
  ///   - list: All that touches `area`.
  ///   - area: `box` and all pixels that materials within it read.
  func draw(_ list: DisplayList, in box: PixelBox, reading area: PixelBox) throws(RenderError)
  /// Copies the pixels of `source`, all in one step.
  ///
  /// - Precondition: Both places lie within the canvas.
  func move(_ source: PixelBox, dx: Int, dy: Int)
  /// The pixels of a box.
  ///
  /// - Precondition: It lies within the canvas.
  func bitmap(of box: PixelBox) -> Bitmap
}

extension TextMeasuring {
  /// A rectangle around the characters of a text that is drawn in `frame`.
  package func ink(of block: TextBlock, in frame: Rect) -> Rect {
    let lines = measurement(of: block, maximumWidth: frame.size.width).lines
    var box = frame
    for line in lines { box = box.union(line.frame.offset(by: frame.origin)) }
    // Accents and slanted letters leave their lines; marks may stand one above the other.
    let isPlain = !block.hasOrnaments && block.string.utf8.allSatisfy { $0 < 0x80 }
    let fonts = block.runs.map(\.font) + [block.emptyLineFont]
    var reach = (fonts.map(\.size).max() ?? 0) * (isPlain ? 0.4 : 2) + 1
    for run in block.runs {
      reach = max(reach, reach + abs(run.baselineOffset))
      guard let shadow = run.ornaments?.shadow else { continue }
      reach = max(
        reach,
        2 * run.font.size + 4 * shadow.radius + max(abs(shadow.offset.x), abs(shadow.offset.y)))
    }
    return box.inset(dx: -reach, dy: -reach)
  }
}

extension TextBlock {
  var hasOrnaments: Bool { runs.contains { $0.ornaments != nil } }
}
