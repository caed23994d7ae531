import CPangoCairo
import RenderCore

/// Breaks one text into lines, paragraph by paragraph.
struct TextShaper {
  private let block: TextBlock
  private let library: FontLibrary
  /// The room for a line in points; nil to break only where the text says so.
  private let width: Double?
  private let text: [UInt8]
  private let runs: [PlacedRun]
  /// Whether all characters are ASCII.
  private let isPlain: Bool
  private let isColored: Bool

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
    var shaper = TextShaper(block: block, width: width, isColored: isColored, library: library)
    return shaper.shaped()
  }

  private init(block: TextBlock, width: Double?, isColored: Bool, library: FontLibrary) {
    self.block = block
    self.width = width
    self.library = library
    self.isColored = isColored
    // Pango takes a zero byte for damage.
    text = block.string.utf8.map { $0 == 0 ? 0x20 : $0 }
    let text = text
    isPlain = text.allSatisfy { $0 < 0x80 }
    runs = PlacedRun.runs(of: block, length: text.count).flatMap { $0.tracked(in: text) }
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
      isClipped: isClipped, alignment: block.paragraph.alignment)
  }

  /// How many more lines may come; nil for no limit.
  private var allowedLines: Int? {
    block.maximumLines > 0 ? block.maximumLines - lines.count : nil
  }

  // MARK: Paragraphs

  private mutating func append(_ slice: ParagraphSlice, moreFollows: Bool) {
    let indents = indents(of: slice)
    var layout = makeLayout(slice.bytes, indents: indents)
    var count = Int(pango_layout_get_line_count(layout.pointer))
    let allowed = allowedLines ?? .max

    // 1. Text that is left over below shows as dots at the end of the last line.
    if count >= allowed, moreFollows, ellipsis != PANGO_ELLIPSIZE_NONE,
      pango_layout_is_ellipsized(layout.pointer) == 0
    {
      layout = makeLayout(slice.bytes, indents: indents, suffix: Self.dots)
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
    append(
      makeLayout(rest, indents: indents, isUnbroken: true), rest, indents: indents, from: 0, upTo: 1
    )
    isClipped = true
  }

  /// Room kept free at the start of a slice's first line and of the others, in points.
  private struct Indents {
    let first: Double
    let following: Double
  }

  private func indents(of slice: ParagraphSlice) -> Indents {
    let paragraph = block.paragraph
    return Indents(
      first: slice.startsParagraph ? paragraph.firstLineIndent : paragraph.headIndent,
      following: paragraph.headIndent)
  }

  // MARK: Layouts

  private var ellipsis: PangoEllipsizeMode {
    guard block.maximumLines > 0 else { return PANGO_ELLIPSIZE_NONE }
    switch block.paragraph.lineBreak {
    case .truncateHead: return PANGO_ELLIPSIZE_START
    case .truncateMiddle: return PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: return PANGO_ELLIPSIZE_END
    case .byWord, .byCharacter, .clip: return PANGO_ELLIPSIZE_NONE
    }
  }

  /// A layout of `bytes` of the text in which no line starts with spaces from a line's end.
  ///
  /// Pango lets one space hang over a line's end; where a line breaks within several, all of them
  /// are made to take no room. Each such place costs another layout; after `mostHiddenRuns` of them
  /// the rest stays as Pango has it.
  private func makeLayout(
    _ bytes: Range<Int>, indents: Indents, suffix: [UInt8] = [], isUnbroken: Bool = false
  ) -> ObjectReference {
    var hidden: [Range<Int>] = []
    while true {
      let layout = makeLayout(
        bytes, indents: indents, suffix: suffix, isUnbroken: isUnbroken, hiddenSpaces: hidden)
      guard width != nil, !isUnbroken, let next = BrokenSpaces.first(in: layout, text: text[bytes]),
        !hidden.contains(next), hidden.count < Self.mostHiddenRuns
      else { return layout }
      hidden.append(next)
    }
  }

  private static let mostHiddenRuns = 64

  private func makeLayout(
    _ bytes: Range<Int>, indents: Indents, suffix: [UInt8], isUnbroken: Bool,
    hiddenSpaces: [Range<Int>]
  ) -> ObjectReference {
    let context =
      block.paragraph.direction == .rightToLeft ? library.rightToLeft : library.leftToRight
    let layout: OpaquePointer = pango_layout_new(context.pointer)
    let content = Array(text[bytes]) + suffix + [0]
    content.withUnsafeBytes { buffer in
      let characters = buffer.bindMemory(to: CChar.self)
      pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count - 1))
    }
    let attributes = TextAttributes.list(
      runs, in: bytes, isPlain: isPlain, isColored: isColored)
    for spaces in hiddenSpaces { BrokenSpaces.hide(spaces, in: attributes) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    if content.contains(0x09) { setTabs(of: layout) }
    if let width, !isUnbroken { setBreaking(of: layout, width: width, indents: indents) }
    return ObjectReference(owned: layout)
  }

  private func setBreaking(of layout: OpaquePointer, width: Double, indents: Indents) {
    let common = min(indents.first, indents.following)
    // Rounded up, so that a text fits into the width it was measured to have.
    pango_layout_set_width(layout, pangoUnits(max(0, width - common)) + 1)
    pango_layout_set_indent(layout, pangoUnits(indents.first - indents.following))
    let breaksAnywhere = block.paragraph.lineBreak == .byCharacter
    pango_layout_set_wrap(layout, breaksAnywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, block.paragraph.alignment == .justified ? 1 : 0)
    if ellipsis != PANGO_ELLIPSIZE_NONE, let allowed = allowedLines {
      pango_layout_set_ellipsize(layout, ellipsis)
      pango_layout_set_height(layout, -Int32(clamping: allowed))
    }
  }

  /// Twelve stops 28 points apart, as paragraph styles have them by default.
  private func setTabs(of layout: OpaquePointer) {
    let tabs = pango_tab_array_new(12, 0)
    for index in 0..<12 {
      pango_tab_array_set_tab(
        tabs, Int32(index), PANGO_TAB_LEFT, pangoUnits(28 * Double(index + 1)))
    }
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  // MARK: Lines

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
    let metrics = LineMetrics(runs: onLine, paragraph: block.paragraph)
    let top = (lines.last.map { $0.top + $0.height } ?? 0) + (lines.isEmpty ? 0 : pendingGap)
    let extent = LineExtent(
      line, text: text[start..<max(start, end)],
      dropsTrailingSpace: isBroken && block.paragraph.alignment != .justified)
    lines.append(
      ShapedLine(
        layout: layout, line: line, textOffset: bytes.lowerBound, width: extent.width,
        hiddenWidth: extent.hiddenWidth, isRightToLeft: extent.isRightToLeft, indent: indent,
        top: top, height: metrics.height, baseline: top + metrics.height - metrics.descent))
    pendingGap = metrics.leading + block.paragraph.lineSpacing
  }

  private func runsOnLine(_ bytes: Range<Int>) -> [TextRun] {
    if text.isEmpty {
      return [TextRun(utf8Length: 0, font: block.emptyLineFont, color: .black)]
    }
    if runs.count == 1 { return [runs[0].run] }
    let inside = runs.filter { $0.bytes.overlaps(bytes) }
    if !inside.isEmpty { return inside.map(\.run) }
    // An empty line is as high as the break that ends it, the last one as the break before it.
    let place = min(bytes.lowerBound, text.count - 1)
    return runs.filter { $0.bytes.contains(place) }.map(\.run)
  }
}
