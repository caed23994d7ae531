// What keys do to a text.
extension _TextEditor {
  func receive(_ character: String) {
    guard host.isChangeable, host.mayReplace(marked ?? selected, with: character) else { return }
    host.insertText(character)
  }

  func receive(_ key: KeyPress) {
    switch key {
    case .delete(let unit): delete(unit)
    case .return: host.returnKeyPressed()
    case .left(let unit, let extends): move(unit, toLeft: true, extends)
    case .right(let unit, let extends): move(unit, toLeft: false, extends)
    case .up(let extends): move(byLines: -1, extends)
    case .down(let extends): move(byLines: 1, extends)
    }
  }

  /// The ends of the selection: the one that keys move, and the other one.
  private var ends: (moving: Int, fixed: Int) {
    let (start, end) = (selected.location, selected.location + selected.length)
    return movesStart ? (start, end) : (end, start)
  }

  private func delete(_ unit: CaretUnit) {
    guard host.isChangeable else { return }
    let range = range(deletedBy: unit)
    if let range, !host.mayReplace(range, with: "") { return }
    // Subclasses receive the key where there is nothing to delete too.
    guard let range, range != deletable else { return host.deleteBackward() }
    replace(range, with: "")
  }

  /// The selection, or what is between the caret and the start of the character, word or line.
  private func range(deletedBy unit: CaretUnit) -> NSRange? {
    if selected.length > 0 || unit == .character { return deletable }
    let start = place(of: unit, from: selected.location, forward: false)
    // At the start of a line the delete key joins it with the one above.
    guard start < selected.location else { return deletable }
    return NSRange(location: start, length: selected.location - start)
  }

  private func move(_ unit: CaretUnit, toLeft: Bool, _ extends: Bool) {
    let isForward = toLeft == (canvas.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if selected.length > 0, !extends, unit == .character {
      let end = selected.location + selected.length
      return select(from: isForward ? end : selected.location, extends: false)
    }
    let target = place(of: unit, from: ends.moving, forward: isForward)
    if target != ends.moving || !extends { select(from: target, extends: extends) }
  }

  /// The place a caret at `place` moves to.
  private func place(of unit: CaretUnit, from place: Int, forward: Bool) -> Int {
    let start = index(place)
    switch unit {
    case .character:
      let limit = forward ? string.endIndex : string.startIndex
      let next = string.index(start, offsetBy: forward ? 1 : -1, limitedBy: limit)
      return next.map(offset) ?? place
    case .word: return isSecure ? forward ? length : 0 : wordEnd(from: start, forward: forward)
    case .line: return lineEnd(from: place, forward: forward)
    }
  }

  /// The end of the word that contains or follows `place`; backwards the start of the one that
  /// contains or precedes it.
  private func wordEnd(from place: String.Index, forward: Bool) -> Int {
    var place = place
    if forward {
      while place < string.endIndex, !isPartOfWord(string[place]) {
        string.formIndex(after: &place)
      }
      while place < string.endIndex, isPartOfWord(string[place]) { string.formIndex(after: &place) }
      return offset(place)
    }
    func before() -> Character? {
      place > string.startIndex ? string[string.index(before: place)] : nil
    }
    while let character = before(), !isPartOfWord(character) { string.formIndex(before: &place) }
    while let character = before(), isPartOfWord(character) { string.formIndex(before: &place) }
    return offset(place)
  }

  private func lineEnd(from place: Int, forward: Bool) -> Int {
    host.layOutText()
    guard let line = canvas.text?.line(at: shownOffset(place)) else { return place }
    return ownOffset(forward ? line.upperBound : line.lowerBound)
  }

  private func move(byLines lines: Int, _ extends: Bool) {
    guard canvas.text != nil else { return }
    let target = place(lines, linesFrom: ends.moving)
    select(from: target ?? (lines < 0 ? 0 : length), extends: extends)
  }

  /// The offset a number of lines above or below another one; nil without such a line.
  func place(_ lines: Int, linesFrom place: Int) -> Int? {
    let from = shownOffset(place)
    guard let text = canvas.text else { return nil }
    return text.offset(lines, linesFrom: from, x: text.caret(at: from).midX).map(ownOffset)
  }

  /// Moves the caret, or the moving end of the selection.
  private func select(from place: Int, extends: Bool) {
    guard extends else { return selection = NSRange(location: place, length: 0) }
    let fixed = ends.fixed
    movesStart = place < fixed
    selection = NSRange(location: min(place, fixed), length: abs(place - fixed))
  }
}
