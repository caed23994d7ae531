/// A tab of a tab bar controller, with a controller that is made when it is first needed.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - identifier: Tells the tab from the others of its tab bar controller.
  ///   - viewControllerProvider: Makes the controller of the tab, once: when the tab is first
  ///     selected or its ``viewController`` is first read. Nil for a tab without a controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
    (item.title, item.image) = (title, image)
  }

  /// Tells the tab from the others of its tab bar controller.
  public let identifier: String
  /// The title of the tab.
  open var title: String { didSet { item.title = title } }
  /// The image of the tab. The default is that of the initializer.
  open var image: UIImage? { didSet { item.image = image } }
  /// A second line of text, which tab bars of phones do not show. The default is nil.
  open var subtitle: String?
  /// A short text at the corner of the image. The default is nil: no badge.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// What the application keeps with the tab. The default is nil.
  open var userInfo: Any?
  /// Whether the tab bar lacks the tab. A hidden tab can be selected by code. The default is `false`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }

  // MARK: Relations

  private weak var controller: UITabBarController?

  /// The tab bar controller that has the tab or its ``parent``; nil if there is none.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? controller }
  /// The group that has the tab; nil if there is none.
  open internal(set) weak var parent: UITabGroup?

  /// Makes the tab one of a tab bar controller's own; nil for none.
  final func enter(_ controller: UITabBarController?) { self.controller = controller }

  // MARK: Controller

  private var provider: ((UITab) -> UIViewController)?
  /// The controller; nil until it is made.
  private(set) final var existingController: UIViewController?
  /// Whether the tab has a controller, made or not.
  final var hasController: Bool { provider != nil || existingController != nil }

  /// The controller of the tab, which is made when it is first read; nil for a tab without a provider.
  open var viewController: UIViewController? {
    if existingController == nil, let provider {
      self.provider = nil
      existingController = provider(self)
    }
    return existingController
  }

  // MARK: In a bar

  /// What the tab bar shows.
  final let item = UITabBarItem()

  /// The tab that is selected in place of this one: a group without a controller has one of its
  /// children selected.
  var leaf: UITab { self }
  /// The tab, and what is in it.
  var all: [UITab] { [self] }
}

extension UITab: UIPopoverPresentationControllerSourceItem {
  /// The rectangle of the tab in the coordinates of a view; nil while no bar in its window shows it.
  public func frame(in referenceView: UIView) -> CGRect? { item.frame(in: referenceView) }
}
