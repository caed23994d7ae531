import CollectionViewExtras
import Testing
import UIKit

/// Tabs whose controllers are made when they are needed.
@MainActor @Suite(.serialized) struct TabListTests {
  private let diary = Diary()

  private func tab(_ title: String) -> UITab {
    let diary = diary
    return UITab(title: title, image: UIImage(systemName: "star"), identifier: title) { tab in
      diary.entries.append("\(tab.identifier) made")
      return Witness(tab.title.lowercased(), diary)
    }
  }

  private final class Hearer: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    var mayChoose = true
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      heard.append("should \(tab.identifier)")
      return mayChoose
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      heard.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      heard.append("controller")
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { heard.append("controller") }
  }

  @Test func `controllers are made when their tabs are selected`() {
    let tabs = UITabBarController()
    #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && tabs.mode == .automatic)
    tabs.tabs = [tab("A"), tab("B"), tab("C")]
    #expect(diary.read() == ["A made", "a willMove", "a didMove"])
    #expect(tabs.selectedTab === tabs.tabs[0] && tabs.selectedIndex == 0)
    #expect(tabs.viewControllers?.count == 1)
    let phone = Phone(tabs)
    #expect(phone.texts.suffix(3) == ["A", "B", "C"])
    _ = diary.read()
    phone.tap("B")
    #expect(
      diary.read() == [
        "B made", "b willMove", "b didLoad", "a willDisappear", "b willAppear", "b isAppearing",
        "a didDisappear", "b didAppear", "b didMove",
      ])
    #expect(tabs.selectedTab?.identifier == "B" && tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController?.tab === tabs.tabs[1])
    tabs.selectedTab = tabs.tabs[0]
    #expect(tabs.tabBar.selectedItem?.title == "A")
    #expect(!diary.read().contains("A made"))
    // A controller is known by its tab once it is made.
    let third = tabs.tabs[2].viewController
    #expect(third is Witness && diary.read() == ["C made"])
    #expect(tabs.tab(forIdentifier: "C")?.viewController === third)
    #expect(tabs.tab(forIdentifier: "D") == nil)
    tabs.selectedIndex = 2
    #expect(third?.parent === tabs && tabs.selectedTab?.identifier == "C")
    #expect(tabs.children.map { ($0 as? Witness)?.name } == ["a", "b", "c"])
  }

  @Test func `the delegate hears of tabs, for taps only`() {
    let (tabs, hearer) = (UITabBarController(), Hearer())
    tabs.tabs = [tab("A"), tab("B")]
    tabs.delegate = hearer
    let phone = Phone(tabs)
    hearer.mayChoose = false
    phone.tap("B")
    #expect(hearer.heard == ["should B"] && tabs.selectedIndex == 0)
    hearer.mayChoose = true
    phone.tap("B")
    #expect(hearer.heard.dropFirst() == ["should B", "did B after A"])
    phone.tap("B")
    #expect(hearer.heard.last == "did B after B")
    hearer.heard = []
    tabs.selectedTab = tabs.tabs[0]
    #expect(hearer.heard.isEmpty)
  }

  @Test func `tabs show their titles and badges, and may be hidden`() {
    let tabs = UITabBarController()
    tabs.tabs = [tab("A"), tab("B"), UISearchTab { _ in UIViewController() }]
    let phone = Phone(tabs)
    let (first, second) = (tabs.tabs[0], tabs.tabs[1])
    #expect(first.tabBarController === tabs && first.parent == nil)
    (second.title, second.badgeValue) = ("Second", "7")
    phone.window.layoutIfNeeded()
    #expect(Set(phone.texts).isSuperset(of: ["A", "Second", "7", "Search"]))
    second.isHidden = true
    phone.window.layoutIfNeeded()
    #expect(!phone.texts.contains("Second") && tabs.tabs.count == 3)
    #expect(tabs.tabBar.items?.count == 2)
    tabs.selectedTab = second
    #expect(tabs.tabBar.selectedItem == nil && tabs.selectedTab === second)
    #expect(first.frame(in: tabs.view) != nil && second.frame(in: tabs.view) == nil)
  }

  @Test func `a group shows one of its children, or its own controller`() throws {
    let (tabs, hearer) = (UITabBarController(), Hearer())
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "G", children: [tab("X"), tab("Y")])
    group.defaultChildIdentifier = "Y"
    let diary = diary
    let own = UITabGroup(title: "Own", image: nil, identifier: "O", children: [tab("Z")]) { _ in
      Witness("own", diary)
    }
    tabs.tabs = [tab("A"), group, own]
    tabs.delegate = hearer
    let phone = Phone(tabs)
    #expect(group.children.allSatisfy { $0.parent === group && $0.tabBarController === tabs })
    _ = diary.read()
    phone.tap("Group")
    #expect(tabs.selectedTab?.identifier == "Y" && tabs.tabBar.selectedItem?.title == "Group")
    #expect(hearer.heard == ["should Y", "did Y after A"])
    #expect(diary.read().contains("Y made"))
    group.selectedChild = group.children[0]
    #expect(tabs.selectedTab?.identifier == "X" && tabs.selectedIndex == 1)
    tabs.selectedTab = own
    #expect((tabs.selectedViewController as? Witness)?.name == "own")
    // The group comes back with the child that was selected last.
    phone.tap("Group")
    #expect(tabs.selectedTab?.identifier == "X" && group.tab(forIdentifier: "Y") != nil)
    group.children = [group.children[1]]
    #expect(tabs.selectedTab?.identifier == "Y")
    #expect((tabs.selectedViewController as? Witness)?.name == "y")
  }

  @Test func `tabs and controllers replace each other`() {
    let tabs = UITabBarController()
    let kept = tab("B")
    tabs.tabs = [tab("A"), kept]
    tabs.selectedTab = kept
    let controller = tabs.selectedViewController
    tabs.tabs = [tab("C"), kept]
    #expect(tabs.selectedTab === kept && tabs.selectedViewController === controller)
    #expect(tabs.children == [controller])
    tabs.viewControllers = [Witness("plain", diary)]
    #expect(tabs.tabs.isEmpty && kept.tabBarController == nil && controller?.parent == nil)
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.items?.map(\.title) == ["plain"])
    tabs.tabs = [kept]
    #expect(
      tabs.selectedViewController === controller && tabs.viewControllers?.first === controller)
    tabs.tabs = []
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
  }

  @Test func `two tabs of one identifier are refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let tab = UITab(title: "A", image: nil, identifier: "same")
      UITabBarController().tabs = [tab, UITab(title: "B", image: nil, identifier: "same")]
    }
  }
}
