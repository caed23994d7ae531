extension NSAttributedString.Key {
  /// A `UIFont`. Default: Helvetica 12 when drawn, the label's own in a label.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`. Default: black when drawn, the label's own in a label.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`. Default: none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`. That of the first character counts for the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number: extra room after each character in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: extra room after each character in points, in place of ``kern``.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`. Default: the text's.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`. Default: the text's.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number: how far above the baseline text stands, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSShadow`. Default: none.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A number: the width of a line along the edges of characters, in percent of the font's size.
  /// Below zero they are filled as well. Default 0: filled, without a line.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A `UIColor`. Default: the text's.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: how far characters lean to the right, as a share of their height. Default 0.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A `URL`, or a string with one. Text with it is drawn in `UIColor.link` and underlined; text
  /// views draw it by their `linkTextAttributes`, and those that are not edited open it when it is
  /// touched.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`, shown in place of the character `NSTextAttachment.character`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
