import Testing
import UIKit

/// Places in bars, as pictures of iOS 13 to 17 have them.
@MainActor @Suite(.serialized) struct BarPlaceTests {
  /// A window of a size at three pixels per point; bars and notches cover its top and bottom.
  private func window(
    _ root: UIViewController, _ size: CGSize = CGSize(width: 393, height: 852), top: CGFloat,
    bottom: CGFloat = 34
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.displayScale = 3
    root.additionalSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func pushed(_ titles: [String]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = titles.map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    return navigation
  }

  /// The size of a symbol's drawing in its image, the large scale's by default (rule TEXT-11).
  private func ink(of image: CGSize, pointSize: CGFloat = 17 * 1.287) -> CGSize {
    CGSize(
      width: image.width - 2 * 1.67 * pointSize / 17,
      height: image.height - 2 * 1.1 * pointSize / 17)
  }

  // Rule BAR-1.
  @Test(
    arguments: [
      (59, 161 / 3), (62, 169 / 3), (20, 20), (44, 44), (47, 47), (48, 48), (50, 50), (0, 0),
    ] as [(CGFloat, CGFloat)])
  func `a bar begins where the status bar ends`(safe: CGFloat, top: CGFloat) throws {
    let navigation = pushed(["A"])
    let window = window(navigation, top: safe)
    defer { window.isHidden = true }
    let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
    #expect(abs(bar.minY - top) < 0.01 && bar.height == 44)
    // The content follows.
    let content = try #require(navigation.topViewController?.view)
    #expect(abs(content.safeAreaInsets.top - (top + 44)) < 0.01)
    // Without a bar it keeps to the safe area.
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(abs(content.safeAreaInsets.top - safe) < 0.01)
  }

  @Test func `content that ends below the bar and large titles follow it`() throws {
    let navigation = pushed(["A"])
    navigation.navigationBar.prefersLargeTitles = true
    let top = try #require(navigation.topViewController)
    top.edgesForExtendedLayout = []
    let window = window(navigation, top: 59)
    defer { window.isHidden = true }
    #expect(abs(top.view.frame.minY - (161.0 / 3 + 96)) < 0.01)
    let scroll = UIScrollView()
    let list = UIViewController()
    list.view = scroll
    navigation.pushViewController(list, animated: false)
    window.layoutIfNeeded()
    #expect(abs(scroll.adjustedContentInset.top - (161.0 / 3 + 96)) < 0.01)
    #expect(abs(scroll.contentOffset.y + (161.0 / 3 + 96)) < 0.01)
  }

  @Test func `a sheet's bar begins at its top`() {
    let navigation = pushed(["A"])
    let host = UIViewController()
    let window = window(host, top: 59)
    defer { window.isHidden = true }
    host.present(navigation, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.minY == 0)
  }

  // Rule BAR-2.
  @Test func `lines are outside of the bars, towards the content`() throws {
    let tabs = UITabBarController()
    let navigation = pushed(["A"])
    tabs.viewControllers = [navigation]
    let window = window(tabs, top: 47)
    defer { window.isHidden = true }
    func line(in bar: UIView) throws -> CGRect {
      let line = try #require(
        bar.all(UIView.self).first { abs($0.bounds.height - 1.0 / 3) < 0.01 })
      return line.convert(line.bounds, to: bar)
    }
    let top = try line(in: navigation.navigationBar)
    #expect(abs(top.minY - 44) < 0.01 && top.width == 393)
    let bottom = try line(in: tabs.tabBar)
    #expect(abs(bottom.maxY) < 0.01 && abs(bottom.minY + 1.0 / 3) < 0.01)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let color = try #require(UINavigationBarAppearance().shadowColor).resolvedColor(with: light)
    // 178 of 255 on white.
    #expect(color == UIColor(white: 0, alpha: 0.3))
  }

