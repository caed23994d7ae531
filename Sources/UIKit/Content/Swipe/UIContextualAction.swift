/// Something that can be done with a row, offered when the row is swiped aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What an action does to the row.
  public enum Style: Int, Sendable {
    case normal
    /// The row goes away.
    case destructive
  }

  /// Does the work, then calls the closure with whether it was done. That closes the row.
  ///
  /// The view is the one that shows the action.
  public typealias Handler = (
    _ action: UIContextualAction, _ view: UIView, _ completion: @escaping (Bool) -> Void
  ) -> Void

  open private(set) var style = Style.normal

  open private(set) var handler: Handler = { _, _, completion in completion(false) }

  /// Shown where there is no image, and below the image in rows with room for both.
  open var title: String?

  /// Shown in white, unless it is to be drawn in its own colours. Default nil.
  open var image: UIImage?

  private var chosenColor: UIColor?

  /// Behind title and image. Default: red for destructive actions, grey for others; nil restores it.
  open var backgroundColor: UIColor! {
    get { chosenColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { chosenColor = newValue }
  }

  public override init() {
    super.init()
  }

  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }
}
