import CPangoCairo
import GeometryCore
import RenderCore

/// Finds the characters of a shaped text.
struct TextPlaces {
  let text: ShapedText
  let string: String
  /// The room for a line in points; nil for the text's own width.
  let width: Double?

  func placement() -> TextPlacement {
    let width = width ?? text.naturalWidth
    return TextPlacement(lines: text.lines.map { line(of: $0, in: width) })
  }

  private func line(of shaped: ShapedLine, in width: Double) -> TextPlacement.Line {
    let left = text.left(of: shaped, in: width)
    let frame = Rect(x: left, y: shaped.top, width: shaped.width, height: shaped.height)
    guard let glyphs = shaped.glyphs.line else {
      return TextPlacement.Line(
        utf8: shaped.textOffset..<shaped.textOffset, frame: frame, characters: [])
    }
    let first = shaped.textOffset + Int(glyphs.pointee.start_index)
    let end = min(first + Int(glyphs.pointee.length), string.utf8.count)
    let origin = left - shaped.hiddenWidth
    func edge(_ byte: Int, isEnd: Bool) -> Double {
      var x: Int32 = 0
      pango_layout_line_index_to_x(glyphs, Int32(byte - shaped.textOffset), isEnd ? 1 : 0, &x)
      return origin + points(x)
    }
    var characters: [TextPlacement.Character] = []
    let bytes = string.utf8
    var place = bytes.index(bytes.startIndex, offsetBy: min(first, end))
    var byte = min(first, end)
    while byte < end {
      let next = string.index(after: place)
      let length = bytes.distance(from: place, to: next)
      let last = string.unicodeScalars.index(before: next)
      characters.append(
        TextPlacement.Character(
          utf8: byte..<byte + length, start: edge(byte, isEnd: false),
          end: edge(byte + bytes.distance(from: place, to: last), isEnd: true)))
      (place, byte) = (next, byte + length)
    }
    return TextPlacement.Line(utf8: first..<max(first, end), frame: frame, characters: characters)
  }
}
