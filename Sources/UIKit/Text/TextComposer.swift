import RenderCore

/// Composes the text blocks of back ends from strings and attributes, with the colours of the
/// current traits.
struct TextComposer {
  /// The font and colour of text without attributes.
  var font: UIFont
  var color: UIColor
  /// The paragraph style of text without one.
  var paragraph = ParagraphValues()
  /// Zero for no limit.
  var maximumLines = 0
  /// The attributes of links; nil for the link colour and an underline.
  var linkAttributes: [NSAttributedString.Key: Any]?

  /// The block of a text without attributes.
  func block(_ string: String) -> TextBlock {
    let font = font.rendered
    let run = TextRun(utf8Length: string.utf8.count, font: font, color: color.rgba)
    return block(string, runs: [run], paragraph: paragraph)
  }

  /// The block of a text with the same attributes everywhere.
  func block(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> TextBlock {
    let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
    let isEmpty = string.isEmpty
    return block(
      string, runs: isEmpty ? [] : runs(string[...], attributes),
      paragraph: isEmpty ? paragraph : style ?? paragraph)
  }

  /// The block of an attributed text; the composer's values apply where it has no attributes.
  ///
  /// - Complexity: O(n) in the length of the text.
  func block(_ text: NSAttributedString) -> TextBlock {
    let string = text.string
    var runs: [TextRun] = []
    var place = string.startIndex
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let end = string.utf16.index(string.startIndex, offsetBy: range.location + range.length)
      runs += self.runs(string[place..<end], attributes)
      place = end
    }
    var paragraph = self.paragraph
    if text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    {
      paragraph = style.values
    }
    return block(string, runs: runs, paragraph: paragraph)
  }

  private func block(_ string: String, runs: [TextRun], paragraph: ParagraphValues) -> TextBlock {
    TextBlock(
      string: string, runs: runs, paragraph: ParagraphDescription(paragraph),
      maximumLines: maximumLines, emptyLineFont: runs.first?.font ?? font.rendered)
  }

  /// An empty run with the look of attributes.
  func looks(_ attributes: [NSAttributedString.Key: Any]) -> TextRun { run(0, attributes) }

  /// The runs of a text that has the same attributes everywhere: one, unless pictures take the
  /// place of some of its characters.
  private func runs(
    _ string: Substring, _ attributes: [NSAttributedString.Key: Any]
  ) -> [TextRun] {
    let run = run(string.utf8.count, attributes)
    guard run.ornaments?.inlay != nil else { return [run] }
    var runs: [TextRun] = []
    for character in string.unicodeScalars {
      let isInlay = character == Self.inlayCharacter
      let length = UTF8.width(character)
      if let last = runs.last, (last.ornaments?.inlay != nil) == isInlay {
        runs[runs.count - 1].utf8Length += length
        continue
      }
      var next = run
      next.utf8Length = length
      if !isInlay {
        next.ornaments?.inlay = nil
        if next.ornaments == TextOrnaments() { next.ornaments = nil }
      }
      runs.append(next)
    }
    return runs
  }

  /// The object replacement character.
  private static let inlayCharacter: Unicode.Scalar = "\u{FFFC}"

  /// What most texts have and nothing else.
  private static let plainKeys: [NSAttributedString.Key] = [
    .font, .foregroundColor, .paragraphStyle,
  ]

  private func run(_ length: Int, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    let known = Self.plainKeys.count { attributes[$0] != nil }
    let isPlain = attributes.count == known
    if !isPlain, attributes[.link] != nil {
      let looks =
        linkAttributes ?? [
          .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
      var linked = attributes.merging(looks) { $1 }
      linked[.link] = nil
      return run(length, linked)
    }
    let font = attributes[.font] as? UIFont ?? font
    let color = attributes[.foregroundColor] as? UIColor ?? color
    let background = attributes[.backgroundColor] as? UIColor
    return TextRun(
      utf8Length: length, font: font.rendered, color: color.rgba, background: background?.rgba,
      kern: attributeNumber(attributes[.tracking] ?? attributes[.kern]) ?? 0,
      baselineOffset: attributeNumber(attributes[.baselineOffset]) ?? 0,
      ornaments: isPlain ? nil : TextOrnaments(attributes, font: font, color: color))
  }
}

extension TextBlock {
  /// The block with all its fonts multiplied by `factor`.
  func scaled(by factor: Double) -> TextBlock {
    var result = self
    for index in runs.indices {
      result.runs[index].font = runs[index].font.scaled(by: factor)
      result.runs[index].kern *= factor
      result.runs[index].baselineOffset *= factor
    }
    result.emptyLineFont = emptyLineFont.scaled(by: factor)
    return result
  }

  /// The block with all text in `color`, without backgrounds, shadows and pictures.
  func recolored(_ color: RGBA) -> TextBlock {
    var result = self
    for index in runs.indices {
      result.runs[index].color = color
      result.runs[index].background = nil
      guard var ornaments = runs[index].ornaments else { continue }
      ornaments.underline?.color = nil
      ornaments.strikethrough?.color = nil
      ornaments.outline?.color = nil
      ornaments.shadow = nil
      ornaments.inlay?.picture = DisplayList()
      result.runs[index].ornaments = ornaments
    }
    return result
  }

  /// The block with at most `lines` lines; zero for no limit.
  func limited(to lines: Int) -> TextBlock {
    var result = self
    result.maximumLines = lines
    return result
  }
}

extension FontDescription {
  fileprivate func scaled(by factor: Double) -> FontDescription {
    var result = self
    result.size *= factor
    result.ascender *= factor
    result.descender *= factor
    result.leading *= factor
    return result
  }
}
