/// Adds initializers to NSAttributedString that its subclasses inherit.
public protocol _AttributedTextMaking {}

extension NSAttributedString: _AttributedTextMaking {}

extension _AttributedTextMaking where Self: NSAttributedString {
  /// Creates an empty text.
  ///
  /// Subclasses of NSAttributedString and NSMutableAttributedString are refused.
  public init() {
    self = Self._make("", nil)
  }

  /// A text of the class that is asked for.
  static func _make(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]?
  ) -> Self {
    let text: NSAttributedString =
      self is NSMutableAttributedString.Type
      ? NSMutableAttributedString(string: string, attributes: attributes)
      : NSAttributedString(string: string, attributes: attributes)
    guard let own = text as? Self else {
      refuse(
        """
        \(self) cannot be made so: expected NSAttributedString or NSMutableAttributedString. Make \
        the string itself, with its attributes.
        """)
    }
    return own
  }
}
