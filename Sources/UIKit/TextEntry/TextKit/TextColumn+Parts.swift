import RenderCore

// The parts of a text that are laid out and drawn.
extension TextColumn {
  /// The text of a passage that is laid out, with its looks.
  func block(of index: Int) -> TextBlock {
    let passage = passages[index]
    let length = passage.isMeasured ? passage.laidOut : passage.bytes
    return part(bytes[index]..<bytes[index] + length, of: passage)
  }

  /// The text of a passage as it is drawn: its own lines alone.
  func drawnBlock(of index: Int) -> TextBlock {
    var result = block(of: index)
    let passage = passages[index]
    // A piece also has the beginning of a line of the next passage.
    guard passage.laidOut > passage.bytes else { return result }
    result.maximumLines = passage.lines
    if result.paragraph.lineBreak != .byCharacter { result.paragraph.lineBreak = .byWord }
    return result
  }

  /// Some bytes from the start of a passage on, with their looks.
  func part(_ own: Range<Int>, of passage: TextPassage) -> TextBlock {
    guard own != 0..<block.string.utf8.count else { return block }
    var result = block
    let utf8 = block.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: own.lowerBound)
    result.string = String(block.string[start..<utf8.index(start, offsetBy: own.count)])
    result.runs = []
    var place = own.lowerBound
    var index = run(at: place)
    while place < own.upperBound, index < block.runs.count {
      let isLast = index + 1 == block.runs.count
      let end = isLast ? own.upperBound : min(own.upperBound, runEnds[index])
      var run = block.runs[index]
      run.utf8Length = end - place
      if end > place { result.runs.append(run) }
      (place, index) = (end, index + 1)
    }
    guard !passage.startsParagraph else { return result }
    result.paragraph.firstLineIndent = result.paragraph.headIndent
    result.paragraph.direction = passage.direction
    return result
  }
}
