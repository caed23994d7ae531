import CPangoCairo
import RenderCore

/// Breaks one text into lines, paragraph by paragraph.
struct TextShaper {
  private let layouts: ParagraphLayouts
  private var block: TextBlock { layouts.block }
  private var text: [UInt8] { layouts.text }
  private var runs: [PlacedRun] { layouts.runs }

  private var lines: [ShapedLine] = []
  private var isTruncated = false
  private var isClipped = false
  private var isBroken = false
  private var missingGlyphs = 0
  /// The room the last line wants below itself.
  private var pendingGap = 0.0

  /// - Parameter isColored: Whether runs bring their colours into the layout.
  static func shaped(
    _ block: TextBlock, width: Double?, isColored: Bool, library: FontLibrary
  ) -> ShapedText {
    var shaper = TextShaper(
      layouts: ParagraphLayouts(
        of: block, width: width, isColored: isColored, library: library))
    return shaper.shaped()
  }

  private mutating func shaped() -> ShapedText {
    let slices = ParagraphSlice.slices(of: text)
    for (index, slice) in slices.enumerated() {
      if let allowed = allowedLines, allowed <= 0 {
        isTruncated = true
        break
      }
      if index > 0, slice.startsParagraph { pendingGap += block.paragraph.paragraphSpacing }
      append(slice, moreFollows: index + 1 < slices.count)
    }
    return ShapedText(
      lines: lines, isTruncated: isTruncated, isBroken: isBroken, missingGlyphs: missingGlyphs,
      isClipped: isClipped, paragraph: block.paragraph)
  }

  /// How many more lines may come; nil for no limit.
  private var allowedLines: Int? {
    block.maximumLines > 0 ? block.maximumLines - lines.count : nil
  }

  // MARK: Paragraphs

  private mutating func append(_ slice: ParagraphSlice, moreFollows: Bool) {
    let indents = indents(of: slice)
    let allowed = allowedLines ?? .max
    if layouts.isLong(slice.bytes) || allowed > 1 && layouts.hasLongWord(slice.bytes) {
      return appendLong(slice, indents: indents, moreFollows: moreFollows)
    }
    if appendPlain(slice, indents: indents, allowed: moreFollows ? allowed - 1 : allowed) { return }
    var layout = layouts.layout(of: slice.bytes, indents: indents, allowedLines: allowedLines)
    var count = Int(pango_layout_get_line_count(layout.pointer))

    // 1. Text that is left over below shows as dots at the end of the last line.
    if count >= allowed, moreFollows, layouts.ellipsis != PANGO_ELLIPSIZE_NONE,
      pango_layout_is_ellipsized(layout.pointer) == 0
    {
      layout = layouts.layout(
        of: slice.bytes, indents: indents, allowedLines: allowedLines, suffix: Self.dots)
      count = Int(pango_layout_get_line_count(layout.pointer))
      isTruncated = true
    }
    // 2. A clipped last line runs on to the paragraph's end.
    if count > allowed, block.paragraph.lineBreak == .clip {
      appendClipped(slice, layout: layout, allowed: allowed, indents: indents)
    } else {
      append(layout, slice.bytes, indents: indents, from: 0, upTo: min(count, allowed))
    }
    if count > allowed || pango_layout_is_ellipsized(layout.pointer) != 0 { isTruncated = true }
    missingGlyphs += Int(pango_layout_get_unknown_glyphs_count(layout.pointer))
  }

  private static let dots = Array("…".utf8)

  private mutating func appendClipped(
    _ slice: ParagraphSlice, layout: ObjectReference, allowed: Int, indents: Indents
  ) {
    append(layout, slice.bytes, indents: indents, from: 0, upTo: allowed - 1)
    guard let last = pango_layout_get_line_readonly(layout.pointer, Int32(allowed - 1)) else {
      return
    }
    let start = slice.bytes.lowerBound + Int(last.pointee.start_index)
    let rest = start..<slice.bytes.upperBound
    let indent = allowed == 1 ? indents.first : indents.following
    let indents = Indents(first: indent, following: indent)
    append(layouts.unbroken(rest, indent: indent), rest, indents: indents, from: 0, upTo: 1)
    isClipped = true
  }

