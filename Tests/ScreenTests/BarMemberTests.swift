import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct BarMemberTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: height)).fill()
    }
  }

  @Test func `a black bar is dark, with a light status bar`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = "Home"
    let phone = Phone(navigation)
    let bar = navigation.navigationBar
    #expect(bar.barStyle == .default)
    #expect(navigation.preferredStatusBarStyle == .default)
    let label = bar.all(UILabel.self).first { $0.text == "Home" }
    #expect(label?.traitCollection.userInterfaceStyle == .light)
    bar.barStyle = .black
    phone.window.layoutIfNeeded()
    #expect(label?.traitCollection.userInterfaceStyle == .dark)
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    #expect(bar.overrideUserInterfaceStyle == .unspecified)
    bar.barStyle = .default
    phone.window.layoutIfNeeded()
    #expect(label?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `an image in place of the chevron needs its mask`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = "Home"
    navigation.pushViewController(UIViewController(), animated: false)
    let phone = Phone(navigation)
    let bar = navigation.navigationBar
    let arrow = image(20, 16)
    bar.backIndicatorImage = arrow
    phone.window.layoutIfNeeded()
    func indicator() -> UIImageView? {
      bar.all(UIImageView.self).first { $0.image?.size == arrow.size }
    }
    #expect(indicator() == nil)
    bar.backIndicatorTransitionMaskImage = arrow
    phone.window.layoutIfNeeded()
    let frame = indicator()?.frame ?? .zero
    #expect(abs(frame.minX - 8.17) < 0.01 && frame.minY == 14 && frame.size == arrow.size)
    // The title follows the image as it follows the chevron.
    let title = bar.all(UILabel.self).first { $0.text == "Home" }
    #expect(abs((title?.frame.minX ?? 0) - 36) < 0.01)
  }

  @Test func `appearances have an image in place of the chevron, too`() {
    let appearance = UINavigationBarAppearance()
    let arrow = image(20, 16)
    #expect(appearance.backIndicatorImage.size != arrow.size)
    appearance.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
    #expect(appearance.backIndicatorImage === arrow)
    let copy = appearance.copy() as? UINavigationBarAppearance
    #expect(copy?.backIndicatorImage === arrow)
    appearance.setBackIndicatorImage(arrow, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage !== arrow)
  }

  @Test func `titles can be moved down`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = "Home"
    let phone = Phone(navigation)
    let title = navigation.navigationBar.all(UILabel.self).first { $0.text == "Home" }
    let before = title?.frame.minY ?? 0
    navigation.navigationBar.setTitleVerticalPositionAdjustment(3, for: .default)
    phone.window.layoutIfNeeded()
    #expect(title?.frame.minY == before + 3)
    #expect(navigation.navigationBar.titleVerticalPositionAdjustment(for: .default) == 3)
  }

  @Test func `insets move the image of a tab, and an adjustment its title`() {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "One", image: image(20, 20), tag: 0)
    tabs.viewControllers = [page]
    let phone = Phone(tabs)
    let picture = tabs.tabBar.all(UIImageView.self).first { $0.image?.size.width == 20 }
    let label = tabs.tabBar.all(UILabel.self).first { $0.text == "One" }
    let (before, title) = (picture?.center ?? .zero, label?.center ?? .zero)
    page.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    page.tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
    phone.window.layoutIfNeeded()
    #expect(picture?.center == CGPoint(x: before.x, y: before.y + 6))
    #expect(label?.center == CGPoint(x: title.x + 2, y: title.y - 3))
  }

  @Test func `tabs can be together in the middle, with an image behind the selected one`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.itemPositioning = .centered
    (bar.itemWidth, bar.itemSpacing) = (60, 10)
    bar.selectionIndicatorImage = image(40, 40)
    bar.selectedItem = bar.items?[1]
    bar.layoutIfNeeded()
    // 3 * 60 + 2 * 10 = 200: from 95 to 295.
    let indicator = bar.all(UIImageView.self).first { $0.image?.size.width == 40 }
    #expect(indicator?.frame == CGRect(x: 175, y: 4.5, width: 40, height: 40))
  }

  @Test func `the delegate of a bar of its own decides about pops and the position`() {
    final class Delegate: NSObject, UINavigationBarDelegate {
      var calls: [String] = []
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool {
        calls.append("should")
        return item.title != "kept"
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        calls.append("did")
      }
    }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = ["root", "kept", "gone"].map(UINavigationItem.init(title:))
    #expect(bar.barPosition == .topAttached)
    #expect(bar.popItem(animated: false)?.title == "gone")
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.items?.count == 2)
    #expect(delegate.calls == ["should", "did", "should"])
  }
}
