// The members of `UITextInput`, by the positions and ranges of this module.
extension _TextEditor {
  var selectedTextRange: UITextRange? {
    get { TextSpan(selection) }
    set { if let span = newValue as? TextSpan { selection = textual(span.range) } }
  }

  /// A range without the positions before the text.
  func textual(_ range: NSRange) -> NSRange {
    guard range.location < 0 else { return range }
    return NSRange(location: 0, length: max(0, range.location + range.length))
  }

  func text(in range: UITextRange) -> String? {
    (range as? TextSpan).map { substring(textual($0.range)) }
  }

  func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan { replace(textual(span.range), with: text) }
  }

  var beginning: UITextPosition { TextOffset(-lead) }
  var end: UITextPosition { TextOffset(length) }

  func range(from first: UITextPosition, to second: UITextPosition) -> UITextRange? {
    guard let first = first as? TextOffset, let second = second as? TextOffset else { return nil }
    let start = min(first.offset, second.offset)
    return TextSpan(
      NSRange(location: start, length: max(first.offset, second.offset) - start))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let position = position as? TextOffset else { return nil }
    let (place, overflow) = position.offset.addingReportingOverflow(offset)
    return !overflow && (-lead...length).contains(place) ? TextOffset(place) : nil
  }

  private func isBackward(_ direction: UITextLayoutDirection) -> Bool {
    let isMirrored = canvas.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch direction {
    case .up: true
    case .down: false
    case .left: !isMirrored
    case .right: isMirrored
    }
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard let position = position as? TextOffset else { return nil }
    host.layOutText()
    switch direction {
    case .left, .right:
      let step = isBackward(direction) ? 0 &- offset : offset
      if lead > 0 { return place(step, charactersFrom: position.offset).map(TextOffset.init) }
      let start = index(position.offset)
      let limit = step < 0 ? string.startIndex : string.endIndex
      return string.index(start, offsetBy: step, limitedBy: limit)
        .map { TextOffset($0.utf16Offset(in: string)) }
    case .up, .down:
      return place(direction == .up ? 0 &- offset : offset, linesFrom: position.offset)
        .map(TextOffset.init)
    }
  }

  /// The offset a number of characters away, where there are positions before the text.
  private func place(_ step: Int, charactersFrom offset: Int) -> Int? {
    let before = string.distance(from: string.startIndex, to: index(offset)) + min(0, offset)
    let (target, overflow) = before.addingReportingOverflow(step)
    guard !overflow, target >= -lead else { return nil }
    guard target > 0 else { return target }
    return string.index(string.startIndex, offsetBy: target, limitedBy: string.endIndex)
      .map(self.offset)
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    isBackward(direction) ? range.start : range.end
  }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    range(from: position, to: isBackward(direction) ? beginning : end)
  }

  func compare(_ first: UITextPosition, to second: UITextPosition) -> ComparisonResult {
    let distance = offset(from: first, to: second)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  func offset(from first: UITextPosition, to second: UITextPosition) -> Int {
    guard let first = first as? TextOffset, let second = second as? TextOffset else { return 0 }
    return second.offset - first.offset
  }

  // MARK: Geometry

  func firstRect(for range: UITextRange) -> CGRect {
    guard let span = (range as? TextSpan).map({ textual($0.range) }) else { return .zero }
    host.layOutText()
    return rects(span, in: host).first ?? caretRect(span.location)
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    guard let place = position as? TextOffset else { return .zero }
    if !isShowing { host.layOutText() }
    return caretRect(place.offset)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let span = range as? TextSpan else { return [] }
    if !isShowing { host.layOutText() }
    let rects = rects(textual(span.range), in: host)
    return rects.indices.map {
      SelectionRect(rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }

  /// The offset nearest to a point of the host.
  private func hostOffset(at point: CGPoint) -> Int {
    host.layOutText()
    return offset(at: canvas.convert(point, from: host))
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(hostOffset(at: point)) }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let span = (range as? TextSpan)?.range else { return nil }
    let offset = hostOffset(at: point)
    return TextOffset(min(max(offset, span.location), span.location + span.length))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    host.layOutText()
    let point = canvas.convert(point, from: host)
    let nearest = offset(at: point)
    for start in [nearest - 1, nearest] where start >= 0 && start < length {
      let range = (string as NSString).rangeOfComposedCharacterSequence(at: start)
      if rects(range, in: canvas).contains(where: { $0.contains(point) }) { return TextSpan(range) }
    }
    return nil
  }
}
