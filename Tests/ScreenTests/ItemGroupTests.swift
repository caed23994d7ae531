import CollectionViewExtras
import Testing
import UIKit

/// Groups of bar buttons, and titles with menus.
@MainActor @Suite(.serialized) struct ItemGroupTests {
  private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }

  /// A phone that shows a controller in a navigation, which is kept.
  private func phone(_ controller: UIViewController) -> Phone {
    Phone(UINavigationController(rootViewController: controller))
  }

  /// The titles of the buttons in the bar, from left to right.
  private func titles(_ phone: Phone) -> [String] {
    phone.window.layoutIfNeeded()
    guard let bar = phone.window.all(UINavigationBar.self).first else { return [] }
    return bar.all(UILabel.self).filter { !$0.isHidden && $0.text != nil && !$0.bounds.isEmpty }
      .sorted { $0.convert(CGPoint.zero, to: bar).x < $1.convert(CGPoint.zero, to: bar).x }
      .compactMap(\.text)
  }

  @Test func `groups are placed from the leading to the trailing one`() {
    let screen = UIViewController()
    screen.navigationItem.leadingItemGroups = [
      UIBarButtonItemGroup(barButtonItems: [item("a"), item("b")], representativeItem: nil),
      item("c").creatingFixedGroup(),
    ]
    screen.navigationItem.trailingItemGroups = [
      item("d").creatingMovableGroup(customizationIdentifier: "d"),
      item("e").creatingOptionalGroup(customizationIdentifier: "e"),
      item("x").creatingOptionalGroup(
        customizationIdentifier: "x", isInDefaultCustomization: false),
    ]
    screen.navigationItem.pinnedTrailingGroup = item("f").creatingFixedGroup()
    #expect(titles(phone(screen)) == ["a", "b", "c", "d", "e", "f"])
    #expect(screen.navigationItem.leftBarButtonItems?.map(\.title) == ["a", "b", "c"])
    #expect(screen.navigationItem.rightBarButtonItems?.map(\.title) == ["e", "d"])
    #expect(screen.navigationItem.leftBarButtonItem?.buttonGroup?.barButtonItems.count == 2)
  }

  @Test func `items and groups follow each other`() {
    let screen = UIViewController()
    let navigationItem = screen.navigationItem
    let phone = phone(screen)
    #expect(navigationItem.trailingItemGroups.isEmpty && navigationItem.pinnedTrailingGroup == nil)
    navigationItem.rightBarButtonItems = [item("outer"), item("inner")]
    #expect(
      navigationItem.trailingItemGroups.map { $0.barButtonItems.map(\.title) }
        == [["inner", "outer"]])
    #expect(titles(phone) == ["inner", "outer"])
    let group = UIBarButtonItemGroup.fixedGroup(items: [item("a")])
    navigationItem.trailingItemGroups = [group]
    #expect(titles(phone) == ["a"])
    group.barButtonItems.append(item("b"))
    #expect(titles(phone) == ["a", "b"])
    group.isHidden = true
    #expect(titles(phone).isEmpty && navigationItem.rightBarButtonItems == nil)
    group.isHidden = false
    #expect(titles(phone) == ["a", "b"])
    navigationItem.trailingItemGroups = []
    #expect(navigationItem.rightBarButtonItems == nil)
  }

  @Test func `an item stands for a group without room, and opens a menu of it`() {
    let screen = UIViewController()
    let more = item("More")
    var performed = ""
    let items = (1...4).map { number in
      UIBarButtonItem(
        primaryAction: UIAction(title: "A long title \(number)") { _ in
          performed = "\(number)"
        })
    }
    let group = UIBarButtonItemGroup.fixedGroup(representativeItem: more, items: items)
    screen.navigationItem.trailingItemGroups = [group]
    screen.navigationItem.leftBarButtonItem = item("Left")
    let phone = phone(screen)
    #expect(titles(phone) == ["Left", "More"] && group.isDisplayingRepresentativeItem)
    ManualClock.run { clock in
      phone.tap("More")
      clock.advance(by: 1)
      phone.tap("A long title 3")
      clock.advance(by: 1)
    }
    #expect(performed == "3")
    group.alwaysAvailable = true
    phone.window.layoutIfNeeded()
    #expect(!group.isDisplayingRepresentativeItem)
    group.alwaysAvailable = false
    group.barButtonItems = [items[0]]
    #expect(titles(phone) == ["Left", "A long title 1"] && !group.isDisplayingRepresentativeItem)
  }

  @Test func `a title with a menu is a button with a chevron`() throws {
    let screen = UIViewController()
    screen.title = "Document"
    let phone = phone(screen)
    let bar = try #require(phone.window.all(UINavigationBar.self).first)
    #expect(bar.all(UIImageView.self).allSatisfy { $0.image == nil || $0.isHidden })
    var suggestions = 1
    var performed = false
    screen.navigationItem.titleMenuProvider = { suggested in
      suggestions = suggested.count
      return UIMenu(children: [UIAction(title: "Rename") { _ in performed = true }])
    }
    phone.window.layoutIfNeeded()
    #expect(titles(phone) == ["Document"])
    let chevron = try #require(bar.all(UIImageView.self).first { $0.image != nil && !$0.isHidden })
    let title = try #require(bar.all(UILabel.self).first { $0.text == "Document" && !$0.isHidden })
    let (mark, text) = (
      chevron.convert(chevron.bounds, to: bar), title.convert(title.bounds, to: bar)
    )
    #expect(mark.minX >= text.maxX)
    // Both together are in the middle.
    #expect(abs((text.minX + mark.maxX) / 2 - bar.bounds.midX) < 1)
    ManualClock.run { clock in
      phone.tap("Document")
      clock.advance(by: 1)
      #expect(suggestions == 0)
      phone.tap("Rename")
      clock.advance(by: 1)
    }
    #expect(performed)
    screen.navigationItem.titleMenuProvider = nil
    phone.window.layoutIfNeeded()
    #expect(titles(phone) == ["Document"] && chevron.window == nil)
  }
}
