import CPangoCairo
import RenderCore

/// Room kept free at the start of a slice's first line and of the others, in points.
struct Indents {
  let first: Double
  let following: Double
}

/// Makes Pango's layouts of the slices of one text.
///
/// A class, which lines keep that are shaped when they are drawn.
final class ParagraphLayouts {
  let block: TextBlock
  /// The room for a line in points; nil to break only where the text says so.
  let width: Double?
  let text: [UInt8]
  let runs: [PlacedRun]
  private let library: FontLibrary
  private let isColored: Bool
  /// The size of the largest font in points.
  private let fontSize: Double
  /// The most bytes that are laid out at once.
  let limit: Int
  /// Whether the paragraph that is laid out in pieces reads from right to left; nil for one that is
  /// laid out at once.
  private var isMirrored: Bool?
  /// The piece of a word that was shaped last.
  private var formerPiece: (bytes: Range<Int>, breaks: WordBreaks)?

  /// - Parameter isColored: Whether runs bring their colours into the layout.
  init(of block: TextBlock, width: Double?, isColored: Bool, library: FontLibrary) {
    self.block = block
    let tail = block.paragraph.tailIndent
    self.width = tail > 0 ? min(width ?? tail, tail) : width.map { max(0, $0 + tail) }
    self.library = library
    self.isColored = isColored
    // Pango takes a zero byte for damage.
    let text = block.string.utf8.map { $0 == 0 ? 0x20 : $0 }
    self.text = text
    library.work.bytesRead += text.count
    runs = PlacedRun.runs(of: block, length: text.count).flatMap { $0.tracked(in: text) }
    fontSize = block.runs.reduce(0) { max($0, $1.font.size) }
    limit = LongText.limit(fontSize: fontSize)
  }

  // MARK: Long paragraphs

  /// Whether a paragraph is too long to be laid out at once.
  func isLong(_ bytes: Range<Int>) -> Bool {
    if LongText.isLong(bytes, in: text, limit: limit) { return true }
    return runs.count > LongText.mostRuns && endOfRuns(from: bytes.lowerBound, 1) < bytes.upperBound
  }

  /// The end of the piece of a long paragraph that starts at `start`.
  ///
  /// - Parameter factor: How many times as long as usual it is.
  func endOfPiece(from start: Int, upTo end: Int, factor: Int = 1) -> Int {
    // The end is seen where the head or the middle is left out.
    let isRest = end - start <= limit && !isCutAtEnd
    return LongText.end(
      from: start, in: text, upTo: min(end, endOfRuns(from: start, factor)),
      limit: limit * factor, unbroken: isRest ? .max : lettersOfLines(8) * factor)
  }

  /// Whether nothing is left out of lines, or their ends.
  private var isCutAtEnd: Bool {
    ellipsis == PANGO_ELLIPSIZE_NONE || ellipsis == PANGO_ELLIPSIZE_END
  }

  /// Whether a paragraph has a word that is better broken as those of long paragraphs are.
  func hasLongWord(_ bytes: Range<Int>) -> Bool {
    guard width != nil, isCutAtEnd, block.paragraph.lineBreak != .clip,
      block.paragraph.alignment != .justified
    else { return false }
    return LongText.startOfWord(
      longerThan: max(LongText.longWord, lettersOfLines(4)), in: text, from: bytes.lowerBound,
      upTo: bytes.upperBound) != nil
  }

  /// The piece of a word longer than some lines that starts at `start`; nil if it is no longer, or if
  /// its lines are not as wide as its characters.
  func pieceOfWord(from start: Int, upTo end: Int) -> Range<Int>? {
    guard width != nil, block.paragraph.alignment != .justified else { return nil }
    let few = lettersOfLines(4)
    let farthest = min(end, endOfRuns(from: start, 1), start + min(limit, 12 * few))
    let word = start..<LongText.endOfWord(from: start, in: text, upTo: farthest)
    guard word.count > few, !hasTrackedMirroring(word) else { return nil }
    return word
  }

  /// Where a piece of a word breaks; nil if it came out as several lines.
  ///
  /// - Parameter isEnd: Whether nothing follows the piece.
  func breaks(of piece: Range<Int>, isEnd: Bool) -> WordBreaks? {
    // What repeats itself, as one emoji does, is shaped once.
    if let former = formerPiece, isAlike(former.bytes, piece) { return former.breaks }
    formerPiece = nil
    let breaks = WordBreaks(
      of: unbroken(piece), text: text[piece],
      byCharacter: block.paragraph.lineBreak == .byCharacter, isEnd: isEnd)
    if let breaks { formerPiece = (piece, breaks) }
    return breaks
  }

  /// Whether two pieces of the text are the same and of one look.
  private func isAlike(_ former: Range<Int>, _ piece: Range<Int>) -> Bool {
    guard former.count == piece.count, text[former] == text[piece] else { return false }
    return PlacedRun.touching(former, among: runs).contains {
      $0.bytes.lowerBound <= former.lowerBound && piece.upperBound <= $0.bytes.upperBound
    }
  }

