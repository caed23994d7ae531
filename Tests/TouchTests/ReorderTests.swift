import CollectionViewExtras
import Testing
import UIKit

/// Items that fingers move.
@MainActor @Suite struct ReorderTests {
  /// A grid of tiles, 80 points each, four in a row.
  final class Tiles: UICollectionViewController {
    var order = Array(0..<60)
    var moves: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      super.init(collectionViewLayout: layout)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { order.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 3 }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.item) \(destinationIndexPath.item)")
      order.insert(order.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func run(_ body: (Tiles, UIWindow, ManualClock) throws -> Void) rethrows {
    let tiles = Tiles()
    try onStage(tiles.view) { try body(tiles, $0, $1) }
  }

  @Test func `a long press moves an item of a collection view controller`() {
    run { tiles, window, clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 30, y: 30))
      finger.rest(for: 0.6)
      finger.move(to: CGPoint(x: 200, y: 40), over: 0.3)
      window.layoutIfNeeded()
      let cell = tiles.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
      // The cell keeps its place under the finger.
      #expect(cell?.center == CGPoint(x: 40 + 170, y: 40 + 10))
      finger.lift()
      clock.advance(by: 1)
      #expect(tiles.moves == ["0 2"])
      #expect(Array(tiles.order.prefix(4)) == [1, 2, 0, 3])
    }
  }

  @Test func `without the gesture, and where an item may not move, the content scrolls`() {
    run { tiles, window, clock in
      window.longPress(at: CGPoint(x: 300, y: 30), for: 0.6)
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 300, y: 30))
      finger.rest(for: 0.6)
      finger.move(to: CGPoint(x: 300, y: 130), over: 0.3)
      finger.lift()
      clock.advance(by: 2)
      tiles.installsStandardGestureForInteractiveMovement = false
      let other = SimulatedTouch(in: window, at: CGPoint(x: 30, y: 330))
      other.rest(for: 0.6)
      other.move(to: CGPoint(x: 30, y: 130), over: 0.3)
      other.lift()
      clock.advance(by: 2)
      #expect(tiles.moves == [] && tiles.collectionView.contentOffset.y > 100)
    }
  }

  @Test func `near the edge the content scrolls while an item is dragged`() {
    run { tiles, window, clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 30, y: 30))
      finger.rest(for: 0.6)
      finger.move(to: CGPoint(x: 30, y: 390), over: 0.3)
      finger.rest(for: 1)
      let offset = tiles.collectionView.contentOffset.y
      #expect(offset > 200)
      finger.move(to: CGPoint(x: 30, y: 200), over: 0.1)
      let rest = tiles.collectionView.contentOffset.y
      finger.rest(for: 0.5)
      #expect(tiles.collectionView.contentOffset.y == rest)
      finger.lift()
      clock.advance(by: 1)
      let row = Int((rest + 200) / 80)
      #expect(tiles.moves == ["0 \(row * 4)"])
    }
  }

  @Test func `near either edge the content scrolls by the distance to it, from the first frame on`()
  {
    run { tiles, window, clock in
      let list = tiles.collectionView!
      list.contentOffset.y = 400
      window.layoutIfNeeded()
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 30, y: 200))
      finger.rest(for: 0.6)
      // 24 points from the edge, half of the 48 in which it scrolls: half of 480 points a second.
      for (place, sign) in [(CGFloat(24), CGFloat(-1)), (400 - 24, 1)] {
        finger.rest(for: 1)
        let start = list.contentOffset.y
        finger.move(to: CGPoint(x: 30, y: place))
        #expect(list.contentOffset.y == start)
        clock.advance(by: 0.1)
        let distance = list.contentOffset.y - start
        #expect(abs(distance - sign * 24) < 4.1, "\(distance) points from \(place)")
        finger.move(to: CGPoint(x: 30, y: 200))
      }
      finger.cancel()
      clock.advance(by: 1)
    }
  }

  @Test func `what is taken away goes back`() {
    run { tiles, window, clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 30, y: 30))
      finger.rest(for: 0.6)
      finger.move(to: CGPoint(x: 200, y: 40), over: 0.3)
      finger.cancel()
      clock.advance(by: 1)
      #expect(tiles.moves == [])
      let cell = tiles.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell?.frame.origin == .zero)
    }
  }

  // MARK: Grips

  /// A list of letters with grips and other accessories.
  @MainActor final class Letters: NSObject {
    let view: UICollectionView
    var source: UICollectionViewDiffableDataSource<Int, String>?
    var log: [String] = []

    override init() {
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Remove") { $2(true) }
        ])
      }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      super.init()
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [
          .delete(), .reorder(),
          .detail(displayed: .whenNotEditing) { self?.log.append("detail \(text)") },
        ]
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.reorderingHandlers.canReorderItem = { $0 != "c" }
      source.reorderingHandlers.didReorder = { [weak self] transaction in
        self?.log.append(transaction.finalSnapshot.itemIdentifiers.prefix(4).joined())
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems("abcdefghijklmnopqrst".map(String.init))
      source.apply(snapshot, animatingDifferences: false)
      self.source = source
    }

    /// The middle of an accessory's room, at the trailing edge of a row's card.
    func grip(_ row: Int) -> CGPoint {
      let cell = view.cellForItem(at: IndexPath(item: row, section: 0))
      let frame = cell.map { $0.convert($0.bounds, to: nil) } ?? .zero
      return CGPoint(x: frame.maxX - 30, y: frame.midY)
    }
  }

  @Test func `the grip of a list's cell moves it at once, along the list alone`() {
    let letters = Letters()
    onStage(letters.view) { window, clock in
      letters.view.isEditing = true
      window.layoutIfNeeded()
      clock.advance(by: 1)
      let start = letters.grip(0)
      let cell = letters.view.cellForItem(at: IndexPath(item: 0, section: 0))
      let x = cell?.center.x
      let finger = SimulatedTouch(in: window, at: start)
      finger.move(to: CGPoint(x: start.x - 50, y: start.y + 90), over: 0.3)
      #expect(cell?.center.x == x)
      #expect(cell?.layer.shadowOpacity ?? 0 > 0)
      finger.lift()
      clock.advance(by: 1)
      #expect(letters.log == ["bcad"])
      #expect(cell?.layer.shadowOpacity == 0)
    }
  }

  @Test func `a row that may not move stays, and without editing there is no grip`() {
    let letters = Letters()
    onStage(letters.view) { window, clock in
      letters.view.isEditing = true
      window.layoutIfNeeded()
      clock.advance(by: 1)
      let start = letters.grip(2)
      window.drag(from: start, to: CGPoint(x: start.x, y: start.y + 90), over: 0.3)
      clock.advance(by: 1)
      letters.view.isEditing = false
      window.layoutIfNeeded()
      clock.advance(by: 1)
      letters.view.contentOffset.y = 0
      let other = letters.grip(1)
      window.drag(from: other, to: CGPoint(x: other.x, y: other.y + 90), over: 0.3)
      clock.advance(by: 2)
      #expect(letters.log == [])
    }
  }

  @Test func `a tap on an accessory of a list's cell is its own`() {
    let letters = Letters()
    onStage(letters.view) { window, clock in
      window.tap(at: letters.grip(1))
      #expect(letters.log == ["detail b"])
      #expect(letters.view.indexPathsForSelectedItems == [])
      letters.view.isEditing = true
      window.layoutIfNeeded()
      clock.advance(by: 1)
      // The sign to delete shows the trailing actions.
      window.tap(at: CGPoint(x: 45, y: letters.grip(1).y))
      clock.advance(by: 1)
      #expect(letters.view.indexPathForSwipedItem?.item == 1)
    }
  }

  // MARK: Table views

  private func editing(_ body: (TableModel, UIWindow, ManualClock) -> Void) {
    let model = TableModel()
    onStage(model.table) { window, clock in
      model.table.setEditing(true, animated: false)
      window.layoutIfNeeded()
      body(model, window, clock)
    }
  }

  @Test func `the grip of a table view's row moves it where the delegate lets it`() {
    editing { model, window, clock in
      model.lastTarget = 3
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 300, y: 300), over: 0.3)
      finger.lift()
      clock.advance(by: 1)
      #expect(model.log == ["move 1 3"])
      #expect(Array(model.rows.prefix(4)) == ["Row 0", "Row 2", "Row 3", "Row 1"])
      window.drag(
        from: CGPoint(x: 300, y: 5 * 44 + 22), to: CGPoint(x: 300, y: 20), over: 0.3)
      clock.advance(by: 1)
      #expect(model.log == ["move 1 3"])
    }
  }

  @Test func `near the edge a table view scrolls while a row is dragged`() {
    editing { model, window, clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 300, y: 395), over: 0.3)
      finger.rest(for: 2)
      // Twenty rows of 44 points end 480 points below the view's 400.
      #expect(model.table.contentOffset.y == 480)
      finger.lift()
      clock.advance(by: 1)
      #expect(model.log == ["move 1 19"] && model.rows.last == "Row 1")
    }
  }
}
