import Testing
import UIKit

@MainActor @Suite struct ViewControllerTests {
  private final class Witness: UIViewController {
    var heard: [String] = []
    override func viewDidLoad() { heard.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { heard.append("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { heard.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }
    override func viewWillLayoutSubviews() { heard.append("willLayout") }
    override func viewDidLayoutSubviews() { heard.append("didLayout") }
  }

  @Test func `a root controller goes through its life in UIKit's order`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Witness()
    window.rootViewController = controller
    #expect(controller.heard == [])
    window.makeKeyAndVisible()
    #expect(
      controller.heard == [
        "didLoad", "willAppear", "willLayout", "didLayout", "isAppearing", "didAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    controller.heard = []
    window.rootViewController = UIViewController()
    #expect(controller.heard == ["willDisappear", "didDisappear"])
    #expect(controller.viewIfLoaded?.superview == nil)
  }

  @Test func `the view is made when it is first asked for`() {
    let controller = Witness()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    #expect(controller.heard == ["didLoad"])
  }

  @Test func `a navigation controller shows the title of the top one and keeps room for its bar`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = Witness()
    root.navigationItem.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.navigationBar.topItem?.title == "Root")
    #expect(root.view.safeAreaInsets.top == 44)
    #expect(root.heard.filter { $0 == "willAppear" }.count == 1)
    #expect(root.heard.contains("didAppear"))
    let second = Witness()
    navigation.pushViewController(second, animated: true)
    #expect(second.navigationController === navigation)
    #expect(second.heard.contains("didAppear"))
    #expect(root.heard.last == "didDisappear")
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.topViewController === root)
    #expect(root.heard.last == "didLayout" || root.heard.last == "didAppear")
  }

  @Test func `a title has the bar's width to itself where there is no way back`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    root.title = "A title of some length"
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let labels = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
    let title = try #require(labels.first { $0.text == root.title && !$0.isHidden })
    #expect(title.frame.width == CGFloat(320 - 2 * 16))
    #expect(title.intrinsicContentSize.width <= title.frame.width)
  }

  @Test func `a controller follows the overrides its parent sets for it`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a window larger than the screen has no safe area beyond it`() {
    let screen = UIScreen.main.bounds.size
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: screen.width + 100, height: screen.height + 50))
    #expect(window.safeAreaInsets == .zero)
  }

  @Test func `a controller hears of traits that its window brings`() {
    final class Listener: UIViewController {
      var categories: [UIContentSizeCategory] = []
      override func viewDidLoad() { view.backgroundColor = .systemBackground }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        categories.append(traitCollection.preferredContentSizeCategory)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Listener()
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    _ = controller.view.traitCollection
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.categories == [.extraLarge])
    window.traitOverrides.preferredContentSizeCategory = .small
    #expect(controller.categories == [.extraLarge, .small])
  }
}