  /// The number of bytes of some lines of letters a quarter as wide as high.
  private func lettersOfLines(_ count: Double) -> Int {
    let letters = min(width ?? 1e6, 1e6) * 4 / max(1, fontSize.isFinite ? fontSize : 1)
    return Int(max(64, letters) * count)
  }

  /// Whether characters from right to left have room between them.
  private func hasTrackedMirroring(_ bytes: Range<Int>) -> Bool {
    isMirrored == true && PlacedRun.touching(bytes, among: runs).contains { $0.spacing != 0 }
  }

  /// The glyphs of a line of a word, shaped when they are asked for, and the offset of the first byte
  /// of the layout that has them.
  func glyphs(
    of bytes: Range<Int>, in paragraph: Range<Int>
  ) -> (glyphs: LineGlyphs, textOffset: Int) {
    let context = LineContext.around(bytes, in: paragraph, of: text)
    let glyphs = LineGlyphs { [self, isMirrored] in
      let former = self.isMirrored
      defer { self.isMirrored = former }
      self.isMirrored = isMirrored
      guard context != bytes else { return unbroken(bytes) }
      let start = bytes.lowerBound - context.lowerBound
      let line = start..<start + bytes.count
      let layout = layout(of: context, breaking: nil, suffix: [], separate: line)
      LineContext.keep(line, of: layout)
      return layout
    }
    return (glyphs, context.lowerBound)
  }

  /// The extent of a line of a word.
  ///
  /// - Parameter width: In Pango's units.
  func extent(of bytes: Range<Int>, width: Int32) -> LineExtent {
    var room: Int32 = 0
    if FlagGlyphs.isFlag(text[bytes]) {
      let before = PlacedRun.touching(bytes, among: runs).last {
        $0.bytes.lowerBound <= bytes.lowerBound
      }
      room = LetterSpacing.leftPart(of: pangoUnits(before?.spacing ?? 0))
    }
    return LineExtent(
      width: points(width), roomBefore: points(room), isRightToLeft: isMirrored ?? false)
  }

  /// The end of as many runs as are laid out at once.
  private func endOfRuns(from start: Int, _ factor: Int) -> Int {
    let most = LongText.mostRuns * factor
    let first = PlacedRun.touching(start..<start, among: runs).startIndex
    guard first + most < runs.count else { return text.count }
    return max(start + 1, runs[first + most].bytes.lowerBound)
  }

  /// Keeps the direction in which a paragraph reads while its pieces are laid out; nil ends that.
  func setDirection(of bytes: Range<Int>?) {
    formerPiece = nil
    isMirrored = bytes.map { bytes in
      guard block.paragraph.direction == .natural else {
        return block.paragraph.direction == .rightToLeft
      }
      return text[bytes].withUnsafeBytes { buffer in
        let characters = buffer.bindMemory(to: CChar.self)
        return pango_find_base_dir(characters.baseAddress, Int32(clamping: characters.count))
          == PANGO_DIRECTION_RTL
      }
    }
  }

  var ellipsis: PangoEllipsizeMode {
    guard block.maximumLines > 0 else { return PANGO_ELLIPSIZE_NONE }
    switch block.paragraph.lineBreak {
    case .truncateHead: return PANGO_ELLIPSIZE_START
    case .truncateMiddle: return PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: return PANGO_ELLIPSIZE_END
    case .byWord, .byCharacter, .clip: return PANGO_ELLIPSIZE_NONE
    }
  }

  // MARK: Layouts

  /// A layout of `bytes` of the text in one line.
  ///
  /// - Parameter indent: How far from the paragraph's edge the line starts, in points.
  func unbroken(_ bytes: Range<Int>, indent: Double = 0) -> ObjectReference {
    layout(of: bytes, breaking: nil, suffix: [], indent: indent)
  }

  /// A layout of `bytes` of the text in which no line starts with spaces from a line's end.
  ///
  /// Pango lets one space hang over a line's end; where a line breaks within several, all of them
  /// are made to take no room. Each such place costs another layout; after `mostHiddenRuns` of them
  /// the rest stays as Pango has it.
  ///
  /// - Parameter allowedLines: How many lines may come; nil for no limit.
  func layout(
    of bytes: Range<Int>, indents: Indents, allowedLines: Int?, suffix: [UInt8] = []
  ) -> ObjectReference {
    let breaking = width.map { Breaking(width: $0, indents: indents, allowedLines: allowedLines) }
    var hidden: [Range<Int>] = []
    while true {
      let layout = layout(
        of: bytes, breaking: breaking, suffix: suffix, hiddenSpaces: hidden, indent: indents.first)
      guard breaking != nil, let next = BrokenSpaces.first(in: layout, text: text[bytes]),
        !hidden.contains(next), hidden.count < Self.mostHiddenRuns
      else { return layout }
      hidden.append(next)
    }
  }

