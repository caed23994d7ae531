/// An action that is revealed by swiping a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The effect of the action on the row.
  public enum Style: Int, Sendable {
    /// The row stays.
    case normal
    /// The row is removed.
    case destructive
  }

  /// Performs the action, then calls `completion` with whether it was performed, which closes the
  /// row.
  ///
  /// The view is the one that displays the action.
  public typealias Handler = (
    _ action: UIContextualAction, _ view: UIView, _ completion: @escaping (Bool) -> Void
  ) -> Void

  /// The effect of the action on the row. The default is `normal`.
  open private(set) var style = Style.normal

  /// The handler of the action. The default reports that nothing was performed.
  open private(set) var handler: Handler = { _, _, completion in completion(false) }

  /// The title. It is displayed if there is no image, and below the image in rows that are high
  /// enough.
  open var title: String?

  /// The image, displayed in white unless its rendering mode is `alwaysOriginal`. The default is
  /// nil.
  open var image: UIImage?

  private var chosenColor: UIColor?

  /// The background color. The default, restored by nil, is red for destructive actions and gray
  /// for others.
  open var backgroundColor: UIColor! {
    get { chosenColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { chosenColor = newValue }
  }

  public override init() {
    super.init()
  }

  /// Creates an action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }
}
