import RenderCore

/// A value that is drawn in place of a character: an `NSTextAttachment`, which has images.
protocol InlayMaking {
  /// What is drawn among characters of a font and colour.
  func inlay(font: UIFont, color: UIColor) -> TextInlay
}

extension TextOrnaments {
  /// What attributes say besides font and colours, colours fixed by the current traits; nil for
  /// nothing.
  init?(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    self.init()
    underline = TextRule(attributes, style: .underlineStyle, color: .underlineColor)
    strikethrough = TextRule(attributes, style: .strikethroughStyle, color: .strikethroughColor)
    outline = TextOutline(attributes)
    shadow = (attributes[.shadow] as? NSShadow)?.drawing
    obliqueness = attributeNumber(attributes[.obliqueness]) ?? 0
    inlay = (attributes[.attachment] as? any InlayMaking)?.inlay(font: font, color: color)
    if self == TextOrnaments() { return nil }
  }
}

extension TextRule {
  fileprivate init?(
    _ attributes: [NSAttributedString.Key: Any], style: NSAttributedString.Key,
    color: NSAttributedString.Key
  ) {
    guard let value = attributes[style] else { return nil }
    let style = NSUnderlineStyle(rawValue: Int(attributeNumber(value) ?? 0))
    guard style.rawValue & 0xF != 0 else { return nil }
    self.init(
      pattern: Pattern(style), isThick: style.contains(.thick), isDouble: style.contains(.double),
      isByWord: style.contains(.byWord), color: (attributes[color] as? UIColor)?.rgba)
  }
}

extension TextRule.Pattern {
  fileprivate init(_ style: NSUnderlineStyle) {
    switch NSUnderlineStyle(rawValue: style.rawValue & 0x700) {
    case .patternDot: self = .dot
    case .patternDash: self = .dash
    case .patternDashDot: self = .dashDot
    case .patternDashDotDot: self = .dashDotDot
    default: self = .solid
    }
  }
}

extension TextOutline {
  fileprivate init?(_ attributes: [NSAttributedString.Key: Any]) {
    let percent = attributeNumber(attributes[.strokeWidth]) ?? 0
    guard percent != 0, percent.isFinite else { return nil }
    self.init(
      width: abs(percent) / 100, color: (attributes[.strokeColor] as? UIColor)?.rgba,
      isFilled: percent < 0)
  }
}
