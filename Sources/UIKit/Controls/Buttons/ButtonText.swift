/// A text of a button's configuration.
struct ButtonText {
  private let text: AttributedString?
  private let transformer: UIConfigurationTextAttributesTransformer?

  init(_ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?) {
    self.text = text
    self.transformer = transformer
  }

  /// Shows the text; what it has no attributes for has the font and the colour.
  @MainActor func show(in label: UILabel, font: UIFont, color: UIColor) {
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    if let transformer { base = transformer(base) }
    label.font = base.font ?? font
    label.textColor = base.foregroundColor ?? color
    guard let text else { return label.text = nil }
    let string = String(text.characters)
    guard transformer != nil || text.runs.contains(where: { $0.attributes != AttributeContainer() })
    else { return label.text = string }
    let result = NSMutableAttributedString(string: string, attributes: base.keyed)
    var place = 0
    for run in text.runs {
      let length = String(text.characters[run.range]).utf16.count
      result.addAttributes(
        run.attributes.keyed, range: NSRange(location: place, length: length))
      place += length
    }
    label.attributedText = result
  }
}

extension AttributeContainer {
  /// What the module understands of the attributes.
  fileprivate var keyed: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font as UIFont?
    result[.foregroundColor] = self.foregroundColor as UIColor?
    result[.backgroundColor] = self.backgroundColor as UIColor?
    result[.kern] = self.kern as CGFloat?
    result[.baselineOffset] = self.baselineOffset as CGFloat?
    result[.shadow] = self.shadow as NSShadow?
    result[.underlineStyle] = (self.underlineStyle as NSUnderlineStyle?)?.rawValue
    result[.underlineColor] = self.underlineColor as UIColor?
    result[.strikethroughStyle] = (self.strikethroughStyle as NSUnderlineStyle?)?.rawValue
    result[.strikethroughColor] = self.strikethroughColor as UIColor?
    result[.strokeWidth] = self.strokeWidth as CGFloat?
    result[.strokeColor] = self.strokeColor as UIColor?
    result[.obliqueness] = self.obliqueness as CGFloat?
    return result
  }
}
