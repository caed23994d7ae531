import GeometryCore

/// A font as text back ends choose it, with the vertical metrics text is laid out by.
///
/// The metrics belong to the description, not to the font file found: a line is as high as the
/// interface promises whatever glyphs fill it.
package struct FontDescription: Hashable, Sendable {
  /// The family asked for; nil for the system's.
  package var family: String?
  /// Point size.
  package var size: Double
  /// From -1 (thinnest) over 0 (regular) and 0.4 (bold) to 1, as `UIFont.Weight` counts.
  package var weight: Double
  package var isItalic: Bool
  /// Whether glyphs are equally wide.
  package var isMonospaced: Bool
  /// Whether digits are equally wide.
  package var hasMonospacedDigits: Bool
  /// The height above the baseline in points.
  package var ascender: Double
  /// The depth below the baseline in points, negative.
  package var descender: Double
  /// Extra room between lines in points.
  package var leading: Double

  package var lineHeight: Double { ascender - descender }

  package init(
    family: String? = nil, size: Double, weight: Double = 0, isItalic: Bool = false,
    isMonospaced: Bool = false, hasMonospacedDigits: Bool = false,
    ascender: Double, descender: Double, leading: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }
}

/// A stretch of text with one look. Lengths count UTF-8 bytes; the runs of a block cover its string.
package struct TextRun: Hashable, Sendable {
  package var utf8Length: Int
  package var font: FontDescription
  package var color: RGBA
  package var background: RGBA?
  /// Extra room after each character in points.
  package var kern: Double
  /// How far above the baseline, in points.
  package var baselineOffset: Double
  private var boxedOrnaments: Boxed<TextOrnaments>?

  /// Lines, outlines, shadows and pictures; nil, which most texts have, for none.
  package var ornaments: TextOrnaments? {
    get { boxedOrnaments?.value }
    set { boxedOrnaments = newValue.map(Boxed.value) }
  }

  package init(
    utf8Length: Int, font: FontDescription, color: RGBA, background: RGBA? = nil, kern: Double = 0,
    baselineOffset: Double = 0, ornaments: TextOrnaments? = nil
  ) {
    self.utf8Length = utf8Length
    self.font = font
    self.color = color
    self.background = background
    self.kern = kern
    self.baselineOffset = baselineOffset
    boxedOrnaments = ornaments.map(Boxed.value)
  }
}

/// How the lines of a paragraph are broken, aligned and spaced.
package struct ParagraphDescription: Hashable, Sendable {
  /// `natural` starts at the side the script of the text starts at.
  package enum Alignment: Hashable, Sendable { case natural, left, right, center, justified }
  package enum LineBreak: Hashable, Sendable {
    case byWord, byCharacter, clip, truncateHead, truncateTail, truncateMiddle
  }
  /// The base direction of a paragraph; `natural` is that of its first letter.
  package enum Direction: Hashable, Sendable { case natural, leftToRight, rightToLeft }

  package var alignment: Alignment
  package var lineBreak: LineBreak
  package var direction: Direction
  /// Extra room between lines in points.
  package var lineSpacing: Double
  package var lineHeightMultiple: Double
  package var minimumLineHeight: Double
  /// Zero for no limit.
  package var maximumLineHeight: Double
  package var firstLineIndent: Double
  package var headIndent: Double
  /// Where lines end: above 0 so far from the side they start at, else so far from the other side.
  package var tailIndent: Double
  package var paragraphSpacing: Double
  private var boxedTabs: Boxed<TabStops>?

  /// Where tabs lead to; nil, which most paragraphs have, for the usual stops.
  package var tabs: TabStops? {
    get { boxedTabs?.value }
    set { boxedTabs = newValue.map(Boxed.value) }
  }

  package init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .byWord,
    direction: Direction = .natural,
    lineSpacing: Double = 0, lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0, firstLineIndent: Double = 0, headIndent: Double = 0,
    tailIndent: Double = 0, paragraphSpacing: Double = 0, tabs: TabStops? = nil
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.direction = direction
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.firstLineIndent = firstLineIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.paragraphSpacing = paragraphSpacing
    boxedTabs = tabs.map(Boxed.value)
  }

  /// The room that lines have of `width` points, from the side they start at.
  package func lineWidth(in width: Double) -> Double {
    max(0, tailIndent > 0 ? min(width, tailIndent) : width + tailIndent)
  }
}

