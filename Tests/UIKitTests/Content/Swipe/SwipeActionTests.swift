import Testing

@testable import UIKit

/// Needs `@testable` to look into a button of a height that no row is made to have.
@MainActor @Suite struct SwipeActionTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  /// A list of five rows, 320 points wide, whose rows have two actions at each edge.
  @MainActor final class Stage: NSObject, UICollectionViewDataSource {
    private(set) var view: UICollectionView!
    var performed: [String] = []
    var completions: [(Bool) -> Void] = []
    var asked: [IndexPath] = []
    var allowsFullSwipe = true
    var trailingTitles = ["Delete", "Flag"]

    init(_ appearance: Configuration.Appearance = .plain, isMirrored: Bool = false) {
      super.init()
      var list = Configuration(appearance: appearance)
      list.leadingSwipeActionsConfigurationProvider = { [unowned self] in
        actions(["Read"], at: $0)
      }
      list.trailingSwipeActionsConfigurationProvider = { [unowned self] in
        $0.item == 4 ? nil : actions(trailingTitles, at: $0)
      }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
      if isMirrored { view.traitOverrides.layoutDirection = .rightToLeft }
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
      view.layoutIfNeeded()
    }

    private func actions(_ titles: [String], at path: IndexPath) -> UISwipeActionsConfiguration {
      asked.append(path)
      let result = UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
            [unowned self] action, _, completion in
            performed.append(action.title ?? "")
            completions.append(completion)
          }
        })
      result.performsFirstActionWithFullSwipe = allowsFullSwipe
      return result
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      cell.contentConfiguration = content
      return cell
    }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    func cell(_ item: Int) -> UICollectionViewCell {
      view.layoutIfNeeded()
      return view.cellForItem(at: path(item))!
    }

    /// The button with a title, and where it is seen in the row.
    func button(_ title: String, in item: Int) -> (view: UIView, frame: CGRect)? {
      let cell = cell(item)
      func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
      }
      guard let button = labels(in: cell).first(where: { $0.text == title })?.superview else {
        return nil
      }
      return (button, cell.layer.convert(button.bounds, from: button.layer))
    }

    /// How far the content of a row is seen aside of its place.
    func shift(_ item: Int) -> CGFloat {
      let cell = cell(item)
      let content = cell.contentView
      return cell.layer.convert(content.bounds, from: content.layer).minX - content.frame.minX
    }
  }

  @Test func `buttons stand at the trailing edge, the first action outermost`() throws {
    let stage = Stage()
    #expect(stage.view.openSwipe(at: stage.path(1), .trailing))
    let delete = try #require(stage.button("Delete", in: 1))
    let flag = try #require(stage.button("Flag", in: 1))
    // Both titles with their padding of 12 are narrower than the minimum of 74.
    #expect(delete.frame == CGRect(x: 320 - 74, y: 0, width: 74, height: 44))
    #expect(flag.frame == CGRect(x: 320 - 2 * 74, y: 0, width: 74, height: 44))
    #expect(stage.shift(1) == -2.0 * 74)
    #expect(delete.view.backgroundColor == .systemRed)
    #expect(flag.view.backgroundColor == .systemGray)
    #expect(stage.cell(1).configurationState.isSwiped && !stage.cell(0).configurationState.isSwiped)
    #expect(stage.cell(1).frame == CGRect(x: 0, y: 44, width: 320, height: 44))
  }

  @Test func `leading actions move the row the other way`() throws {
    let stage = Stage()
    #expect(stage.view.openSwipe(at: stage.path(0), .leading))
    #expect(stage.button("Read", in: 0)?.frame == CGRect(x: 0, y: 0, width: 74, height: 44))
    #expect(stage.shift(0) == 74.0)
  }

  @Test func `right to left both edges change sides`() throws {
    let stage = Stage(isMirrored: true)
    #expect(stage.view.openSwipe(at: stage.path(0), .trailing))
    #expect(stage.button("Delete", in: 0)?.frame.minX == 0.0)
    #expect(stage.button("Flag", in: 0)?.frame.minX == 74.0)
    #expect(stage.shift(0) == 2.0 * 74)
    #expect(stage.view.openSwipe(at: stage.path(0), .leading))
    #expect(stage.button("Read", in: 0)?.frame.maxX == 320.0)
    #expect(stage.shift(0) == -74.0)
  }

  @Test func `a long title widens its button, and buttons never exceed the row`() throws {
    let stage = Stage()
    stage.trailingTitles = ["Delete", "Move to folder"]
    #expect(stage.view.openSwipe(at: stage.path(0), .trailing))
    let wide = try #require(stage.button("Move to folder", in: 0))
    #expect(wide.frame.width > 100 && wide.frame.maxX == 320.0 - 74)
    stage.trailingTitles = (0..<6).map { "Action \($0)" }
    #expect(stage.view.openSwipe(at: stage.path(0), .trailing))
    #expect(abs(stage.shift(0) + 320) < 0.01)
  }

  @Test func `one row is open at a time`() {
    let stage = Stage()
    #expect(stage.view.openSwipe(at: stage.path(0), .trailing))
    #expect(stage.view.openSwipe(at: stage.path(2), .leading))
    #expect(stage.view.swipedPath == stage.path(2))
    #expect(stage.shift(0) == 0.0 && stage.shift(2) == 74.0)
    #expect(!stage.cell(0).configurationState.isSwiped)
    #expect(stage.button("Delete", in: 0) == nil)
  }

  @Test func `rows without actions, out of view or being edited do not open`() {
    let stage = Stage()
    #expect(!stage.view.openSwipe(at: stage.path(4), .trailing))
    #expect(!stage.view.openSwipe(at: IndexPath(item: 40, section: 0), .trailing))
    stage.view.isEditing = true
    #expect(!stage.view.openSwipe(at: stage.path(0), .trailing))
    #expect(stage.view.swipedPath == nil && stage.shift(0) == 0.0)
  }

  @Test(arguments: ["scroll", "reload", "update", "edit", "layout", "hide"])
  func `what moves or changes the rows closes the open one`(_ cause: String) {
    let stage = Stage()
    #expect(stage.view.openSwipe(at: stage.path(1), .trailing))
    switch cause {
    case "scroll": stage.view.contentOffset.y = 10
    case "reload": stage.view.reloadData()
    case "update": stage.view.reloadItems(at: [stage.path(0)])
    case "edit": stage.view.isEditing = true
    case "layout": stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    default: stage.view.closeSwipe()
    }
    #expect(stage.view.swipedPath == nil)
    stage.view.layoutIfNeeded()
    for cell in stage.view.visibleCells {
      #expect(CATransform3DIsIdentity(cell.layer.sublayerTransform) && !cell.clipsToBounds)
      #expect(!cell.configurationState.isSwiped)
    }
  }

  @Test func `a tapped action is performed and closes the row when it is done`() {
    let stage = Stage()
    #expect(!stage.view.performSwipeAction(0))
    #expect(stage.view.openSwipe(at: stage.path(1), .trailing))
    #expect(!stage.view.performSwipeAction(2))
    #expect(stage.view.performSwipeAction(1))
    #expect(stage.performed == ["Flag"] && stage.view.swipedPath == stage.path(1))
    stage.completions[0](true)
    #expect(stage.view.swipedPath == nil && stage.shift(1) == 0.0)
  }

  @Test func `an action that is done late leaves another open row alone`() {
    let stage = Stage()
    #expect(stage.view.openSwipe(at: stage.path(1), .trailing))
    #expect(stage.view.performSwipeAction(0))
    #expect(stage.view.openSwipe(at: stage.path(2), .trailing))
    stage.completions[0](true)
    #expect(stage.view.swipedPath == stage.path(2))
  }

  @Test(arguments: [true, false])
  func `a full swipe performs the first action where that is allowed`(_ isAllowed: Bool) {
    let stage = Stage()
    stage.allowsFullSwipe = isAllowed
    #expect(stage.view.swipeFully(at: stage.path(0), .trailing) == isAllowed)
    #expect(stage.performed == (isAllowed ? ["Delete"] : []))
    #expect(stage.view.swipedPath == stage.path(0))
  }

  @Test func `actions are asked for each time a row opens, and not before`() {
    let stage = Stage()
    #expect(stage.asked.isEmpty)
    for item in [0, 1, 0] { _ = stage.view.openSwipe(at: stage.path(item), .trailing) }
    #expect(stage.asked.map(\.item) == [0, 1, 0])
  }

  @Test func `the row on a card keeps to the card's corners`() {
    let stage = Stage(.insetGrouped)
    #expect(stage.view.openSwipe(at: stage.path(0), .trailing))
    let cell = stage.cell(0)
    #expect(cell.clipsToBounds && cell.layer.cornerRadius == 10.0)
    #expect(cell.layer.cornerCurve == .continuous)
    #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    stage.view.closeSwipe()
    #expect(stage.cell(0).layer.cornerRadius == 0.0)
  }

  @Test func `colours are the style's unless chosen`() {
    let action = UIContextualAction(style: .normal, title: nil) { $2(true) }
    #expect(action.backgroundColor == .systemGray)
    action.backgroundColor = .systemOrange
    #expect(action.backgroundColor == .systemOrange)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemGray)
    #expect(UISwipeActionsConfiguration(actions: [action]).performsFirstActionWithFullSwipe)
  }

  @Test func `a low row shows the image alone, a high one the title below`() throws {
    func arranged(height: CGFloat) -> (image: CGRect, title: CGRect, isTitleHidden: Bool) {
      let action = UIContextualAction(style: .normal, title: "Flag") { $2(true) }
      action.image = UIImage(systemName: "flag.fill")
      let view = SwipeActionsView(UISwipeActionsConfiguration(actions: [action]), .trailing)
      let width = view.extent(in: CGSize(width: 320, height: height))
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.layoutIfNeeded()
      view.buttons[0].layoutIfNeeded()
      let parts = view.buttons[0].subviews
      return (parts[0].frame, parts[1].frame, parts[1].isHidden)
    }
    let low = arranged(height: 60)
    #expect(low.isTitleHidden && abs(low.image.midY - 30) <= 0.5)
    let high = arranged(height: 100)
    #expect(!high.isTitleHidden && high.title.minY > high.image.maxY)
    #expect(abs((high.image.minY + high.title.maxY) / 2 - 50) <= 0.5)
  }
}
