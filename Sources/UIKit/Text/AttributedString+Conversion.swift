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
  /// What this module understands of `dictionary`, and links; values of other types than their keys
  /// have are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func underline(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      if let style = dictionary[key] as? NSUnderlineStyle { return style }
      return Self.number(dictionary[key]).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.kern = Self.number(dictionary[.kern])
    self.baselineOffset = Self.number(dictionary[.baselineOffset])
    self.shadow = dictionary[.shadow] as? NSShadow
    self.underlineStyle = underline(.underlineStyle)
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughStyle = underline(.strikethroughStyle)
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.strokeWidth = Self.number(dictionary[.strokeWidth])
    self.strokeColor = dictionary[.strokeColor] as? UIColor
    self.obliqueness = Self.number(dictionary[.obliqueness])
    self.link =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// What the module understands of the attributes.
  var keyed: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font as UIFont?
    result[.foregroundColor] = self.foregroundColor as UIColor?
    result[.backgroundColor] = self.backgroundColor as UIColor?
    result[.paragraphStyle] = self.paragraphStyle as NSParagraphStyle?
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
    result[.link] = self.link as URL?
    return result
  }

  /// The number that a value of an attribute stands for.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
