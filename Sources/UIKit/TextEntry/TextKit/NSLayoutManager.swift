/// Lays a text storage out in text containers, and knows where its characters are. Rule TK-2.
///
/// Each UTF-16 unit of the text is one glyph, so that indexes of glyphs and characters are the same.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// Creates a manager without containers.
  public override init() { super.init() }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Text and containers

  /// The text that is laid out. Set by `addLayoutManager(_:)` of the storage.
  open internal(set) weak var textStorage: NSTextStorage?

  /// The containers that the text flows through.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container before the one at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    textDidChange()
  }

  /// Removes the container at an index.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    textDidChange()
  }

  /// Lays out anew after the size of a container has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { textDidChange() }

  /// The object that learns of layouts. Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  // MARK: Layout

  private var known: TextFlow?
  /// The layout of the whole text that a text view has made; nil for one of the manager's own.
  final var viewsFrame: (() -> TextFrame?)?
  /// Called when the text or a container has changed.
  final var didChange: (() -> Void)?

  /// Forgets the layout: the text or a container has changed.
  final func textDidChange() {
    known = nil
    didChange?()
  }

  /// Forgets the layout, which the text view has made anew.
  final func viewDidLayOut() { known = nil }

  final var flow: TextFlow {
    if viewsFrame == nil, let known { return known }
    let text = textStorage?.plain ?? NSAttributedString(string: "")
    let flow = TextFlow(text, in: textContainers, known: viewsFrame?())
    if viewsFrame == nil {
      known = flow
      delegate?.layoutManager(
        self, didCompleteLayoutFor: textContainers.last, atEnd: flow.end == text.length)
    }
    return flow
  }

  /// Lays out a container.
  open func ensureLayout(for container: NSTextContainer) { _ = flow }
  /// Lays out a range of characters.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = flow }
  /// Lays out a range of glyphs.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = flow }
  /// Lays out a rectangle of a container.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = flow }

  /// Lays out a range anew when it is needed next.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    textDidChange()
  }
  /// Draws a range of characters anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { didChange?() }
  /// Draws a range of glyphs anew.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { didChange?() }

  final func index(of container: NSTextContainer) -> Int {
    textContainers.firstIndex { $0 === container } ?? NSNotFound
  }

  // MARK: Glyphs and characters

  /// The number of glyphs.
  open var numberOfGlyphs: Int { ((textStorage?.string ?? "") as NSString).length }
  /// Whether there is a glyph of an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  /// The index of the first character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The index of the first glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The characters of a range of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyphs of a range of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    flow.part(index(of: container))?.range ?? NSRange(location: 0, length: 0)
  }
  /// The glyphs of the lines that touch a rectangle of a container.
  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    let own = index(of: container)
    let touched = flow.lines.filter {
      $0.container == own && $0.rect.minY < bounds.maxY && $0.rect.maxY > bounds.minY
    }
    guard let first = touched.first, let last = touched.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSUnionRange(first.range, last.range)
  }
  /// The container of a glyph; nil if it has no place.
  ///
  /// - Parameter effectiveGlyphRange: The glyphs in the container.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    let flow = flow
    guard let line = flow.line(of: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = flow.parts[line.container].range
    return textContainers[line.container]
  }

  /// The glyph nearest to a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The glyph nearest to a point of a container.
  ///
  /// - Parameter partialFraction: How far the point is through the glyph, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = flow.character(at: point, in: index(of: container))
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.offset ?? 0
  }

  /// How far a point of a container is through its glyph, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    flow.character(at: point, in: index(of: container))?.fraction ?? 0
  }

  /// The character at a point of a container, the nearest one beside the text.
  ///
  /// - Parameter partialFraction: How far the point is from the character's insertion point to the
  ///   next one, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Rectangles

  /// The smallest rectangle around the glyphs of a range, in the coordinates of a container.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let flow = flow
    let rects = flow.rects(of: glyphRange, in: index(of: container))
    guard let first = rects.first else {
      guard let line = flow.line(of: glyphRange.location) else { return .zero }
      let place = location(forGlyphAt: glyphRange.location)
      return CGRect(
        x: line.rect.minX + place.x, y: line.rect.minY, width: 0, height: line.rect.height)
    }
    return rects.reduce(first) { $0.union($1) }
  }

  /// The rectangle around the lines of a container, with the padding at their sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let own = index(of: container)
    let used = flow.lines.filter { $0.container == own }.map(\.used)
    guard let first = used.first else { return .zero }
    return used.reduce(first) { $0.union($1) }
  }

  /// The rectangle of the line of a glyph, as wide as its container.
  ///
  /// - Parameter effectiveGlyphRange: The glyphs of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = flow.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }

  /// The part of the line of a glyph that has text, with the padding at its sides.
  ///
  /// - Parameter effectiveGlyphRange: The glyphs of the line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = flow.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// The rectangle of the empty line behind a break at the end of the text; zero without one.
  open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  /// The part of that line that is used.
  open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
  private var extraLine: TextFlow.Line? {
    flow.lines.last.flatMap { $0.range.length == 0 ? $0 : nil }
  }

  /// Where a glyph is in its line: its left edge and the line's baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let flow = flow
    guard let line = flow.line(of: glyphIndex) else { return .zero }
    let part = flow.parts[line.container]
    let caret = part.frame.caret(at: glyphIndex - part.start)
    let baseline = part.frame.baseline(ofLineAt: glyphIndex - part.start)
    return CGPoint(
      x: part.frame.edge(at: glyphIndex - part.start) + part.padding,
      y: baseline - caret.minY)
  }

  /// Calls a closure for each line of a range.
  ///
  /// - Parameter block: Gets the rectangle of the line, the part with text, the container and the
  ///   glyphs of the line, and sets its last argument to end.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for line in flow.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
      block(line.rect, line.used, textContainers[line.container], line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure for each rectangle around the glyphs of a range.
  ///
  /// - Parameters:
  ///   - selectedRange: Not used: rectangles are as wide as their glyphs.
  ///   - block: Gets a rectangle, and sets its last argument to end.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in flow.rects(of: glyphRange, in: index(of: textContainer)) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Drawing

  /// Draws what is behind the glyphs of a range. The default implementation does nothing: backgrounds
  /// are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws the lines of a range into the present context.
  ///
  /// - Parameter origin: Where the container's top left corner is.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    let flow = flow
    for (index, part) in flow.parts.enumerated() {
      let lines = flow.lines.filter {
        $0.container == index && NSIntersectionRange($0.range, glyphsToShow).length > 0
      }
      guard let first = lines.first, let last = lines.last else { continue }
      let isAll =
        part.range.location >= glyphsToShow.location
        && part.range.location + part.range.length
          <= glyphsToShow.location + glyphsToShow.length
      part.frame.draw(
        at: CGPoint(x: origin.x + part.padding, y: origin.y),
        lines: isAll && part.frame.lines.count == lines.count
          ? nil : first.rect.minY...last.rect.maxY)
    }
  }
}

/// Learns of the layouts of a layout manager.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Called after a text was laid out.
  ///
  /// - Parameters:
  ///   - textContainer: The last container; nil if there is none.
  ///   - layoutFinishedFlag: Whether the whole text has a place.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