  // MARK: Long paragraphs

  /// Stacks the lines of a slice that is too long to be laid out at once, piece by piece.
  private mutating func appendLong(
    _ slice: ParagraphSlice, indents: Indents, moreFollows: Bool
  ) {
    layouts.setDirection(of: slice.bytes)
    defer { layouts.setDirection(of: nil) }
    if layouts.width == nil { return appendLongLine(slice.bytes, indents) }
    var indents = indents
    var start = slice.bytes.lowerBound
    if allowedLines == 1, layouts.ellipsis == PANGO_ELLIPSIZE_START {
      start = max(start, slice.bytes.upperBound - layouts.limit)
      while start < slice.bytes.upperBound, text[start] & 0xC0 == 0x80 { start += 1 }
    }
    while start < slice.bytes.upperBound {
      if let allowed = allowedLines, allowed <= 0 {
        isTruncated = true
        return
      }
      start =
        appendWord(from: start, in: slice.bytes, indents: indents)
        ?? appendPiece(
          from: start, upTo: slice.bytes.upperBound, indents: indents, moreFollows: moreFollows)
      indents = Indents(first: indents.following, following: indents.following)
    }
  }

  /// Stacks the lines of a piece of a word that is longer than some lines, but for its last one where
  /// the paragraph goes on.
  ///
  /// - Returns: Where the next line starts; nil if no such word is there.
  private mutating func appendWord(
    from start: Int, in paragraph: Range<Int>, indents: Indents
  ) -> Int? {
    // The last line allowed may have to be truncated.
    let allowed = (allowedLines ?? .max) - 1
    guard allowed > 0, let room = layouts.room(indents),
      let piece = layouts.pieceOfWord(from: start, upTo: paragraph.upperBound)
    else { return nil }
    let shaped = LineContext.around(piece, in: paragraph, of: text)
    let isEnd = shaped.upperBound == paragraph.upperBound && allowedLines == nil
    guard let breaks = layouts.breaks(of: shaped, isEnd: isEnd) else { return nil }
    let parts = breaks.lines(
      from: start - shaped.lowerBound, first: room.first, following: room.following
    ) { [self] part in
      width(of: part.shifted(by: shaped.lowerBound), in: paragraph)
    }.prefix(allowed)
    guard let last = parts.last else { return nil }
    isBroken = true
    missingGlyphs += breaks.missingGlyphs
    for (index, part) in parts.enumerated() {
      let bytes = part.bytes.shifted(by: shaped.lowerBound)
      let (glyphs, offset) = layouts.glyphs(of: bytes, in: paragraph)
      stack(
        glyphs, textOffset: offset, start: bytes.lowerBound,
        extent: layouts.extent(of: bytes, width: part.width), runs: runsOnLine(bytes),
        indent: index == 0 ? indents.first : indents.following)
    }
    return shaped.lowerBound + last.bytes.upperBound
  }

  /// The width of some bytes on a line of their own, in Pango's units.
  private func width(of bytes: Range<Int>, in paragraph: Range<Int>) -> Int32 {
    let glyphs = layouts.glyphs(of: bytes, in: paragraph).glyphs
    guard let line = glyphs.line else { return 0 }
    let extent = LineExtent(line, text: text[bytes], dropsTrailingSpace: false)
    return pangoUnits(extent.width)
  }

