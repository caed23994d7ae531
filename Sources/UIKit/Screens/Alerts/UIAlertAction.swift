/// A button of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject, NSCopying {
  /// What a button does to what the user was about to do.
  public enum Style: Int, Sendable {
    case `default`
    /// Leaves everything as it is. There is one at most.
    case cancel
    /// Takes something away.
    case destructive
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  /// Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange?() } } }
  private(set) var handler: ((UIAlertAction) -> Void)?
  /// Told of changes; the view with the button sets it.
  var didChange: (() -> Void)?

  public override init() {
    super.init()
  }

  /// - Parameter handler: Called when the alert has gone.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = UIAlertAction(title: title, style: style, handler: handler)
      copy.isEnabled = isEnabled
      return Sent(object: copy)
    }.object
  }
}
