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
        "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    controller.heard = []
    window.rootViewController = UIViewController()
    #expect(controller.heard == ["willDisappear", "didDisappear"])
    #expect(controller.viewIfLoaded?.superview == nil)
  }

  /// Pictures of phones and a tablet, iOS 13 to 17.
  @Test(arguments: [
    (CGSize(width: 375, height: 667), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), 16.0),
    (CGSize(width: 414, height: 896), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), 20.0),
    (CGSize(width: 320, height: 568), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), 16.0),
    (CGSize(width: 768, height: 1024), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), 20.0),
  ])
  func `the margins of a root view reach from bar to bar`(
    size: CGSize, safeArea: UIEdgeInsets, side: Double
  ) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = safeArea
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let guide = controller.view.layoutMarginsGuide.layoutFrame
    #expect(guide.minY == safeArea.top)
    #expect(guide.maxY == size.height - safeArea.bottom)
    #expect(guide.minX == CGFloat(side))
    #expect(guide.maxX == size.width - CGFloat(side))
    // What the app sets counts, at the sides where it is more than the system's.
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 6, leading: 2, bottom: 7, trailing: 50)
    let margins = UIEdgeInsets(
      top: safeArea.top + 6, left: CGFloat(side), bottom: safeArea.bottom + 7, right: 50)
    #expect(controller.view.layoutMargins == margins)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.directionalLayoutMargins.leading == 2.0)
  }

  @Test func `views that are no controller's keep 8 points on all sides`() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `a large title at rest has no line below it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.displayScale = 3
    let root = UIViewController()
    root.title = "Elements"
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    content.contentSize = CGSize(width: 390, height: 2_000)
    root.view.addSubview(content)
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let bar = navigation.navigationBar
    #expect(!bar.showsLine)
    content.contentOffset.y += 60
    window.layoutIfNeeded()
    #expect(bar.showsLine)
    content.contentOffset.y = -96
    window.layoutIfNeeded()
    #expect(!bar.showsLine)
    // A small title at rest neither: iOS 15 and later.
    bar.prefersLargeTitles = false
    window.layoutIfNeeded()
    #expect(!bar.showsLine && content.contentOffset.y == -44.0)
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
    navigation.pushViewController(second, animated: false)
    #expect(second.navigationController === navigation)
    #expect(second.heard.contains("didAppear"))
    #expect(root.heard.last == "didDisappear")
    #expect(navigation.popViewController(animated: false) === second)
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
    func labels(_ view: UIView) -> [UILabel] {
      [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
    }
    let title = try #require(
      labels(navigation.navigationBar).first { $0.text == root.title && !$0.isHidden })
    #expect(abs(title.frame.midX - 160) < 0.5)
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

  @Test func `a controller is told when the margins of its view change`() {
    final class Listener: UIViewController {
      var margins: [CGFloat] = []
      override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        margins.append(view.layoutMargins.top)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Listener()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.margins = []
    controller.view.layoutMargins.top = 30
    #expect(controller.margins == [30])
    controller.additionalSafeAreaInsets.top = 7
    window.layoutIfNeeded()
    #expect(controller.margins == [30, 37])
    window.layoutIfNeeded()
    #expect(controller.margins == [30, 37])
  }
}
