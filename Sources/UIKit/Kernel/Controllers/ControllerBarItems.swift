/// The bar items of a controller, made when they are first needed.
@MainActor final class ControllerBarItems {
  private var navigationItem: UINavigationItem?
  /// The tab bar item; nil until it is set or read.
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBar = false
  /// The edit button; nil until it is read.
  var editButton: EditButtonItem?
  private(set) var extendedEdges = UIRectEdge.all
  private(set) var extendsUnderOpaqueBars = false

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

  /// Sets the tab bar item, which the container around may show.
  func setTabBarItem(_ item: UITabBarItem?, of controller: UIViewController) {
    tabBarItem = item
    controller.tabContainerAround?.tabsDidChange()
  }

  /// Sets the toolbar items, which the navigation controller around may show.
  func setToolbarItems(_ items: [UIBarButtonItem]?, of controller: UIViewController) {
    toolbarItems = items
    controller.navigationController?.toolbarItemsDidChange(of: controller)
  }

  /// Sets the edges at which the view extends under bars; the container around places it anew.
  func setExtendedEdges(_ edges: UIRectEdge, of controller: UIViewController) {
    guard edges != extendedEdges else { return }
    extendedEdges = edges
    controller.parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Sets whether the view extends under opaque bars, too; the container around places it anew.
  func setExtendsUnderOpaqueBars(_ extends: Bool, of controller: UIViewController) {
    guard extends != extendsUnderOpaqueBars else { return }
    extendsUnderOpaqueBars = extends
    controller.parent?.viewIfLoaded?.setNeedsLayout()
  }
}
