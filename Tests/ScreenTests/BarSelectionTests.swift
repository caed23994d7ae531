import CollectionViewExtras
import Testing
import UIKit

/// Bar buttons that are selected, and tab bars that are hidden.
@MainActor @Suite(.serialized) struct BarSelectionTests {
  private func phone(_ item: UIBarButtonItem) -> Phone {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    return Phone(UINavigationController(rootViewController: root))
  }

  @Test func `a selected bar button lies on its tint`() throws {
    let item = UIBarButtonItem(title: "Bold", primaryAction: UIAction { _ in })
    #expect(!item.isSelected && !item.changesSelectionAsPrimaryAction)
    let phone = phone(item)
    let label = try #require(phone.window.all(UILabel.self).first { $0.text == "Bold" })
    let button = try #require(label.superview)
    #expect(label.textColor == button.tintColor && !button.accessibilityTraits.contains(.selected))
    item.isSelected = true
    phone.window.layoutIfNeeded()
    let plate = try #require(button.subviews.first)
    #expect(plate.backgroundColor == button.tintColor && !plate.isHidden)
    #expect(plate.frame.width > 20 && plate.frame.height > 20)
    #expect(label.textColor == .systemBackground && button.accessibilityTraits.contains(.selected))
    item.isSelected = false
    #expect(plate.isHidden && label.textColor == button.tintColor)
  }

  @Test func `taps select and deselect a button that they are to`() {
    var seen: [Bool] = []
    let item = UIBarButtonItem(
      title: "Bold",
      primaryAction: UIAction { seen.append(($0.sender as? UIBarButtonItem)?.isSelected ?? false) })
    let phone = phone(item)
    phone.tap("Bold")
    item.changesSelectionAsPrimaryAction = true
    phone.tap("Bold")
    phone.tap("Bold")
    #expect(seen == [false, true, false])
  }

  @Test func `a button with a menu of choices shows what is chosen`() {
    ManualClock.run { clock in
      var chosen: [String] = []
      let menu = UIMenu(
        options: .singleSelection,
        children: ["Name", "Date"].map { title in
          UIAction(title: title) { _ in chosen.append(title) }
        })
      let item = UIBarButtonItem(title: "Sort", menu: menu)
      let phone = phone(item)
      #expect(phone.texts.contains("Sort"))
      item.changesSelectionAsPrimaryAction = true
      #expect(phone.texts.contains("Name") && !phone.texts.contains("Sort"))
      phone.tap("Name")
      clock.advance(by: 1)
      phone.tap("Date")
      clock.advance(by: 1)
      #expect(chosen == ["Date"] && phone.texts == ["Date"] && !item.isSelected)
      #expect(item.menu?.selectedElements.map(\.title) == ["Date"])
    }
  }

  // MARK: Tabs

  @Test func `a hidden tab bar leaves its room to the controllers`() throws {
    try ManualClock.run { clock in
      let (tabs, content) = (UITabBarController(), UIViewController())
      tabs.viewControllers = [content]
      let phone = Phone(tabs)
      #expect(!tabs.isTabBarHidden && content.view.safeAreaInsets.bottom == 83)
      tabs.isTabBarHidden = true
      phone.window.layoutIfNeeded()
      #expect(tabs.tabBar.isHidden && content.view.safeAreaInsets.bottom == 34)
      tabs.setTabBarHidden(false, animated: true)
      #expect(!tabs.isTabBarHidden && !tabs.tabBar.isHidden)
      clock.advance(by: 1)
      #expect(tabs.tabBar.frame.minY == 844 - 83 && content.view.safeAreaInsets.bottom == 83)
      tabs.setTabBarHidden(true, animated: true)
      clock.advance(by: 0.1)
      // It is seen on its way out.
      #expect(!tabs.tabBar.isHidden)
      clock.advance(by: 1)
      #expect(tabs.tabBar.isHidden)
    }
  }

  @Test func `items say how their badges look`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let items = try #require(tabs.tabBar.items)
    for (item, text) in zip(items, ["one", "two"]) {
      item.badgeValue = text
      #expect(item.badgeTextAttributes(for: .normal) == nil)
      item.setBadgeTextAttributes(
        [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.systemGreen], for: .normal)
      item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .selected)
    }
    #expect(items[0].badgeTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .black)
    let phone = Phone(tabs)
    func label(_ text: String) -> UILabel? {
      phone.window.all(UILabel.self).first { $0.text == text }
    }
    #expect(label("one")?.textColor == .black && label("two")?.textColor == .systemGreen)
    #expect(label("one")?.font == .systemFont(ofSize: 9))
    tabs.selectedIndex = 1
    phone.window.layoutIfNeeded()
    #expect(label("one")?.textColor == .systemGreen && label("two")?.textColor == .black)
  }
}
