/// A button of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject, NSCopying {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// A regular button.
    case `default`
    /// Cancels and changes nothing. An alert has at most one such button.
    case cancel
    /// Deletes or changes data; its title is red.
    case destructive
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the button. The default is `default`.
  open private(set) var style = Style.default
  /// Whether the button can be tapped. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange?() } } }
  private(set) var handler: ((UIAlertAction) -> Void)?
  /// Called when the action changes. Set by the button's view.
  final var didChange: (() -> Void)?

  /// Creates an action without title and handler.
  public override init() {
    super.init()
  }

  /// Creates an action.
  ///
  /// - Parameter handler: Called after the alert was dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = UIAlertAction(title: title, style: style, handler: handler)
      copy.isEnabled = isEnabled
      return Sent(object: copy)
    }.object
  }
}
