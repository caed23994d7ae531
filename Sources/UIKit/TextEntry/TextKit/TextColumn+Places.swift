import RenderCore

// Places of characters by UTF-16 offsets, as the lines of a whole text would have them.
extension TextColumn {
  private func place(of offset: Int) -> (passage: Int, offset: Int) {
    let index = measuredPassage(of: offset)
    return (index, max(0, offset - offsets[index]))
  }

  /// The passage that contains an offset. One that is long is laid out up to there.
  private func measuredPassage(of offset: Int) -> Int {
    var index = passage(of: offset)
    while !passages[index].isMeasured {
      ensureMeasured(index)
      index = passage(of: offset)
    }
    return index
  }

  /// Where the caret stands in front of the character at `offset`.
  func caret(at offset: Int) -> CGRect {
    let place = place(of: offset)
    let caret = frame(place.passage).caret(at: place.offset)
    return caret.offsetBy(dx: 0, dy: CGFloat(tops[place.passage]))
  }

  /// The offset of the edge of a character that is nearest to a point.
  func offset(nearest point: CGPoint) -> Int {
    var index = passage(atHeight: point.y)
    // What is there may turn out to end further up.
    while !passages[index].isMeasured {
      ensureMeasured(index)
      index = passage(atHeight: point.y)
    }
    var y = Double(point.y) - tops[index]
    if index + 1 < passages.count { y = min(y, passages[index].height.nextDown) }
    return offsets[index] + frame(index).offset(nearest: CGPoint(x: point.x, y: CGFloat(y)))
  }

  /// The offset a line above or below, as near to the side as possible; nil without such a line.
  func offset(_ lines: Int, linesFrom offset: Int, x: CGFloat) -> Int? {
    // A line but the last one has a character.
    guard lines.magnitude <= UInt(length) else { return nil }
    var index = measuredPassage(of: offset)
    var line = frame(index).lineIndex(of: offset - offsets[index]) + lines
    while line < 0 {
      guard index > 0 else { return nil }
      index = measuredPassage(of: offsets[index] - 1)
      line += lineCount(index)
    }
    while line >= lineCount(index) {
      line -= lineCount(index)
      index += 1
      guard index < passages.count else { return nil }
    }
    return offsets[index] + frame(index).offset(nearest: Double(x), onLine: line)
  }

  /// The first and the last offset a caret has on the line of an offset.
  func line(at offset: Int) -> ClosedRange<Int>? {
    let place = place(of: offset)
    let start = offsets[place.passage]
    return frame(place.passage).line(at: place.offset).map {
      $0.lowerBound + start...$0.upperBound + start
    }
  }

  /// The rectangles of the characters in a range, at least one for each line of them.
  ///
  /// - Parameter part: The part of the height in whose passages they are wanted; nil for all.
  func rects(of range: NSRange, in part: ClosedRange<CGFloat>? = nil) -> [CGRect] {
    let end = range.location + range.length
    var index = measuredPassage(of: range.location)
    if let part { index = max(index, passage(atHeight: part.lowerBound)) }
    var rects: [CGRect] = []
    while index < passages.count, offsets[index] < end {
      if let part, tops[index] > Double(part.upperBound) { break }
      ensureMeasured(index)
      let start = max(range.location, offsets[index])
      let own = NSRange(
        location: start - offsets[index], length: min(end, offsets[index + 1]) - start)
      let found = own.length > 0 ? frame(index).rects(of: own) : []
      let top = CGFloat(tops[index])
      rects += found.map { $0.offsetBy(dx: 0, dy: top) }
      index += 1
    }
    return rects
  }

  /// The smallest rectangle around the caret in front of a range and its first and last characters.
  func extent(of range: NSRange) -> CGRect {
    let end = range.location + range.length
    // What is between them lies between their tops. The second may be found in front of the first.
    let last = measuredPassage(of: max(range.location, end - 1))
    let first = measuredPassage(of: range.location)
    let ends = Set([first, first == last ? last : passage(of: end - 1)]).flatMap {
      index -> [CGRect] in
      let start = max(range.location, offsets[index])
      let length = min(end, offsets[index + 1]) - start
      return length > 0 ? rects(of: NSRange(location: start, length: length)) : []
    }
    return ends.reduce(caret(at: range.location)) { $0.union($1) }
  }

  /// Draws the passages that touch a part of the height into the present context; nil for all.
  func draw(_ part: ClosedRange<CGFloat>?) {
    guard let context = UIGraphicsGetCurrentContext(), !block.string.isEmpty else { return }
    var index = part.map { passage(atHeight: $0.lowerBound) } ?? 0
    while index < passages.count {
      if let part, tops[index] > Double(part.upperBound) { return }
      ensureMeasured(index)
      let passage = passages[index]
      let frame = CGRect(
        x: 0, y: tops[index], width: width ?? passage.width, height: passage.height)
      context.append(.text(drawnBlock(of: index), frame: frame.core))
      index += 1
    }
  }
}
