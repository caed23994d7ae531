/// A tab that leads to a search.
///
/// Its place in a tab bar of a phone is that among the other tabs, as in iOS 18 (inferred).
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Creates a tab with the title and the symbol of the system's search.
  ///
  /// - Parameter viewControllerProvider: Makes the controller of the tab, once: when it is first
  ///   needed.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let system = UITabBarItem.SystemItem.search
    self.init(
      title: system.title, image: UIImage(systemName: system.symbol),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}
