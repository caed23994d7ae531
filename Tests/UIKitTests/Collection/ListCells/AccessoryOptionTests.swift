import Testing
import UIKit

/// The options of a list cell's accessories: their defaults, what is set and what that does.
@MainActor @Suite struct AccessoryOptionTests {
  typealias Accessory = UICellAccessory

  /// Keeps the lists of the cells that are looked at.
  private final class Keeper { var stages: [ListCellTests.Stage] = [] }
  private let keeper = Keeper()

  /// A cell of 320 points, being edited if `isEditing`, with one accessory.
  private func cell(
    _ accessories: [Accessory], isEditing: Bool = false
  ) -> UICollectionViewListCell {
    let stage = ListCellTests.Stage(UICollectionLayoutListConfiguration(appearance: .plain)) {
      cell, path in if path.item == 0 { cell.accessories = accessories }
    }
    stage.view.isEditing = isEditing
    keeper.stages.append(stage)
    return stage.cell(0)
  }

  /// Whether the room that is asked for is what the content makes, and what is hidden keeps it.
  private func expectRoom(
    isEditing: Bool = false,
    _ accessory: (Accessory.LayoutDimension, _ isHidden: Bool) -> Accessory,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let small = cell([accessory(.custom(20), false)], isEditing: isEditing)
    let large = cell([accessory(.custom(60), false)], isEditing: isEditing)
    let hidden = cell([accessory(.custom(60), true)], isEditing: isEditing)
    #expect(
      small.contentView.frame.width - large.contentView.frame.width == 40,
      sourceLocation: sourceLocation)
    #expect(hidden.contentView.frame == large.contentView.frame, sourceLocation: sourceLocation)
    let shown = { (cell: UICollectionViewListCell) in cell.subviews.filter { !$0.isHidden }.count }
    #expect(shown(hidden) == shown(large) - 1, sourceLocation: sourceLocation)
  }

  @Test func `the options of disclosureIndicator`() {
    var options = Accessory.DisclosureIndicatorOptions()
    #expect(!options.isHidden && options.reservedLayoutWidth == .actual && options.tintColor == nil)
    options.isHidden = true
    options.reservedLayoutWidth = .custom(30)
    options.tintColor = .red
    #expect(options.isHidden && options.reservedLayoutWidth == .custom(30))
    #expect(options.tintColor == .red)
    let given = Accessory.DisclosureIndicatorOptions(
      isHidden: true, reservedLayoutWidth: .actual, tintColor: .green)
    #expect(given.isHidden && given.reservedLayoutWidth == .actual && given.tintColor == .green)
    expectRoom {
      .disclosureIndicator(
        options: Accessory.DisclosureIndicatorOptions(isHidden: $1, reservedLayoutWidth: $0))
    }
  }

  @Test func `the options of checkmark`() {
    var options = Accessory.CheckmarkOptions()
    #expect(
      !options.isHidden && options.reservedLayoutWidth == .standard && options.tintColor == nil)
    options.isHidden = true
    options.reservedLayoutWidth = .custom(30)
    options.tintColor = .red
    #expect(options.isHidden && options.reservedLayoutWidth == .custom(30))
    #expect(options.tintColor == .red)
    let given = Accessory.CheckmarkOptions(
      isHidden: true, reservedLayoutWidth: .actual, tintColor: .green)
    #expect(given.isHidden && given.reservedLayoutWidth == .actual && given.tintColor == .green)
    expectRoom {
      .checkmark(options: Accessory.CheckmarkOptions(isHidden: $1, reservedLayoutWidth: $0))
    }
  }

  @Test func `the options of detail`() {
    var options = Accessory.DetailOptions()
    #expect(
      !options.isHidden && options.reservedLayoutWidth == .standard && options.tintColor == nil)
    options.isHidden = true
    options.reservedLayoutWidth = .custom(30)
    options.tintColor = .red
    #expect(options.isHidden && options.reservedLayoutWidth == .custom(30))
    #expect(options.tintColor == .red)
    let given = Accessory.DetailOptions(
      isHidden: true, reservedLayoutWidth: .actual, tintColor: .green)
    #expect(given.isHidden && given.reservedLayoutWidth == .actual && given.tintColor == .green)
    expectRoom {
      .detail(options: Accessory.DetailOptions(isHidden: $1, reservedLayoutWidth: $0))
    }
  }

  @Test func `the options of delete`() {
    var options = Accessory.DeleteOptions()
    #expect(
      !options.isHidden && options.reservedLayoutWidth == .standard && options.tintColor == nil)
    #expect(options.backgroundColor == nil)
    options.isHidden = true
    options.reservedLayoutWidth = .custom(30)
    options.tintColor = .red
    options.backgroundColor = .blue
    #expect(options.isHidden && options.reservedLayoutWidth == .custom(30))
    #expect(options.tintColor == .red)
    #expect(options.backgroundColor == .blue)
    let given = Accessory.DeleteOptions(
      isHidden: true, reservedLayoutWidth: .actual, tintColor: .green, backgroundColor: .black)
    #expect(given.isHidden && given.reservedLayoutWidth == .actual && given.tintColor == .green)
    #expect(given.backgroundColor == .black)
    expectRoom(isEditing: true) {
      .delete(options: Accessory.DeleteOptions(isHidden: $1, reservedLayoutWidth: $0))
    }
  }

  @Test func `the options of insert`() {
    var options = Accessory.InsertOptions()
    #expect(
      !options.isHidden && options.reservedLayoutWidth == .standard && options.tintColor == nil)
    #expect(options.backgroundColor == nil)
    options.isHidden = true
    options.reservedLayoutWidth = .custom(30)
    options.tintColor = .red
    options.backgroundColor = .blue
    #expect(options.isHidden && options.reservedLayoutWidth == .custom(30))
    #expect(options.tintColor == .red)
    #expect(options.backgroundColor == .blue)
    let given = Accessory.InsertOptions(
      isHidden: true, reservedLayoutWidth: .actual, tintColor: .green, backgroundColor: .black)
    #expect(given.isHidden && given.reservedLayoutWidth == .actual && given.tintColor == .green)
    #expect(given.backgroundColor == .black)
    expectRoom(isEditing: true) {
      .insert(options: Accessory.InsertOptions(isHidden: $1, reservedLayoutWidth: $0))
    }
  }

  @Test func `the options of multiselect`() {
    var options = Accessory.MultiselectOptions()
    #expect(
      !options.isHidden && options.reservedLayoutWidth == .standard && options.tintColor == nil)
    #expect(options.backgroundColor == nil)
    options.isHidden = true
    options.reservedLayoutWidth = .custom(30)
    options.tintColor = .red
    options.backgroundColor = .blue
    #expect(options.isHidden && options.reservedLayoutWidth == .custom(30))
    #expect(options.tintColor == .red)
    #expect(options.backgroundColor == .blue)
    let given = Accessory.MultiselectOptions(
      isHidden: true, reservedLayoutWidth: .actual, tintColor: .green, backgroundColor: .black)
    #expect(given.isHidden && given.reservedLayoutWidth == .actual && given.tintColor == .green)
    #expect(given.backgroundColor == .black)
    expectRoom(isEditing: true) {
      .multiselect(options: Accessory.MultiselectOptions(isHidden: $1, reservedLayoutWidth: $0))
    }
  }

  @Test func `the options of outlineDisclosure`() {
    var options = Accessory.OutlineDisclosureOptions()
    #expect(!options.isHidden && options.reservedLayoutWidth == .actual && options.tintColor == nil)
    #expect(options.style == .automatic)
    options.isHidden = true
    options.reservedLayoutWidth = .standard
    options.tintColor = .red
    options.style = .cell
    #expect(options.isHidden && options.reservedLayoutWidth == .standard)
    #expect(options.tintColor == .red && options.style == .cell)
    expectRoom {
      .outlineDisclosure(
        options: Accessory.OutlineDisclosureOptions(isHidden: $1, reservedLayoutWidth: $0))
    }
  }

  @Test func `the options of reorder`() {
    var options = Accessory.ReorderOptions()
    #expect(
      !options.isHidden && options.reservedLayoutWidth == .standard && options.tintColor == nil)
    #expect(options.showsVerticalSeparator)
    options.isHidden = true
    options.reservedLayoutWidth = .custom(30)
    options.tintColor = .red
    options.showsVerticalSeparator = false
    #expect(options.isHidden && options.reservedLayoutWidth == .custom(30))
    #expect(options.tintColor == .red && !options.showsVerticalSeparator)
    let given = Accessory.ReorderOptions(
      isHidden: true, reservedLayoutWidth: .actual, tintColor: .green,
      showsVerticalSeparator: false)
    #expect(given.isHidden && given.reservedLayoutWidth == .actual && given.tintColor == .green)
    #expect(!given.showsVerticalSeparator)
    expectRoom(isEditing: true) {
      .reorder(options: Accessory.ReorderOptions(isHidden: $1, reservedLayoutWidth: $0))
    }
    // A line stands between the grip and what is before it, if the options say so.
    let width = { (showsLine: Bool) in
      self.cell(
        [
          .checkmark(),
          .reorder(options: Accessory.ReorderOptions(showsVerticalSeparator: showsLine)),
        ], isEditing: true
      ).contentView.frame.width
    }
    #expect(width(true) < width(false))
  }

  @Test func `the options of label`() throws {
    var options = Accessory.LabelOptions()
    #expect(!options.isHidden && options.reservedLayoutWidth == .actual && options.tintColor == nil)
    #expect(options.font == .preferredFont(forTextStyle: .body))
    #expect(options.adjustsFontForContentSizeCategory)
    options.isHidden = true
    options.reservedLayoutWidth = .standard
    options.tintColor = .red
    options.font = .systemFont(ofSize: 9)
    options.adjustsFontForContentSizeCategory = false
    #expect(options.isHidden && options.reservedLayoutWidth == .standard)
    #expect(options.tintColor == .red && options.font == .systemFont(ofSize: 9))
    #expect(!options.adjustsFontForContentSizeCategory)
    let given = Accessory.LabelOptions(
      isHidden: false, reservedLayoutWidth: .custom(50), tintColor: .green,
      font: .systemFont(ofSize: 11), adjustsFontForContentSizeCategory: false)
    let cell = cell([.label(text: "9", options: given)])
    let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "9" && label.font == .systemFont(ofSize: 11))
    #expect(label.textColor == .green && !label.adjustsFontForContentSizeCategory)
    expectRoom {
      .label(text: "9", options: Accessory.LabelOptions(isHidden: $1, reservedLayoutWidth: $0))
    }
  }

  @Test func `the options of popUpMenu`() {
    var options = Accessory.PopUpMenuOptions()
    #expect(!options.isHidden && options.tintColor == nil)
    options.isHidden = true
    options.reservedLayoutWidth = .custom(30)
    options.tintColor = .red
    #expect(options.isHidden && options.reservedLayoutWidth == .custom(30))
    #expect(options.tintColor == .red)
    let menu = UIMenu(children: [UIAction(title: "Small") { _ in }])
    expectRoom {
      .popUpMenu(
        menu,
        options: Accessory.PopUpMenuOptions(
          isHidden: $1, reservedLayoutWidth: $0, tintColor: .green))
    }
  }

  @Test func `a view of one's own has its place, its room and its colour`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 8))
    var options = Accessory.CustomViewConfiguration(
      customView: view, placement: .leading(displayed: .whenEditing))
    #expect(options.customView === view)
    guard case .leading(.whenEditing, _) = options.placement else {
      Issue.record("The placement is \(options.placement).")
      return
    }
    #expect(!options.isHidden && options.reservedLayoutWidth == .standard)
    #expect(options.tintColor == nil && !options.maintainsFixedSize)
    options.isHidden = true
    options.reservedLayoutWidth = .custom(30)
    options.tintColor = .red
    options.maintainsFixedSize = true
    #expect(options.isHidden && options.reservedLayoutWidth == .custom(30))
    #expect(options.tintColor == .red && options.maintainsFixedSize)
    let hidden = cell([.customView(configuration: options)], isEditing: true)
    #expect(view.superview === hidden && view.isHidden && view.tintColor == .red)
    #expect(view.bounds.size == CGSize(width: 12, height: 8))
  }

  @Test func `an accessory is of a type, and views of different accessories differ`() {
    let view = UIView()
    let menu = UIMenu(children: [])
    let accessories: [(Accessory, Accessory.AccessoryType)] = [
      (.disclosureIndicator(), .disclosureIndicator), (.outlineDisclosure(), .outlineDisclosure),
      (.checkmark(), .checkmark), (.delete(), .delete), (.insert(), .insert),
      (.reorder(), .reorder), (.multiselect(), .multiselect), (.label(text: "1"), .label),
      (.detail(), .detail), (.popUpMenu(menu), .popUpMenu),
      (
        .customView(configuration: .init(customView: view, placement: .leading())),
        .customView(view)
      ),
    ]
    for (accessory, type) in accessories { #expect(accessory.accessoryType == type) }
    #expect(Set(accessories.map(\.1)).count == accessories.count)
    #expect(Accessory.AccessoryType.customView(UIView()) != .customView(view))
  }

  @Test func `accessories are shown while the cell is edited, while it is not, or always`() {
    let states: [Accessory.DisplayedState] = [.always, .whenEditing, .whenNotEditing]
    let widths = { (isEditing: Bool) in
      states.map { state in
        let cell = self.cell([.disclosureIndicator(displayed: state)], isEditing: isEditing)
        return cell.contentView.frame.width < 320
      }
    }
    #expect(widths(true) == [true, true, false])
    #expect(widths(false) == [true, false, true])
  }

  @Test func `a position is before or behind another accessory`() {
    let all: [Accessory] = [.checkmark(), .detail(), .disclosureIndicator()]
    let before: Accessory.Placement.Position = Accessory.Placement.position(before: .detail())
    let after: Accessory.Placement.Position = Accessory.Placement.position(after: .detail())
    #expect(before(all) == 1 && after(all) == 2)
    // Where there is no such accessory, behind all.
    #expect(before([.checkmark()]) == 1 && after([.checkmark()]) == 1)
  }

  @Test func `a handler of an accessory has a name`() {
    var taps = 0
    let handler: Accessory.ActionHandler = { taps += 1 }
    let cell = cell([.detail(actionHandler: handler)])
    #expect(cell.tapAccessory(.detail))
    #expect(taps == 1)
  }

  @Test func `a cell is indented with or without its accessories`() {
    let edge = cell([.delete()], isEditing: true)
    #expect(edge.indentationWidth == 10 && edge.indentsAccessories && edge.accessories.count == 1)
    let before = edge.contentView.frame.minX
    let control = { edge.subviews.filter { !$0.isHidden && $0.frame.width < 60 }.map(\.frame.minX) }
    let places = control()
    edge.indentationLevel = 2
    edge.indentationWidth = 15
    edge.layoutIfNeeded()
    #expect(edge.indentationWidth == 15)
    #expect(edge.contentView.frame.minX == before + 30)
    #expect(control() == places.map { $0 + 30 })
    edge.indentsAccessories = false
    edge.layoutIfNeeded()
    #expect(!edge.indentsAccessories)
    #expect(edge.contentView.frame.minX == before + 30)
    #expect(control() == places)
    edge.accessories = []
    edge.layoutIfNeeded()
    #expect(edge.accessories.isEmpty && edge.contentView.frame.minX == 30)
  }
}
