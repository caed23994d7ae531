import RenderCore

extension TextBlock {
  /// Shows a range as marked text.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units.
  ///   - style: The attributes of marked text; nil for a translucent background in the tint colour.
  mutating func mark(
    _ range: NSRange, by composer: TextComposer, in style: [NSAttributedString.Key: Any]?,
    tint: UIColor?
  ) {
    let utf16 = string.utf16
    guard range.length > 0,
      let start = utf16.index(
        utf16.startIndex, offsetBy: range.location, limitedBy: utf16.endIndex),
      let end = utf16.index(start, offsetBy: range.length, limitedBy: utf16.endIndex)
    else { return }
    let first = string.utf8.distance(from: string.startIndex, to: start)
    let bytes = first..<first + string.utf8.distance(from: start, to: end)
    let look = style ?? [.backgroundColor: (tint ?? .systemBlue).withAlphaComponent(0.2)]
    change(bytes) { run in
      let marked = composer.looks(look)
      if look[.font] != nil { run.font = marked.font }
      if look[.foregroundColor] != nil { run.color = marked.color }
      if look[.backgroundColor] != nil { run.background = marked.background }
      if let underline = marked.ornaments?.underline {
        var ornaments = run.ornaments ?? TextOrnaments()
        ornaments.underline = underline
        run.ornaments = ornaments
      }
    }
  }

  /// Changes the look of some bytes of the text.
  ///
  /// - Complexity: O(r), r the number of runs.
  private mutating func change(_ bytes: Range<Int>, _ body: (inout TextRun) -> Void) {
    var changed: [TextRun] = []
    var place = 0
    for run in runs {
      let own = place..<place + run.utf8Length
      place = own.upperBound
      let inside = own.clamped(to: bytes)
      guard !inside.isEmpty else {
        changed.append(run)
        continue
      }
      let parts = [
        own.lowerBound..<inside.lowerBound, inside, inside.upperBound..<own.upperBound,
      ]
      for part in parts where !part.isEmpty {
        var piece = run
        piece.utf8Length = part.count
        if part == inside { body(&piece) }
        changed.append(piece)
      }
    }
    runs = changed
  }
}