  // Rule BAR-3.
  @Test func `the back button's parts are where pictures show them`() throws {
    let navigation = pushed(["Menu", "Grid"])
    let window = window(navigation, top: 47)
    defer { window.isHidden = true }
    let bar = navigation.navigationBar
    let label = try #require(bar.all(UILabel.self).first { $0.text == "Menu" })
    // The ink of an M begins 1.33 points after its origin.
    #expect(abs(label.convert(CGPoint.zero, to: bar).x - 29) < 0.01)
    let chevron = try #require(bar.all(UIImageView.self).first { $0.image != nil })
    let height = ink(of: chevron.sizeThatFits(.zero), pointSize: 22.4).height
    // The heavy chevron is drawn 0.566 times as wide as high.
    let width = 0.566 * height
    #expect(abs(width - 11) < 0.4 && abs(height - 19) < 0.4)
    let middle = chevron.convert(CGPoint(x: chevron.bounds.midX, y: 0), to: bar).x
    #expect(abs(middle - width / 2 - 9.33) < 0.4)
  }

  // Rule BAR-4.
  @Test(arguments: [(375, 18), (414, 22)] as [(CGFloat, CGFloat)])
  func `a symbol begins 2 points after the margin`(width: CGFloat, start: CGFloat) throws {
    let navigation = pushed(["A"])
    let item = UIBarButtonItem(systemItem: .add)
    navigation.topViewController?.navigationItem.leftBarButtonItem = item
    let window = window(navigation, CGSize(width: width, height: 812), top: 44)
    defer { window.isHidden = true }
    let picture = try #require(
      navigation.navigationBar.all(UIImageView.self).first { $0.image != nil })
    let middle = picture.convert(
      CGPoint(x: picture.bounds.midX, y: 0), to: navigation.navigationBar)
    #expect(abs(middle.x - ink(of: picture.sizeThatFits(.zero)).width / 2 - start) < 0.2)
  }

  @Test func `a dashed square is 19.67 points large in a bar`() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
    let image = try #require(
      UIImage(systemName: "square.dashed", withConfiguration: configuration))
    #expect(abs(ink(of: image.size).height - 19.67) < 0.4)
  }

  // Rule BAR-5.
  @Test func `titles and badges of tabs are where pictures show them`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Item A", "Item B", "Item C", "Item D"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
      return controller
    }
    tabs.viewControllers?[3].tabBarItem.badgeValue = "3"
    let window = window(tabs, top: 59)
    defer { window.isHidden = true }
    let bar = tabs.tabBar
    let badge = try #require(bar.all(UILabel.self).first { $0.text == "3" })
    let place = badge.convert(badge.bounds, to: bar)
    // The middle of the last of four tabs on 393 points, and 10.9.
    #expect(abs(place.minX - (393 * 7.0 / 8 + 10.9)) < 0.4)
    #expect(place.minY == 3 && place.height == 18)
  }

  // MARK: Titles

  @Test func `the title of a navigation controller is that of its tab`() throws {
    let navigation = pushed(["Root"])
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = window(tabs, top: 47)
    defer { window.isHidden = true }
    func label(_ text: String) -> UILabel? {
      window.layoutIfNeeded()
      return tabs.tabBar.all(UILabel.self).first { $0.text == text }
    }
    #expect(label("Root") != nil)
    navigation.title = "Home"
    #expect(navigation.tabBarItem.title == "Home")
    #expect(label("Home") != nil && label("Root") == nil)
    // An item of its own gets it too.
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    navigation.title = "Start"
    #expect(label("Start") != nil)
  }

  @Test func `a navigation controller that is titled before it has a root keeps its title`() {
    let navigation = UINavigationController()
    navigation.title = "Home"
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.tabBarItem.title == "Home")
  }

  @Test func `a search controller's placeholder is Search`() {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.searchBar.placeholder == "Search")
    search.searchBar.placeholder = "Find a friend"
    #expect(search.searchBar.placeholder == "Find a friend")
  }
}
