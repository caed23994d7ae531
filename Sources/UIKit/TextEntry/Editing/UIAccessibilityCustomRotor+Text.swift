extension UIAccessibilityCustomRotorItemResult {
  /// Creates a place that is an element or a text within it.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init()
    self.targetElement = targetElement
    self.targetRange = targetRange
  }

  /// The text within the element; nil for all of it.
  public var targetRange: UITextRange? {
    get { range as? UITextRange }
    set { range = newValue }
  }
}