/// A text with its looks, ready to be measured or drawn.
package struct TextBlock: Hashable, Sendable {
  package var string: String
  package var runs: [TextRun]
  package var paragraph: ParagraphDescription
  /// Zero for no limit. The last line that is allowed is truncated if text is left over.
  package var maximumLines: Int
  /// The font of an empty string's only line.
  package var emptyLineFont: FontDescription

  package init(
    string: String, runs: [TextRun], paragraph: ParagraphDescription = .init(),
    maximumLines: Int = 0,
    emptyLineFont: FontDescription
  ) {
    self.string = string
    self.runs = runs
    self.paragraph = paragraph
    self.maximumLines = maximumLines
    self.emptyLineFont = emptyLineFont
  }

  /// Hashes the beginning of a long string alone, as texts are looked up each time they are measured.
  ///
  /// Two spellings of one text, with composed and decomposed letters, may lie on both sides of the
  /// limit and hash differently; the second one is then measured once more.
  package func hash(into hasher: inout Hasher) {
    if string.utf8.count > Self.longString {
      hasher.combine(string.prefix(Self.hashedCharacters))
    } else {
      hasher.combine(string)
    }
    hasher.combine(runs)
    hasher.combine(paragraph)
    hasher.combine(maximumLines)
    hasher.combine(emptyLineFont)
  }

  /// The number of bytes from which a string is long.
  private static let longString = 1_024
  private static let hashedCharacters = 256
}

/// What measuring a text found out. All values in points, unrounded, from the text's top left corner.
package struct TextMeasurement: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Where the line's box lies.
    package var frame: Rect
    /// The distance of its baseline from the text's top.
    package var baseline: Double

    package init(frame: Rect, baseline: Double) {
      self.frame = frame
      self.baseline = baseline
    }
  }

  /// The width of the widest line and the height of all.
  package var size: Size
  package var lines: [Line]
  package var isTruncated: Bool
  /// Characters no font had a glyph for.
  package var missingGlyphs: Int

  package init(size: Size, lines: [Line], isTruncated: Bool, missingGlyphs: Int) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.missingGlyphs = missingGlyphs
  }
}

/// Measures text. Callable from any thread.
package protocol TextMeasuring: Sendable {
  /// Lays `block` out in lines at most `maximumWidth` points wide (nil: only explicit breaks).
  func measurement(of block: TextBlock, maximumWidth: Double?) -> TextMeasurement
}

/// Where the characters of a text lie, for carets, selections and touches. All values in points, from
/// the text's top left corner.
package struct TextPlacement: Hashable, Sendable {
  /// What a reader takes for one character.
  package struct Character: Hashable, Sendable {
    package var utf8: Range<Int>
    /// The side a reader comes from, and the one they leave by.
    package var start: Double
    package var end: Double

    package init(utf8: Range<Int>, start: Double, end: Double) {
      self.utf8 = utf8
      self.start = start
      self.end = end
    }
  }

  package struct Line: Hashable, Sendable {
    /// The bytes on the line, a break that ends it excluded.
    package var utf8: Range<Int>
    package var frame: Rect
    /// In the order of the text.
    package var characters: [Character]

    package init(utf8: Range<Int>, frame: Rect, characters: [Character]) {
      self.utf8 = utf8
      self.frame = frame
      self.characters = characters
    }
  }

  package var lines: [Line]

  package init(lines: [Line]) { self.lines = lines }
}

/// Finds characters of texts. Callable from any thread.
package protocol TextPlacing: Sendable {
  /// Lays `block` out in lines at most `maximumWidth` points wide (nil: only explicit breaks).
  ///
  /// - Complexity: O(n), n the length of the text.
  func placement(of block: TextBlock, maximumWidth: Double?) -> TextPlacement

  /// The first byte of the last line of such a layout.
  func startOfLastLine(of block: TextBlock, maximumWidth: Double?) -> Int
}
