import GeometryCore
import RenderCore

// Lines and characters of a layout by UTF-16 offsets, as layout managers ask for them.
extension TextFrame {
  /// A line and the characters on it, without a break at its end.
  struct LinePlace {
    let range: NSRange
    let frame: CGRect
  }

  /// A character and the sides a reader comes from and leaves by, in points.
  struct CharacterPlace {
    let range: NSRange
    let start: Double
    let end: Double
  }

  private func range(_ bytes: Range<Int>) -> NSRange {
    let start = offset(bytes.lowerBound)
    return NSRange(location: start, length: offset(bytes.upperBound) - start)
  }

  /// The lines from the top.
  ///
  /// - Complexity: O(n) for each line, n the length of the text.
  var lines: [LinePlace] {
    placement.lines.map { LinePlace(range: range($0.utf8), frame: CGRect($0.frame)) }
  }

  /// The characters that begin in a range.
  func characters(in range: NSRange) -> [CharacterPlace] {
    let bytes = byte(range.location)..<byte(range.location + range.length)
    return placement.lines.flatMap(\.characters).filter { bytes.contains($0.utf8.lowerBound) }
      .map { CharacterPlace(range: self.range($0.utf8), start: $0.start, end: $0.end) }
  }

  /// The side by which a reader comes to the character at an offset, in points.
  func edge(at offset: Int) -> CGFloat {
    let byte = byte(offset)
    for line in placement.lines {
      if let place = line.characters.first(where: { $0.utf8.contains(byte) }) {
        return CGFloat(place.start)
      }
    }
    return caret(at: offset).midX
  }

  /// The distance of the baseline of an offset's line from the top of the text, in points.
  func baseline(ofLineAt offset: Int) -> CGFloat {
    let lines = Platform.current.text.measurement(of: block, maximumWidth: width).lines
    let top = Double(caret(at: offset).minY)
    return lines.last { $0.frame.minY <= top + 0.01 }.map { CGFloat($0.baseline) } ?? 0
  }

  /// Draws the text into the present context.
  ///
  /// - Parameter lines: The part of the height that is drawn; nil for all.
  func draw(at origin: CGPoint, lines: ClosedRange<CGFloat>? = nil) {
    guard let context = UIGraphicsGetCurrentContext(), !block.string.isEmpty else { return }
    let frame = CGRect(
      x: origin.x, y: origin.y, width: width.map { CGFloat($0) } ?? size.width,
      height: size.height)
    guard let lines else { return context.append(.text(block, frame: frame.core)) }
    context.saveGState()
    context.clip(
      to: CGRect(
        x: frame.minX, y: origin.y + lines.lowerBound, width: frame.width,
        height: lines.upperBound - lines.lowerBound))
    context.append(.text(block, frame: frame.core))
    context.restoreGState()
  }
}
