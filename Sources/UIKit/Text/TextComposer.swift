import RenderCore

/// Turns strings with attributes into text for back ends, colours fixed by the current traits.
struct TextComposer {
  /// What text without attributes looks like.
  var font: UIFont
  var color: UIColor
  /// The paragraph style of text without one.
  var paragraph = ParagraphValues()
  /// Zero for no limit.
  var maximumLines = 0

  /// The block for text of one look.
  func block(_ string: String) -> TextBlock {
    let font = font.rendered
    let run = TextRun(utf8Length: string.utf8.count, font: font, color: color.rgba)
    return block(string, runs: [run], paragraph: paragraph)
  }

  /// The block for text that has the same attributes everywhere.
  func block(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> TextBlock {
    let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
    let isEmpty = string.isEmpty
    return block(
      string, runs: isEmpty ? [] : [run(string.utf8.count, attributes)],
      paragraph: isEmpty ? paragraph : style ?? paragraph)
  }

  /// The block for `text`; what it has no attributes for looks as the composer says.
  ///
  /// - Complexity: O(n) in the length of the text.
  func block(_ text: NSAttributedString) -> TextBlock {
    let string = text.string
    var runs: [TextRun] = []
    var place = string.startIndex
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let end = string.utf16.index(string.startIndex, offsetBy: range.location + range.length)
      let length = string.utf8.distance(from: place, to: end)
      place = end
      runs.append(run(length, attributes))
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

  private func run(_ length: Int, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    let font = attributes[.font] as? UIFont ?? font
    let color = attributes[.foregroundColor] as? UIColor ?? color
    var run = TextRun(
      utf8Length: length, font: font.rendered, color: color.rgba,
      background: (attributes[.backgroundColor] as? UIColor)?.rgba,
      kern: Self.number(attributes[.kern]),
      baselineOffset: Self.number(attributes[.baselineOffset]),
      underline: Self.number(attributes[.underlineStyle]) != 0,
      strikethrough: Self.number(attributes[.strikethroughStyle]) != 0)
    if run.underline {
      let style = NSUnderlineStyle(rawValue: Int(Self.number(attributes[.underlineStyle])))
      run.underlineIsDouble = style.isSuperset(of: .double)
      run.underlineColor = (attributes[.underlineColor] as? UIColor)?.rgba
    }
    if run.strikethrough {
      run.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.rgba
    }
    return run
  }

  /// The number in `value`, whatever type it was written as; zero for anything else.
  private static func number(_ value: Any?) -> Double {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    case let style as NSUnderlineStyle: Double(style.rawValue)
    default: 0
    }
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

  /// The block with all text in `color`.
  func recolored(_ color: RGBA) -> TextBlock {
    var result = self
    for index in runs.indices {
      result.runs[index].color = color
      result.runs[index].background = nil
      result.runs[index].underlineColor = nil
      result.runs[index].strikethroughColor = nil
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
