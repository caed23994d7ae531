/// An action that swiping a row of a table view reveals, as before iOS 11; later
/// `UIContextualAction`.
///
/// Rows whose action was performed stay open until they are tapped, scrolled or reloaded.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The appearance of a row action.
  public enum Style: Int, Sendable {
    /// A red button.
    case `default`
    /// A grey button.
    case normal
    /// A red button, as `default`.
    public static var destructive: Style { .default }
  }

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action with a handler, which is called with the row when the button is tapped.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The appearance, which decides on the colour.
  public let style: Style

  /// The title of the button.
  open var title: String?

  /// The colour of the button; nil, the default, for red or grey, as the style says.
  open var backgroundColor: UIColor?

  /// The action for a row as it is shown.
  func contextual(at path: IndexPath) -> UIContextualAction {
    // A destructive one would take the row away as soon as it is performed.
    let action = UIContextualAction(style: .normal, title: title) { _, _, done in
      self.handler(self, path)
      done(true)
    }
    action.backgroundColor = backgroundColor ?? (style == .normal ? .systemGray : .systemRed)
    return action
  }
}
