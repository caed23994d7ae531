import GeometryCore
import RenderCore

/// A text laid out in lines, with the places of its characters by UTF-16 offsets. Points, from the
/// text's top left corner.
struct TextFrame {
  let block: TextBlock
  /// The room for a line; nil for one line.
  let width: Double?
  let placement: TextPlacement
  let size: CGSize

  init(_ block: TextBlock, width: Double?) {
    self.block = block
    self.width = width
    placement = Platform.current.textPlaces.placement(of: block, maximumWidth: width)
    let lines = placement.lines
    size = CGSize(
      width: lines.map(\.frame.maxX).max() ?? 0, height: lines.last?.frame.maxY ?? 0)
  }

  // MARK: Offsets

  func byte(_ offset: Int) -> Int {
    let string = block.string
    let index = string.utf16.index(
      string.startIndex, offsetBy: offset, limitedBy: string.endIndex)
    return string.utf8.distance(from: string.startIndex, to: index ?? string.endIndex)
  }

  func offset(_ byte: Int) -> Int {
    let string = block.string
    let index = string.utf8.index(string.startIndex, offsetBy: byte)
    return string.utf16.distance(from: string.startIndex, to: index)
  }

  /// The line that a caret is on; behind a line that was broken for want of room, the next one.
  private func lineIndex(_ byte: Int) -> Int {
    placement.lines.lastIndex { $0.utf8.lowerBound <= byte } ?? 0
  }

  // MARK: Places

  private static let caretWidth: CGFloat = 2

  /// Where the caret stands in front of the character at `offset`.
  func caret(at offset: Int) -> CGRect {
    let byte = byte(offset)
    guard !placement.lines.isEmpty else { return .zero }
    let line = placement.lines[lineIndex(byte)]
    let next = line.characters.first { $0.utf8.lowerBound >= byte }
    let x = next?.start ?? line.characters.last?.end ?? line.frame.minX
    return CGRect(
      x: CGFloat(x) - (x > 0 ? Self.caretWidth / 2 : 0), y: CGFloat(line.frame.minY),
      width: Self.caretWidth, height: CGFloat(line.frame.size.height))
  }

  /// The offset of the edge of a character that is nearest to a point.
  ///
  /// - Complexity: O(n), n the length of the text.
  func offset(nearest point: CGPoint) -> Int {
    let lines = placement.lines
    guard
      let index = lines.indices.last(where: { CGFloat(lines[$0].frame.minY) <= point.y })
        ?? lines.indices.first
    else { return 0 }
    return offset(nearest: Double(point.x), onLine: index)
  }

  func offset(nearest x: Double, onLine index: Int) -> Int {
    let line = placement.lines[index]
    var nearest = (byte: line.utf8.lowerBound, distance: Double.infinity)
    func consider(_ byte: Int, _ edge: Double) {
      if abs(edge - x) < nearest.distance { nearest = (byte, abs(edge - x)) }
    }
    // The end of a line that was broken for want of room is the start of the next one.
    let isBroken =
      index + 1 < placement.lines.count
      && placement.lines[index + 1].utf8.lowerBound == line.utf8.upperBound
    for character in line.characters {
      consider(character.utf8.lowerBound, character.start)
      let isLast = character.utf8.upperBound == line.utf8.upperBound
      if !isLast || !isBroken { consider(character.utf8.upperBound, character.end) }
    }
    return offset(nearest.byte)
  }

  /// The index of the line that a caret at an offset is on.
  func lineIndex(of offset: Int) -> Int { lineIndex(byte(offset)) }

  /// The first and the last offset a caret has on the line of an offset. The end of a line that was
  /// broken for want of room is the start of the next one, so its last offset is before that.
  func line(at offset: Int) -> ClosedRange<Int>? {
    guard !placement.lines.isEmpty else { return nil }
    let index = lineIndex(byte(offset))
    let line = placement.lines[index]
    let isBroken =
      index + 1 < placement.lines.count
      && placement.lines[index + 1].utf8.lowerBound == line.utf8.upperBound
    var end = line.utf8.upperBound
    if let last = line.characters.map(\.utf8).max(by: { $0.upperBound < $1.upperBound }) {
      end = isBroken ? last.lowerBound : last.upperBound
    }
    let first = self.offset(line.utf8.lowerBound)
    return first...max(first, self.offset(end))
  }

  /// The rectangles of the characters in a range, at least one for each line of them.
  func rects(of range: NSRange) -> [CGRect] {
    let bytes = byte(range.location)..<byte(range.location + range.length)
    return placement.lines.flatMap { line -> [CGRect] in
      let (top, height) = (CGFloat(line.frame.minY), CGFloat(line.frame.size.height))
      var spans: [ClosedRange<Double>] = []
      for character in line.characters where bytes.overlaps(character.utf8) {
        let span = min(character.start, character.end)...max(character.start, character.end)
        if let last = spans.last, abs(last.upperBound - span.lowerBound) < 0.01 {
          spans[spans.count - 1] = last.lowerBound...span.upperBound
        } else if let last = spans.last, abs(span.upperBound - last.lowerBound) < 0.01 {
          spans[spans.count - 1] = span.lowerBound...last.upperBound
        } else {
          spans.append(span)
        }
      }
      return spans.map {
        CGRect(
          x: CGFloat($0.lowerBound), y: top, width: CGFloat($0.upperBound - $0.lowerBound),
          height: height)
      }
    }
  }
}
