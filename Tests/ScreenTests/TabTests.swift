import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TabTests {
  private let diary = Diary()

  private func makeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: Witness("A", diary)), Witness("B", diary),
    ]
    return tabs
  }

  @Test func `taps on tabs call the appearance methods of the controllers`() {
    let tabs = makeTabs()
    let phone = Phone(tabs)
    _ = diary.read()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
    #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 83)
    phone.tap("B")
    #expect(tabs.selectedIndex == 1)
    #expect(
      diary.read() == [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear",
        "B didAppear",
      ])
    tabs.selectedIndex = 0
    #expect(tabs.selectedViewController === tabs.viewControllers?[0])
    #expect(diary.read().contains("A didAppear"))
  }

  @Test func `items say how their titles look, but the chosen one has its colour`() throws {
    let tabs = makeTabs()
    for item in tabs.tabBar.items ?? [] {
      item.setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.systemRed], for: .normal)
    }
    let phone = Phone(tabs)
    let labels = tabs.tabBar.all(UILabel.self).filter { ["A", "B"].contains($0.text) }
    #expect(labels.map(\.font) == [.systemFont(ofSize: 12), .systemFont(ofSize: 12)])
    #expect(labels.map(\.textColor) == [tabs.tabBar.tintColor, .systemRed])
    tabs.tabBar.items?[0].setTitleTextAttributes(
      [.foregroundColor: UIColor.systemGreen], for: .selected)
    phone.window.layoutIfNeeded()
    #expect(labels[0].textColor == .systemGreen)
  }

  @Test func `a delegate may refuse a selection and is called for taps only`() {
    final class Hearer: NSObject, UITabBarControllerDelegate {
      var mayChoose = false
      var heard = 0
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { mayChoose }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { heard += 1 }
    }
    let (tabs, hearer) = (makeTabs(), Hearer())
    tabs.delegate = hearer
    let phone = Phone(tabs)
    phone.tap("B")
    #expect(tabs.selectedIndex == 0 && hearer.heard == 0)
    hearer.mayChoose = true
    phone.tap("B")
    #expect(tabs.selectedIndex == 1 && hearer.heard == 1)
    tabs.selectedIndex = 0
    #expect(hearer.heard == 1)
  }

  @Test func `a second tap takes the navigation back to its root`() throws {
    let tabs = makeTabs()
    let phone = Phone(tabs)
    let navigation = try #require(tabs.viewControllers?[0] as? UINavigationController)
    navigation.tabBarItem.title = "First"
    navigation.pushViewController(UIViewController(), animated: false)
    phone.window.layoutIfNeeded()
    UIView.setAnimationsEnabled(false)
    phone.tap("First")
    UIView.setAnimationsEnabled(true)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a pushed controller can take the bar away`() throws {
    let tabs = makeTabs()
    let phone = Phone(tabs)
    let navigation = try #require(tabs.viewControllers?[0] as? UINavigationController)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    phone.window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minY == 844)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minY == 761)
  }

  @Test func `badges stand at their tabs`() {
    let tabs = makeTabs()
    let phone = Phone(tabs)
    tabs.viewControllers?[1].tabBarItem.badgeValue = "12"
    phone.window.layoutIfNeeded()
    #expect(phone.texts.contains("12"))
    tabs.viewControllers?[1].tabBarItem.badgeValue = nil
    phone.window.layoutIfNeeded()
    #expect(!phone.texts.contains("12"))
  }
}
