import CollectionViewExtras
import Testing
import UIKit

/// The configuration states of cells during drags over their view and during interactive movements.
@MainActor @Suite(.serialized) struct CellStateTests {
  private typealias DropState = UICellConfigurationState.DropState

  /// Takes drops into items.
  private final class Folders: NSObject, UICollectionViewDropDelegate {
    var intent = UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: intent)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  private func states(_ tiles: DraggedTiles) -> [DropState] {
    (0..<3).compactMap {
      tiles.view.cellForItem(at: IndexPath(item: $0, section: 0))?.configurationState.cellDropState
    }
  }

  @Test func `cells know whether a drag would drop into them`() throws {
    let tiles = DraggedTiles([0, 1, 2], frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let folders = Folders()
    tiles.view.dropDelegate = folders
    try onStage(tiles.view) { window, clock in
      #expect(states(tiles) == [.none, .none, .none])
      let cell = try #require(tiles.view.cellForItem(at: IndexPath(item: 2, section: 0)))
      var told: [DropState] = []
      cell.configurationUpdateHandler = { told.append($1.cellDropState) }
      window.layoutIfNeeded()
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 40, y: 40))
      finger.rest(for: 0.6)
      finger.move(to: CGPoint(x: 120, y: 40), over: 0.2)
      #expect(states(tiles) == [.notTargeted, .targeted, .notTargeted])
      finger.move(to: CGPoint(x: 200, y: 40), over: 0.2)
      window.layoutIfNeeded()
      #expect(states(tiles) == [.notTargeted, .notTargeted, .targeted])
      finger.lift()
      clock.advance(by: 1)
      window.layoutIfNeeded()
      #expect(states(tiles) == [.none, .none, .none])
      #expect(told == [.none, .notTargeted, .targeted, .none])
    }
  }

  @Test func `a drag that drops between items targets none`() {
    let tiles = DraggedTiles([0, 1, 2], frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    onStage(tiles.view) { window, clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 40, y: 40))
      finger.rest(for: 0.6)
      finger.move(to: CGPoint(x: 200, y: 40), over: 0.2)
      #expect(states(tiles).allSatisfy { $0 == .notTargeted })
      finger.lift()
      clock.advance(by: 1)
      window.layoutIfNeeded()
      #expect(states(tiles) == [.none, .none, .none])
      #expect(tiles.view.visibleCells.allSatisfy { !$0.configurationState.isReordering })
    }
  }

  @Test func `a row knows that it is being reordered`() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {}
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let rows = Rows()
    table.dataSource = rows
    try onStage(table) { window, clock in
      table.setEditing(true, animated: false)
      window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      var told: [Bool] = []
      cell.configurationUpdateHandler = { told.append($1.isReordering) }
      window.layoutIfNeeded()
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 300, y: 66))
      finger.move(to: CGPoint(x: 300, y: 150), over: 0.3)
      window.layoutIfNeeded()
      finger.lift()
      clock.advance(by: 1)
      window.layoutIfNeeded()
      #expect(told.first == false && told.contains(true) && told.last == false)
    }
  }
}
