import CollectionViewExtras
import Testing
import UIKit

/// Rows of table views that fingers drag and drop.
@MainActor @Suite struct TableRowDragTests {
  @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var order = ["a", "b", "c", "d"]
    var events: [String] = []

    override init() {
      super.init()
      table.register(StateCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.dragDelegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      order.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = order[indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { order[indexPath.row] != "d" }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      events.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      order.insert(order.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: order[indexPath.row] as NSString))]
    }

    func tableView(
      _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
    ) { events.append("begin") }

    func tableView(
      _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
    ) { events.append("end") }
  }

  private final class StateCell: UITableViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  /// Takes the texts of drops.
  @MainActor private final class Taker: NSObject, UITableViewDropDelegate {
    var events: [String] = []
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let source = coordinator.items.first?.sourceIndexPath.map { "\($0.row)" } ?? "-"
      let target = coordinator.destinationIndexPath.map { "\($0.row)" } ?? "-"
      events.append("drop from \(source) at \(target)")
      perform(coordinator)
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
    ) { events.append("enter") }

    func tableView(
      _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
    ) { events.append("over") }
  }

  /// Drags what is at one point to another.
  private func drag(_ window: UIWindow, _ clock: ManualClock, from: CGFloat, to: CGFloat) {
    let finger = SimulatedTouch(in: window, at: CGPoint(x: 100, y: from))
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 100, y: to), over: 0.3)
    finger.lift()
    clock.advance(by: 1)
  }

  @Test func `a row is moved by a drag without editing and without a drop delegate`() {
    let rows = Rows()
    onStage(rows.table) { window, clock in
      let cell = rows.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? StateCell
      drag(window, clock, from: 20, to: 100)
      #expect(rows.events == ["begin", "move 0 2", "end"])
      #expect(rows.order == ["b", "c", "a", "d"])
      #expect(cell?.states == [.lifting, .dragging, .none])
      #expect(rows.table.visibleCells.map { $0.textLabel?.text } == rows.order)
      #expect(rows.table.visibleCells.allSatisfy { $0.alpha == 1 })
      #expect(!rows.table.hasActiveDrag && !rows.table.hasActiveDrop)
      // The data source does not let it be moved.
      drag(window, clock, from: 150, to: 20)
      #expect(rows.order == ["b", "c", "a", "d"])
    }
  }

  @Test func `a drop delegate takes what the data source does not move`() {
    let rows = Rows()
    let taker = Taker()
    rows.table.dropDelegate = taker
    #expect(rows.table.dropDelegate === taker && rows.table.dragDelegate === rows)
    onStage(rows.table) { window, clock in
      drag(window, clock, from: 20, to: 100)
      #expect(taker.events == ["enter", "over"])
      #expect(rows.order == ["b", "c", "a", "d"])
      taker.events = []
      taker.perform = { coordinator in
        #expect(coordinator.proposal.intent == .insertAtDestinationIndexPath)
        #expect(coordinator.items.first?.previewSize.width == 320)
        guard let item = coordinator.items.first?.dragItem else { return }
        coordinator.drop(item, toRowAt: IndexPath(row: 1, section: 0)).addCompletion { _ in
          taker.events.append("landed")
        }
      }
      drag(window, clock, from: 150, to: 60)
      #expect(taker.events == ["enter", "drop from 3 at 1", "landed", "over"])
      rows.table.dragInteractionEnabled = false
      rows.events = []
      drag(window, clock, from: 20, to: 100)
      #expect(rows.events.isEmpty)
    }
  }
}
