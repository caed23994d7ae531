import Testing
import UIKit

@MainActor @Suite struct PopUpMenuTests {
  private var performed: [String] { log.titles }
  private let log = Log()

  private final class Log {
    var titles: [String] = []
  }

  private func action(
    _ title: String, _ state: UIMenuElement.State = .off,
    _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: title, identifier: .init(title), attributes: attributes, state: state) {
      [log] in log.titles.append($0.title)
    }
  }

  private func cell(
    _ menu: UIMenu, handler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [.popUpMenu(menu, selectedElementDidChangeHandler: handler)]
    cell.layoutIfNeeded()
    return cell
  }

  private func shownLabel(_ cell: UICollectionViewListCell) -> UILabel? {
    cell.layoutIfNeeded()
    return cell.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UILabel }
      .first { $0.text?.isEmpty == false }
  }

  @Test func `the accessory shows the title that is ticked, at the trailing margin`() throws {
    let cell = cell(UIMenu(children: [action("Never"), action("Always", .on)]))
    let label = try #require(shownLabel(cell))
    #expect(label.text == "Always" && label.textColor == .secondaryLabel)
    let button = try #require(label.superview)
    #expect(abs(button.frame.maxX - 312) < 0.01 && abs(button.frame.midY - 22) < 0.01)
    // Content ends where the accessory begins.
    #expect(abs(cell.contentView.frame.maxX - button.frame.minX) < 0.01)
  }

  @Test func `without a tick it shows the first action`() {
    #expect(
      shownLabel(cell(UIMenu(children: [action("Never"), action("Always")])))?.text == "Never")
  }

  @Test func `choosing performs the action, ticks it alone and tells the handler`() throws {
    var menus: [UIMenu] = []
    let inner = UIMenu(options: .displayInline, children: [action("Sometimes")])
    let cell = cell(UIMenu(children: [action("Never", .on), inner])) { menus.append($0) }
    #expect(cell.choosePopUpMenuAction(.init("Sometimes")))
    #expect(performed == ["Sometimes"])
    #expect(menus.map { $0.selectedElements.map(\.title) } == [["Sometimes"]])
    #expect(shownLabel(cell)?.text == "Sometimes")
    #expect(cell.choosePopUpMenuAction(.init("Never")))
    #expect(menus.last?.selectedElements.map(\.title) == ["Never"])
    #expect(shownLabel(cell)?.text == "Never")
  }

  @Test func `disabled, hidden and unknown actions cannot be chosen`() {
    let cell = cell(
      UIMenu(children: [
        action("On", .on), action("Off", .off, .disabled), action("X", .off, .hidden),
      ]))
    for name in ["Off", "X", "Y"] { #expect(!cell.choosePopUpMenuAction(.init(name))) }
    #expect(performed.isEmpty)
    cell.accessories = []
    #expect(!cell.choosePopUpMenuAction(.init("On")))
  }

  @Test func `a menu with other elements keeps what else it is`() {
    let menu = UIMenu(
      title: "Show", identifier: .init("show"), options: [.singleSelection],
      children: [action("A")])
    let other = menu.replacingChildren([action("B"), action("C", .on)])
    #expect(other.title == "Show" && other.identifier == menu.identifier)
    #expect(other.options == .singleSelection && other.children.map(\.title) == ["B", "C"])
    #expect(menu.children.map(\.title) == ["A"])
  }

  @Test func `actions have identifiers of their own`() {
    let (first, second) = (UIAction { _ in }, UIAction { _ in })
    #expect(first.identifier != second.identifier)
    first.title = "Renamed"
    #expect(first.title == "Renamed" && first.state == .off)
  }
}