  private static let mostHiddenRuns = 64

  /// What lines are broken by.
  private struct Breaking {
    let width: Double
    let indents: Indents
    let allowedLines: Int?
  }

  /// - Parameters:
  ///   - separate: Bytes of the layout that are shaped apart from the others.
  ///   - indent: How far from the paragraph's edge a line that is not broken starts, in points.
  private func layout(
    of bytes: Range<Int>, breaking: Breaking?, suffix: [UInt8], hiddenSpaces: [Range<Int>] = [],
    separate: Range<Int>? = nil, indent: Double = 0
  ) -> ObjectReference {
    library.work.bytes += bytes.count + suffix.count
    if breaking != nil { library.work.brokenBytes += bytes.count }
    let mirrors = isMirrored ?? (block.paragraph.direction == .rightToLeft)
    let context = mirrors ? library.rightToLeft : library.leftToRight
    let layout: OpaquePointer = pango_layout_new(context.pointer)
    // Without a base direction of the paragraph, that of the text's first letter counts.
    let isOpen = isMirrored == nil && block.paragraph.direction == .natural
    pango_layout_set_auto_dir(layout, isOpen ? 1 : 0)
    let content = text[bytes] + suffix
    content.withUnsafeBytes { buffer in
      let characters = buffer.bindMemory(to: CChar.self)
      pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
    }
    setAttributes(of: layout, in: bytes, hiddenSpaces: hiddenSpaces, separate: separate)
    if content.contains(0x09) {
      LineTabs(block.paragraph.tabs ?? TabStops(), content: content)
        .set(of: layout, from: breaking.map { common($0.indents) } ?? indent)
    }
    if let breaking { set(breaking, of: layout) }
    return ObjectReference(owned: layout)
  }

  private func setAttributes(
    of layout: OpaquePointer, in bytes: Range<Int>, hiddenSpaces: [Range<Int>],
    separate: Range<Int>?
  ) {
    // The same whatever text is around.
    let isPlain = text[bytes].allSatisfy { $0 < 0x80 }
    if runs.count == 1, !isColored, hiddenSpaces.isEmpty, separate == nil {
      let list = library.attributes.list(of: runs[0], isPlain: isPlain)
      return pango_layout_set_attributes(layout, list)
    }
    let attributes = TextAttributes.list(runs, in: bytes, isPlain: isPlain, isColored: isColored)
    for spaces in hiddenSpaces { BrokenSpaces.hide(spaces, in: attributes) }
    if let separate { LineContext.separate(separate, in: attributes) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func set(_ breaking: Breaking, of layout: OpaquePointer) {
    let indents = breaking.indents
    pango_layout_set_width(layout, units(breaking.width, indents))
    pango_layout_set_indent(layout, pangoUnits(indents.first - indents.following))
    let breaksAnywhere = block.paragraph.lineBreak == .byCharacter
    pango_layout_set_wrap(layout, breaksAnywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, block.paragraph.alignment == .justified ? 1 : 0)
    if ellipsis != PANGO_ELLIPSIZE_NONE, let allowed = breaking.allowedLines {
      pango_layout_set_ellipsize(layout, ellipsis)
      pango_layout_set_height(layout, -Int32(clamping: allowed))
    }
  }

  /// The room that all lines have in common, in Pango's units.
  private func units(_ width: Double, _ indents: Indents) -> Int32 {
    // Rounded up, so that a text fits into the width it was measured to have.
    pangoUnits(max(0, width - common(indents))) + 1
  }

  /// The indent that all lines have, which Pango does not know of.
  private func common(_ indents: Indents) -> Double { min(indents.first, indents.following) }

  // MARK: Plain text

  /// Whether `bytes` of the text may be shaped once and then be broken at spaces: Latin letters in the
  /// system font, which read the same wherever a line ends.
  func isBreakable(_ bytes: Range<Int>) -> Bool {
    guard width != nil, runs.count == 1, let run = runs.first?.run,
      run.font.family == nil, !run.font.isMonospaced, run.background == nil,
      run.ornaments == nil, block.paragraph.alignment != .justified,
      block.paragraph.direction != .rightToLeft
    else { return false }
    switch block.paragraph.lineBreak {
    case .byCharacter, .clip: return false
    case .byWord, .truncateHead, .truncateTail, .truncateMiddle: break
    }
    return LineBreaks.canBreak(text[bytes])
  }

  /// The room for the first line and for the others, in Pango's units; nil for no limit.
  func room(_ indents: Indents) -> (first: Int32, following: Int32)? {
    guard let width else { return nil }
    let room = units(width, indents)
    let indent = pangoUnits(indents.first - indents.following)
    return (room - max(0, indent), room - max(0, -indent))
  }
}
