import CollectionViewExtras
import Testing
import UIKit

/// Rows of a list that fingers drag aside.
@MainActor @Suite struct SwipeTests {
  /// Ten rows of 44 points with "Delete" and "Flag" at the trailing edge and "Read" at the leading.
  @MainActor final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var performed: [String] = []
    var selected: [Int] = []
    var allowsFull = true
    var answers = true
    private(set) var view: UICollectionView!

    init(isMirrored: Bool = false) {
      super.init()
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.leadingSwipeActionsConfigurationProvider = { [unowned self] in actions(["Read"], $0) }
      list.trailingSwipeActionsConfigurationProvider = { [unowned self] in
        $0.item == 4 ? nil : actions(["Delete", "Flag"], $0)
      }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      if isMirrored {
        view.semanticContentAttribute = .forceRightToLeft
        view.traitOverrides.layoutDirection = .rightToLeft
      }
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
      view.delegate = self
    }

    private func actions(_ titles: [String], _ path: IndexPath) -> UISwipeActionsConfiguration {
      let configuration = UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
            [unowned self] _, _, done in
            performed.append("\(title) \(path.item)")
            if answers { done(true) }
          }
        })
      configuration.performsFirstActionWithFullSwipe = allowsFull
      return configuration
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "Row \(path.item)"
      cell.contentConfiguration = content
      return cell
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      selected.append(path.item)
    }

    /// How far a row is seen to lie aside.
    func shift(_ item: Int) -> CGFloat {
      let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
      return (cell?.layer.presentation()?.sublayerTransform.m41).map { CGFloat($0) } ?? 0
    }

    var open: Int? { view.indexPathForSwipedItem?.item }
  }

  /// The middle of a row at some distance from the left.
  private func point(_ x: CGFloat, _ row: Int) -> CGPoint {
    CGPoint(x: x, y: CGFloat(row) * 44 + 22)
  }

  /// Drags and rests, so that the place counts alone.
  private func drag(_ window: UIWindow, _ start: CGPoint, by distance: CGFloat) -> SimulatedTouch {
    let finger = SimulatedTouch(in: window, at: start)
    finger.move(to: CGPoint(x: start.x + distance, y: start.y), over: 0.3)
    finger.rest(for: 0.2)
    return finger
  }

  // Ten points of the way pass before a drag begins; the buttons are 74 points wide each.

  @Test func `a row follows the finger and shows its actions`() {
    let rows = Rows()
    onStage(rows.view) { window, clock in
      let finger = drag(window, point(250, 1), by: -90)
      #expect(rows.shift(1) == -80)
      #expect(rows.open == 1)
      finger.move(to: point(110, 1), over: 0.2)
      #expect(rows.shift(1) == -130)
      finger.rest(for: 0.2)
      finger.lift()
      clock.advance(by: 1)
      #expect(rows.shift(1) == -148)
      #expect(rows.performed == [] && rows.selected == [])
    }
  }

  @Test func `a row let go before half of its actions closes, a fast one opens`() {
    let rows = Rows()
    onStage(rows.view) { window, clock in
      drag(window, point(250, 1), by: -70).lift()
      #expect(rows.open == nil)
      clock.advance(by: 1)
      #expect(rows.shift(1) == 0)
      window.drag(from: point(250, 1), to: point(190, 1), over: 0.1)
      #expect(rows.open == 1)
      clock.advance(by: 1)
      #expect(rows.shift(1) == -148)
      window.drag(from: point(100, 1), to: point(160, 1), over: 0.1)
      #expect(rows.open == nil)
    }
  }

  @Test func `beyond its actions a row resists where nothing is performed there`() {
    let rows = Rows()
    rows.allowsFull = false
    onStage(rows.view) { window, clock in
      let finger = drag(window, point(300, 1), by: -290)
      let shift = rows.shift(1)
      #expect(shift < -148 && shift > -220)
      finger.lift()
      clock.advance(by: 1)
      #expect(rows.shift(1) == -148)
      #expect(rows.performed == [])
    }
  }

  @Test func `a row swiped all the way performs its first action`() {
    let rows = Rows()
    rows.answers = false
    onStage(rows.view) { window, clock in
      let finger = drag(window, point(300, 2), by: -270)
      clock.advance(by: 0.3)
      #expect(rows.shift(2) == -260)
      finger.lift()
      #expect(rows.performed == ["Delete 2"])
      clock.advance(by: 1)
      #expect(rows.shift(2) == -320)
    }
  }

  @Test func `back from all the way the actions are as before`() {
    let rows = Rows()
    onStage(rows.view) { window, clock in
      let finger = drag(window, point(300, 2), by: -270)
      finger.move(to: point(190, 2), over: 0.2)
      finger.rest(for: 0.3)
      finger.lift()
      clock.advance(by: 1)
      #expect(rows.performed == [] && rows.shift(2) == -148)
    }
  }

  @Test func `leading actions are at the other edge, and mirrored all are`() {
    for isMirrored in [false, true] {
      let rows = Rows(isMirrored: isMirrored)
      onStage(rows.view) { window, clock in
        let side: CGFloat = isMirrored ? -1 : 1
        drag(window, point(160, 0), by: 80 * side).lift()
        clock.advance(by: 1)
        #expect(rows.shift(0) == 74 * side)
        // A tap on the button, which is at the edge.
        window.tap(at: point(isMirrored ? 300 : 20, 0))
        clock.advance(by: 1)
        #expect(rows.performed == ["Read 0"] && rows.open == nil)
      }
    }
  }

  @Test func `a tap on an action performs it and closes the row`() {
    let rows = Rows()
    onStage(rows.view) { window, clock in
      drag(window, point(250, 1), by: -130).lift()
      clock.advance(by: 1)
      // "Flag" is beside "Delete", which is at the edge.
      window.tap(at: point(320 - 74 - 30, 1))
      clock.advance(by: 1)
      #expect(rows.performed == ["Flag 1"])
      #expect(rows.shift(1) == 0 && rows.selected == [])
    }
  }

  @Test func `actions are tapped where the reorder control was`() throws {
    let rows = Rows()
    try onStage(rows.view) { window, clock in
      let path = IndexPath(item: 1, section: 0)
      let cell = try #require(rows.view.cellForItem(at: path) as? UICollectionViewListCell)
      cell.accessories = [.reorder(displayed: .always)]
      window.layoutIfNeeded()
      drag(window, point(150, 1), by: -130).lift()
      clock.advance(by: 1)
      // The control is 20 points from the edge, and "Delete" 74 points wide.
      window.tap(at: point(320 - 30, 1))
      clock.advance(by: 1)
      #expect(rows.performed == ["Delete 1"])
    }
  }

  @Test(arguments: [1, 3])
  func `a tap elsewhere closes the row and does nothing else`(_ row: Int) {
    let rows = Rows()
    onStage(rows.view) { window, clock in
      drag(window, point(250, 1), by: -130).lift()
      clock.advance(by: 1)
      window.tap(at: point(40, row))
      #expect(rows.open == nil)
      clock.advance(by: 1)
      #expect(rows.selected == [] && rows.shift(1) == 0)
      window.tap(at: point(40, row))
      #expect(rows.selected == [row])
    }
  }

  @Test func `one row is open at a time`() {
    let rows = Rows()
    onStage(rows.view) { window, clock in
      drag(window, point(250, 1), by: -130).lift()
      clock.advance(by: 1)
      drag(window, point(250, 3), by: -130).lift()
      clock.advance(by: 1)
      #expect(rows.open == 3 && rows.shift(1) == 0 && rows.shift(3) == -148)
    }
  }

  @Test func `vertical drags scroll and close what is open`() {
    let rows = Rows()
    onStage(rows.view) { window, clock in
      drag(window, point(250, 1), by: -130).lift()
      clock.advance(by: 1)
      window.drag(
        from: CGPoint(x: 160, y: 250), to: CGPoint(x: 160, y: 150), over: 0.3)
      clock.advance(by: 2)
      #expect(rows.open == nil && rows.view.contentOffset.y > 80)
    }
  }

  @Test func `rows without actions and edited lists stay`() {
    let rows = Rows()
    onStage(rows.view) { window, clock in
      drag(window, point(250, 4), by: -130).lift()
      #expect(rows.open == nil)
      rows.view.isEditing = true
      drag(window, point(250, 1), by: -130).lift()
      #expect(rows.open == nil)
    }
  }

  @Test func `a change of the data under the finger ends the swipe`() {
    let rows = Rows()
    onStage(rows.view) { window, clock in
      let finger = drag(window, point(250, 1), by: -130)
      rows.view.reloadData()
      window.layoutIfNeeded()
      finger.move(to: point(60, 1), over: 0.1)
      finger.lift()
      clock.advance(by: 1)
      #expect(rows.open == nil && rows.shift(1) == 0 && rows.performed == [])
    }
  }

  @Test func `a finger on a row is seen only until it drags`() {
    let rows = Rows()
    onStage(rows.view) { window, _ in
      let finger = SimulatedTouch(in: window, at: point(250, 1))
      finger.rest(for: 0.2)
      let cell = rows.view.cellForItem(at: IndexPath(item: 1, section: 0))
      #expect(cell?.isHighlighted == true)
      finger.move(to: point(200, 1), over: 0.1)
      #expect(cell?.isHighlighted == false)
      finger.lift()
      #expect(rows.selected == [])
    }
  }
}
