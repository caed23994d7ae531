/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The bar to tell of changes.
  weak var bar: UINavigationBar?

  open var title: String? { didSet { bar?.setNeedsLayout() } }
  /// A view in the title's place.
  open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { bar?.setNeedsLayout() }
  }
  open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }
}