  /// Stacks the lines of a piece of a slice but for its last one, which the next piece goes on with.
  ///
  /// - Parameter factor: How many times as long as usual the piece is.
  /// - Returns: Where the next piece starts.
  private mutating func appendPiece(
    from start: Int, upTo end: Int, indents: Indents, moreFollows: Bool, factor: Int = 1
  ) -> Int {
    let bytes = start..<layouts.endOfPiece(from: start, upTo: end, factor: factor)
    let isLast = bytes.upperBound == end
    let allowed = allowedLines ?? .max
    let needsDots = isLast && moreFollows && layouts.ellipsis != PANGO_ELLIPSIZE_NONE
    let layout = layouts.layout(
      of: bytes, indents: indents, allowedLines: allowedLines,
      suffix: needsDots && allowed == 1 ? Self.dots : [])
    let count = Int(pango_layout_get_line_count(layout.pointer))
    if count == 1, !isLast, factor < 64, !Self.isSpace(text[bytes.upperBound - 1]),
      pango_layout_is_ellipsized(layout.pointer) == 0
    {
      // Not all of a line.
      return appendPiece(
        from: start, upTo: end, indents: indents, moreFollows: moreFollows, factor: factor * 4)
    }
    missingGlyphs += Int(pango_layout_get_unknown_glyphs_count(layout.pointer))
    if pango_layout_is_ellipsized(layout.pointer) != 0 || count > allowed {
      isTruncated = true
      append(layout, bytes, indents: indents, from: 0, upTo: min(count, allowed))
      return .max
    }
    let whole = isLast || count == 1 ? count : count - 1
    append(layout, bytes, indents: indents, from: 0, upTo: whole)
    guard !isLast else { return bytes.upperBound }
    isBroken = true
    var next = bytes.upperBound
    if count > 1, let line = pango_layout_get_line_readonly(layout.pointer, Int32(count - 1)) {
      next = bytes.lowerBound + max(1, Int(line.pointee.start_index))
    }
    // Spaces at the end of a line take no room, however many there are.
    while next < text.count, text[next] == 0x20, text[next - 1] == 0x20 { next += 1 }
    return next
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Stacks one line, of which only the first piece can be seen. The width of the others counts, as
  /// far as it can make a difference.
  private mutating func appendLongLine(_ bytes: Range<Int>, _ indents: Indents) {
    var start = bytes.lowerBound
    var first: (layout: ObjectReference, bytes: Range<Int>)?
    var width = 0.0
    while start < bytes.upperBound, width < LongText.widestLine {
      let end = layouts.endOfPiece(from: start, upTo: bytes.upperBound)
      let layout = layouts.unbroken(start..<end)
      if first == nil { first = (layout, start..<end) }
      var extent = PangoRectangle()
      pango_layout_get_extents(layout.pointer, nil, &extent)
      width += points(extent.width)
      start = end
    }
    guard let first, let line = pango_layout_get_line_readonly(first.layout.pointer, 0) else {
      return
    }
    let share = Double(start - bytes.lowerBound) / Double(bytes.count)
    let extent = LineExtent(line, text: text[first.bytes], dropsTrailingSpace: false)
    stack(
      LineGlyphs(line, of: first.layout), textOffset: bytes.lowerBound, start: bytes.lowerBound,
      extent: extent.widened(to: width / share), runs: runsOnLine(first.bytes),
      indent: indents.first)
  }

  private func indents(of slice: ParagraphSlice) -> Indents {
    let paragraph = block.paragraph
    return Indents(
      first: slice.startsParagraph ? paragraph.firstLineIndent : paragraph.headIndent,
      following: paragraph.headIndent)
  }

  // MARK: Lines

  /// Stacks the lines of a slice that needs no more than to be shaped once and broken at spaces.
  ///
  /// - Returns: Whether it was such a slice, and needs no more lines than are allowed.
  private mutating func appendPlain(
    _ slice: ParagraphSlice, indents: Indents, allowed: Int
  ) -> Bool {
    guard layouts.isBreakable(slice.bytes) else { return false }
    let layout = layouts.unbroken(slice.bytes)
    guard let room = layouts.room(indents),
      let breaks = LineBreaks(of: layout, text: text[slice.bytes]),
      let parts = breaks.lines(first: room.first, following: room.following),
      parts.count <= allowed
    else { return false }
    missingGlyphs += Int(pango_layout_get_unknown_glyphs_count(layout.pointer))
    guard parts.count > 1 else {
      append(layout, slice.bytes, indents: indents, from: 0, upTo: 1)
      return true
    }
    isBroken = true
    for (index, part) in parts.enumerated() {
      let bytes = slice.bytes.lowerBound + part.bytes.lowerBound
      stack(
        LineGlyphs { [layouts] in
          layouts.unbroken(bytes..<bytes + part.bytes.count)
        },
        textOffset: bytes, start: bytes, extent: LineExtent(width: points(part.width)),
        runs: runs.map(\.run),
        indent: index == 0 ? indents.first : indents.following)
    }
    return true
  }

  /// Stacks the lines of `layout` with the given positions below those already there.
  ///
  /// - Complexity: O(l r), l the number of lines and r that of runs.
  private mutating func append(
    _ layout: ObjectReference, _ bytes: Range<Int>, indents: Indents, from first: Int, upTo end: Int
  ) {
    var node = pango_layout_get_lines_readonly(layout.pointer)
    var index = 0
    while let current = node, index < end {
      defer {
        node = current.pointee.next
        index += 1
      }
      guard let data = current.pointee.data else { continue }
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      Ellipsis.tighten(in: line, at: Int32(index), of: layout.pointer)
      if current.pointee.next != nil { isBroken = true }
      append(
        line, of: layout, bytes, isBroken: current.pointee.next != nil,
        indent: index == 0 ? indents.first : indents.following)
    }
  }

  private mutating func append(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of layout: ObjectReference, _ bytes: Range<Int>,
    isBroken: Bool, indent: Double
  ) {
    let start = bytes.lowerBound + Int(line.pointee.start_index)
    let end = min(bytes.upperBound, start + Int(line.pointee.length))
    let onLine = runsOnLine(start..<max(start, end))
    let endsAtSpace = isBroken && block.paragraph.alignment != .justified
    let extent = LineExtent(
      line, text: text[start..<max(start, end)], dropsTrailingSpace: endsAtSpace)
    if endsAtSpace { LetterSpacing.restoreBeforeSpace(at: line) }
    stack(
      LineGlyphs(line, of: layout), textOffset: bytes.lowerBound, start: start, extent: extent,
      runs: onLine, indent: indent)
  }

  /// Adds a line below those already there.
  private mutating func stack(
    _ glyphs: LineGlyphs, textOffset: Int, start: Int, extent: LineExtent, runs: [TextRun],
    indent: Double
  ) {
    let metrics = LineMetrics(runs: runs, paragraph: block.paragraph)
    let top = (lines.last.map { $0.top + $0.height } ?? 0) + (lines.isEmpty ? 0 : pendingGap)
    lines.append(
      ShapedLine(
        glyphs: glyphs, textOffset: textOffset, start: start, width: extent.width,
        hiddenWidth: extent.hiddenWidth, isRightToLeft: extent.isRightToLeft, indent: indent,
        top: top, height: metrics.height, baseline: top + metrics.height - metrics.descent))
    pendingGap = metrics.leading + block.paragraph.lineSpacing
  }

  private func runsOnLine(_ bytes: Range<Int>) -> [TextRun] {
    if text.isEmpty {
      return [TextRun(utf8Length: 0, font: block.emptyLineFont, color: .black)]
    }
    if runs.count == 1 { return [runs[0].run] }
    let inside = PlacedRun.touching(bytes, among: runs).filter { $0.bytes.overlaps(bytes) }
    if !inside.isEmpty { return inside.map(\.run) }
    // An empty line is as high as the break that ends it, the last one as the break before it.
    let place = min(bytes.lowerBound, text.count - 1)
    return PlacedRun.touching(place..<place, among: runs).filter { $0.bytes.contains(place) }
      .map(\.run)
  }
}

extension Range<Int> {
  /// The range as many places further on.
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
