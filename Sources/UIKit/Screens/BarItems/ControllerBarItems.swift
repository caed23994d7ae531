/// The bar items of a controller, made when they are first needed.
@MainActor final class ControllerBarItems {
  private var navigationItem: UINavigationItem?
  /// The tab bar item; nil until it is set or read.
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBar = false
  /// The edit button; nil until it is read.
  fileprivate(set) var editButton: EditButtonItem?
  fileprivate var extendedEdges = UIRectEdge.all
  fileprivate var extendsUnderOpaqueBars = false

  func navigationItem(of controller: UIViewController) -> UINavigationItem {
    if let navigationItem { return navigationItem }
    let item = UINavigationItem(title: controller.title ?? "")
    navigationItem = item
    return item
  }

  func tabBarItem(of controller: UIViewController) -> UITabBarItem {
    if let tabBarItem { return tabBarItem }
    let item = UITabBarItem(title: controller.title, image: nil, tag: 0)
    tabBarItem = item
    return item
  }
}

extension UIViewController {
  final var barItems: ControllerBarItems { existingOrNewPart(ControllerBarItems()) }

  /// Sets the titles of the items of bars, as the controller's title was set.
  final func nameBarItems(_ title: String?) {
    navigationItem.title = title
    titledTabBarItem?.title = title
  }

  /// Sets the toolbar items. The change is never animated.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A button that toggles ``isEditing``. Its title is *Edit* or *Done*.
  final var ownEditButton: UIBarButtonItem {
    if let button = barItems.editButton { return button }
    let button = EditButtonItem(of: self)
    barItems.editButton = button
    return button
  }

  // MARK: Views under bars

  /// The value of ``edgesForExtendedLayout``.
  final var extendedEdges: UIRectEdge {
    get { barItems.extendedEdges }
    set {
      guard newValue != extendedEdges else { return }
      barItems.extendedEdges = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The value of ``extendedLayoutIncludesOpaqueBars``.
  final var extendsUnderOpaqueBars: Bool {
    get { barItems.extendsUnderOpaqueBars }
    set {
      guard newValue != extendsUnderOpaqueBars else { return }
      barItems.extendsUnderOpaqueBars = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }
}
