import CollectionViewExtras
import Testing
import UIKit

/// Data that changes while a cell ends being displayed.
@MainActor @Suite struct EndDisplayingTests {
  /// Rows whose first, last or present one is deleted when one leaves.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var rows = Array(0..<60)
    var deletions = 3
    var deletes: (Int, Int) -> Int = { _, _ in 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ view: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(rows[indexPath.row])"
      return cell
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      guard let path = deletion(indexPath.row) else { return }
      tableView.deleteRows(at: [path], with: .automatic)
    }
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows.count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.accessibilityLabel = "\(rows[indexPath.item])"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let path = deletion(indexPath.item) else { return }
      collectionView.deleteItems(at: [path])
    }
    private func deletion(_ row: Int) -> IndexPath? {
      guard deletions > 0, !rows.isEmpty else { return nil }
      deletions -= 1
      let gone = deletes(row, rows.count)
      rows.remove(at: gone)
      return IndexPath(row: gone, section: 0)
    }
  }

  /// What makes rows leave.
  enum Cause: CaseIterable { case scroll, jump, delete, reload, shrink }

  private func make(_ cause: Cause, _ view: UIScrollView, _ rows: Rows) {
    switch cause {
    case .scroll: view.contentOffset.y = 60
    case .jump: view.contentOffset.y = 1200
    case .delete:
      rows.rows.removeSubrange(0..<2)
      let paths = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
      (view as? UITableView)?.deleteRows(at: paths, with: .fade)
      (view as? UICollectionView)?.deleteItems(at: paths)
    case .reload:
      (view as? UITableView)?.reloadData()
      (view as? UICollectionView)?.reloadData()
    case .shrink: view.frame.size.height = 200
    }
  }

  private nonisolated static let choices: [@MainActor @Sendable (Int, Int) -> Int] = [
    { _, _ in 0 }, { _, count in count - 1 }, { row, count in min(row, count - 1) },
    { row, count in min(row + 3, count - 1) },
  ]

  @Test(arguments: Cause.allCases, 0..<4)
  func `each row in view is shown after a deletion`(cause: Cause, choice: Int) {
    for isTable in [true, false] {
      for isSeen in [true, false] {
        for deletions in [1, 3, 100] {
          check(cause, choice, deletions, isTable: isTable, isSeen: isSeen)
        }
      }
    }
  }

  private func check(
    _ cause: Cause, _ choice: Int, _ deletions: Int, isTable: Bool, isSeen: Bool
  ) {
    let rows = Rows()
    rows.deletions = deletions
    rows.deletes = Self.choices[choice]
    let frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let view: UIScrollView =
      isTable
      ? UITableView(frame: frame) : UICollectionView(frame: frame, collectionViewLayout: layout)
    if let table = view as? UITableView {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      table.delegate = rows
    } else if let collection = view as? UICollectionView {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = rows
      collection.delegate = rows
    }
    ManualClock.run { clock in
      let window = UIWindow(frame: frame)
      window.addSubview(view)
      window.isHidden = !isSeen
      window.layoutIfNeeded()
      clock.advance(by: 0.1)
      make(cause, view, rows)
      window.layoutIfNeeded()
      clock.advance(by: 2)
      window.layoutIfNeeded()
      window.isHidden = true
    }
    let shown = texts(view)
    let first = min(rows.rows.count, max(0, Int(view.contentOffset.y / 44)))
    let last = min(
      rows.rows.count, Int((view.contentOffset.y + view.bounds.height + 43.99) / 44))
    #expect(
      shown == rows.rows[first..<last].map(String.init),
      "\(cause) \(choice) deletions \(deletions) table \(isTable) seen \(isSeen)")
  }

  /// The texts in view, from top to bottom, of cells that are to be seen.
  private func texts(_ view: UIScrollView) -> [String] {
    if let table = view as? UITableView {
      return table.visibleCells.filter { $0.window != nil || $0.superview != nil }
        .compactMap { $0.textLabel?.text }
    }
    let collection = view as? UICollectionView
    return (collection?.visibleCells ?? []).sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.contentView.accessibilityLabel }
  }
}
