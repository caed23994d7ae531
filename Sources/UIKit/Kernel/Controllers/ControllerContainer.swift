/// A container of the system, asked by the controllers within it.
///
/// Containers of applications are plain controllers: they are asked nothing.
@MainActor protocol ControllerContainer: UIViewController {
  /// The children that appear and disappear with the container.
  var childrenInSight: [UIViewController] { get }
  /// The controller whose content is on screen. The default is the container.
  var shownContent: UIViewController { get }
  /// Whether the container sets the frames of the views in `container`.
  func placesChildren(in container: UIView) -> Bool
  /// Lays out bars, and the insets that follow from them, ahead of a layout.
  func placeBars()

  /// Whether ``UIViewController/show(_:sender:)`` of a descendant is passed to the container. The
  /// default is false.
  var showsOthers: Bool { get }
  /// Whether ``UIViewController/showDetailViewController(_:sender:)`` of a descendant is passed to
  /// the container. The default is false.
  var showsDetails: Bool { get }

  /// The container as one of tabs. The default is nil.
  var tabContainer: (any TabContainer)? { get }
  /// Whether the container currently hides the tab bar around it. The default is false.
  var hidesTabBar: Bool { get }
  /// The tab bar item that gets the title of the container; nil if there is none yet.
  var titledTabBarItem: UITabBarItem? { get }
  /// Called when the tab of the container is tapped while it is selected.
  func tabWasTappedAgain()

  /// Takes the secondary controller of a split view that has become one column. Does nothing by
  /// default.
  func takeSecondary(_ controller: UIViewController)
  /// Returns what the container took, and the secondary controller; nil, the default, for none.
  func giveBackSecondary() -> UIViewController?
}

extension ControllerContainer {
  var shownContent: UIViewController { self }
  var showsOthers: Bool { false }
  var showsDetails: Bool { false }
  var tabContainer: (any TabContainer)? { nil }
  var hidesTabBar: Bool { false }
  var titledTabBarItem: UITabBarItem? { ownTabBarItem }
  func tabWasTappedAgain() {}
  func takeSecondary(_ controller: UIViewController) {}
  func giveBackSecondary() -> UIViewController? { nil }
}

/// A container that shows one of several controllers, selected by a tab bar.
@MainActor protocol TabContainer: ControllerContainer {
  /// The selected controller.
  var selectedViewController: UIViewController? { get }
  /// Shows the items of the controllers, one of which was replaced.
  func tabsDidChange()
  /// Updates whether content is under the tab bar.
  func updateScrollEdge()
}
