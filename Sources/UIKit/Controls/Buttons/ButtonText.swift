/// The title or subtitle of a button's configuration.
struct ButtonText {
  private let text: AttributedString?
  private let transformer: UIConfigurationTextAttributesTransformer?

  init(_ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?) {
    self.text = text
    self.transformer = transformer
  }

  /// Shows the text in a label; `font` and `color` apply where it has no attributes.
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
