import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct BarAccessibilityTests {
  private func lines(_ view: UIView) -> [String] {
    view.accessibilityTree().elements.map {
      String($0.description.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
    }
  }

  private func makeScreen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  @Test func `buttons of bars are read as such, by what the item or the system calls them`() throws
  {
    let screen = makeScreen("Notes")
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    let sort = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up"), style: .plain, target: nil, action: nil)
    sort.accessibilityLabel = "Sort"
    sort.accessibilityHint = "Newest first."
    sort.accessibilityIdentifier = "sort"
    sort.isEnabled = false
    screen.navigationItem.rightBarButtonItems = [add, sort]
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Log in", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: screen)
    let phone = Phone(navigation)
    let read = lines(navigation.navigationBar)
    #expect(
      read.filter { $0.contains("button") } == [
        "\"Log in\" button", "\"Sort\" button, not enabled #sort hint \"Newest first.\"",
        "\"Add\" button",
      ])
    #expect(read.filter { $0.contains("Notes") }.count == 1)
    let found = try #require(phone.window.accessibilityElement(identified: "sort"))
    #expect(found.accessibilityLabel == "Sort")
    // The view says what the item says now, and a title counts before the system's word.
    sort.isEnabled = true
    add.title = "New note"
    #expect(found.accessibilityTraits == .button)
    #expect(phone.window.accessibilityElement(labeled: "New note") != nil)
  }

  @Test func `an item's identifier finds its own view, which speaks for itself`() throws {
    let screen = makeScreen("Notes")
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Pinned only"
    let item = UIBarButtonItem(customView: toggle)
    item.accessibilityIdentifier = "pinned"
    screen.navigationItem.rightBarButtonItem = item
    let phone = Phone(UINavigationController(rootViewController: screen))
    #expect(phone.window.accessibilityElement(labeled: "Pinned only") === toggle)
    try #require(phone.window.accessibilityElement(identified: "pinned"))
      .performAccessibilityActivation()
    #expect(toggle.isOn)
  }

  @Test func `the back button has the title of the screen below or its own`() throws {
    let navigation = UINavigationController(rootViewController: makeScreen("Notes"))
    let phone = Phone(navigation)
    navigation.pushViewController(makeScreen("Groceries"), animated: false)
    #expect(lines(navigation.navigationBar).first == "\"Notes\" button")
    navigation.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal
    navigation.pushViewController(makeScreen("Milk"), animated: false)
    navigation.popViewController(animated: false)
    #expect(lines(navigation.navigationBar).first == "\"Back\" button")
    phone.window.accessibilityElement(labeled: "Back")?.performAccessibilityActivation()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `tabs are buttons, the chosen one is said to be, and badges are their values`() throws
  {
    let tabs = UITabBarController()
    tabs.viewControllers = [makeScreen("Home"), makeScreen("Cart"), makeScreen("News")]
    let items = try #require(tabs.tabBar.items)
    items[1].badgeValue = "3"
    items[1].accessibilityIdentifier = "cart"
    items[2].badgeValue = "New"
    let phone = Phone(tabs)
    #expect(
      lines(tabs.tabBar) == [
        "\"Home\" button, selected", "\"Cart\" button = \"3 items\" #cart",
        "\"News\" button = \"New\"",
      ])
    phone.window.accessibilityElement(identified: "cart")?.performAccessibilityActivation()
    #expect(tabs.selectedIndex == 1)
    #expect(lines(tabs.tabBar)[1] == "\"Cart\" button, selected = \"3 items\" #cart")
  }
}
