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
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`, whose alpha does not count. Default: the text's.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`, whose alpha does not count. Default: the text's.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number: how far above the baseline text stands, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
