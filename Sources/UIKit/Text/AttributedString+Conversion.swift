extension NSAttributedString {
  /// The text of `attrStr`, with those of its attributes that this module understands and links.
  ///
  /// - Complexity: O(n) in the length of the text.
  public convenience init(_ attrStr: AttributedString) {
    let whole = NSMutableAttributedString()
    for run in attrStr.runs {
      let text = String(attrStr.characters[run.range])
      whole.append(NSAttributedString(string: text, attributes: run.attributes.keyed))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedString {
  /// The text of `nsStr`, with those of its attributes that this module understands and links.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let string = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) {
      attributes, range, _ in
      append(
        AttributedString(string.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// Creates a container of the attributes of UIKit and of links; values of wrong types are left
  /// out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func underline(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      if let style = dictionary[key] as? NSUnderlineStyle { return style }
      return attributeNumber(dictionary[key]).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.kern = attributeNumber(dictionary[.kern]).map { CGFloat($0) }
    self.tracking = attributeNumber(dictionary[.tracking]).map { CGFloat($0) }
    self.baselineOffset = attributeNumber(dictionary[.baselineOffset]).map { CGFloat($0) }
    self.shadow = dictionary[.shadow] as? NSShadow
    self.underlineStyle = underline(.underlineStyle)
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughStyle = underline(.strikethroughStyle)
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.strokeWidth = attributeNumber(dictionary[.strokeWidth]).map { CGFloat($0) }
    self.strokeColor = dictionary[.strokeColor] as? UIColor
    self.obliqueness = attributeNumber(dictionary[.obliqueness]).map { CGFloat($0) }
    self.link =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes of UIKit and of links, by their keys.
  var keyed: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font as UIFont?
    result[.foregroundColor] = self.foregroundColor as UIColor?
    result[.backgroundColor] = self.backgroundColor as UIColor?
    result[.paragraphStyle] = self.paragraphStyle as NSParagraphStyle?
    result[.kern] = self.kern as CGFloat?
    result[.tracking] = self.tracking as CGFloat?
    result[.baselineOffset] = self.baselineOffset as CGFloat?
    result[.shadow] = self.shadow as NSShadow?
    result[.underlineStyle] = (self.underlineStyle as NSUnderlineStyle?)?.rawValue
    result[.underlineColor] = self.underlineColor as UIColor?
    result[.strikethroughStyle] = (self.strikethroughStyle as NSUnderlineStyle?)?.rawValue
    result[.strikethroughColor] = self.strikethroughColor as UIColor?
    result[.strokeWidth] = self.strokeWidth as CGFloat?
    result[.strokeColor] = self.strokeColor as UIColor?
    result[.obliqueness] = self.obliqueness as CGFloat?
    result[.link] = self.link as URL?
    return result
  }
}
