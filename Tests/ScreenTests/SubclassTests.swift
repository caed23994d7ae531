import CollectionViewExtras
import Testing
import UIKit

/// Subclasses override what does nothing in UIKit without calling super.
@MainActor @Suite(.serialized) struct SubclassTests {
  private final class Tabs: UITabBarController {
    var calls: [String] = []

    override var selectedViewController: UIViewController? {
      didSet { calls.append("selected \(selectedIndex)") }
    }

    override func viewDidLoad() { tabBar.tintColor = .systemRed }
    override func viewWillLayoutSubviews() {
      tabBar.frame = CGRect(x: 0, y: 844 - 120, width: 390, height: 120)
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      calls.append("\(item.title ?? "") at \(selectedIndex)")
    }
  }

  private func makeTabs() -> Tabs {
    let tabs = Tabs()
    tabs.viewControllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    return tabs
  }

  @Test func `a tab bar controller selects a tab although its subclass does not call super`() {
    let tabs = makeTabs()
    let phone = Phone(tabs)
    phone.tap("B")
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.calls == ["B at 0", "selected 1"])
    tabs.selectedIndex = 0
    #expect(tabs.calls.count == 2)
  }

  @Test func `a tab bar has the height that a subclass gives it before layouts`() {
    let tabs = makeTabs()
    let phone = Phone(tabs)
    #expect(tabs.tabBar.frame.height == 120)
    phone.window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.height == 120)
    #expect(tabs.selectedViewController?.view.superview != nil)
  }

  @Test func `a navigation controller has its bars without its subclass`() {
    final class Navigation: UINavigationController {
      override func viewDidLoad() { navigationBar.prefersLargeTitles = false }
      override func viewWillLayoutSubviews() {}
    }
    let root = UIViewController()
    root.title = "Root"
    let navigation = Navigation(rootViewController: root)
    let phone = Phone(navigation)
    #expect(phone.texts == ["Root"])
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(root.view.superview != nil)
  }

  @Test func `a page controller has its pages without its subclass`() {
    final class Pages: UIPageViewController {
      override func viewDidLoad() { view.backgroundColor = .white }
      override func viewWillLayoutSubviews() {}
    }
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let phone = Phone(pages)
    #expect(page.view.convert(page.view.bounds, to: phone.window) == phone.window.bounds)
  }
}
