import CollectionViewExtras
import Testing
import UIKit

/// Random changes of a table view beside a model that says what it must show.
@MainActor @Suite struct TableStressTests {
  @Test(arguments: 0..<24)
  func `whatever changes, a table view shows its data`(seed: Int) {
    print("seed \(seed)")
    ManualClock.run { clock in
      let stage = StressStage(seed: UInt64(seed), style: seed.isMultiple(of: 3) ? .grouped : .plain)
      let window = seed.isMultiple(of: 2) ? shown(stage.table) : nil
      for step in 0..<60 {
        let deed = stage.act()
        if stage.dice.next(2) == 0 { clock.advance(by: 0.1) }
        let fault = stage.fault()
        #expect(fault == nil, "seed \(seed), step \(step), \(deed)")
        if fault != nil { return }
      }
      _ = window
    }
  }

  @Test(arguments: 0..<8)
  func `whatever is applied, a diffable table view shows its snapshot`(seed: Int) {
    print("seed \(seed)")
    ManualClock.run { clock in
      let dice = Dice(UInt64(seed) &+ 1000)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      let window = seed.isMultiple(of: 2) ? shown(table) : nil
      for step in 0..<40 {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        let items = dice.shuffled(Array(0..<40)).prefix(dice.next(40))
        let sections = dice.shuffled(Array(0..<4)).prefix(1 + dice.next(4))
        snapshot.appendSections(Array(sections))
        for item in items {
          snapshot.appendItems([item], toSection: sections[dice.next(sections.count)])
        }
        source.apply(snapshot, animatingDifferences: dice.next(2) == 0)
        if dice.next(2) == 0 { clock.advance(by: 0.1) }
        table.contentOffset.y = CGFloat(dice.next(Int(max(1, table.contentSize.height - 600))))
        table.layoutIfNeeded()
        for path in table.indexPathsForVisibleRows ?? [] {
          let item = source.itemIdentifier(for: path)
          #expect(
            table.cellForRow(at: path)?.textLabel?.text == item.map { "\($0)" },
            "seed \(seed), step \(step), \(path)")
        }
      }
      _ = window
    }
  }
}

/// Repeatable random numbers.
final class Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number from 0 up to `limit`, which is above 0 and not included.
  func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  func shuffled<Element>(_ list: [Element]) -> [Element] {
    var (rest, result) = (list, [Element]())
    while !rest.isEmpty { result.append(rest.remove(at: next(rest.count))) }
    return result
  }
}

/// A table view, what it must show, and who changes both.
@MainActor final class StressStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Row: Equatable {
    var name: Int
    var version = 0
    var text: String { "\(name).\(version)" }
  }
  struct Section {
    var name: Int
    var rows: [Row]
  }

  let dice: Dice
  let table: UITableView
  private var sections: [Section] = []
  private var selected: Set<Int> = []
  private var names = 0
  private let hasHeights: Bool

  init(seed: UInt64, style: UITableView.Style) {
    dice = Dice(seed)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
    hasHeights = seed % 4 == 1
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.allowsMultipleSelection = true
    table.allowsSelectionDuringEditing = true
    table.allowsMultipleSelectionDuringEditing = true
    sections = (0..<3).map { _ in newSection() }
    table.dataSource = self
    table.delegate = self
    if seed % 5 == 2 { table.estimatedRowHeight = 0 }
    if seed % 5 == 3 { table.rowHeight = 60 }
  }

  private func newName() -> Int {
    names += 1
    return names
  }

  private func newSection() -> Section {
    Section(name: newName(), rows: (0..<dice.next(9)).map { _ in Row(name: newName()) })
  }

  // MARK: Changing

  /// Does something random.
  ///
  /// - Returns: What it was.
  func act() -> String {
    switch dice.next(10) {
    case 0:
      sections = (0..<dice.next(5)).map { _ in newSection() }
      selected = []
      table.reloadData()
      return "reloadData"
    case 1:
      table.contentOffset.y = CGFloat(dice.next(Int(max(1, table.contentSize.height - 500))))
      return "scroll"
    case 2:
      table.setEditing(!table.isEditing, animated: dice.next(2) == 0)
      return "edit"
    case 3:
      guard let path = anyPath() else { return "nothing" }
      let name = sections[path.section].rows[path.row].name
      if selected.contains(name) {
        table.deselectRow(at: path, animated: dice.next(2) == 0)
      } else {
        table.selectRow(at: path, animated: dice.next(2) == 0, scrollPosition: .none)
      }
      selected.formSymmetricDifference([name])
      return "select \(path)"
    case 4:
      guard let path = anyPath() else { return "nothing" }
      sections[path.section].rows[path.row].version += 1
      table.reconfigureRows(at: [path])
      return "reconfigure \(path)"
    case 5:
      guard let path = anyPath() else { return "nothing" }
      let position: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
      table.scrollToRow(at: path, at: position[dice.next(4)], animated: false)
      return "scroll to \(path)"
    case 6:
      guard !sections.isEmpty else { return "nothing" }
      let section = dice.next(sections.count)
      let gone = sections[section].rows.map(\.name)
      sections[section].rows = (0..<dice.next(6)).map { _ in Row(name: newName()) }
      selected.subtract(gone)
      table.reloadSections([section], with: .automatic)
      adoptSelection()
      return "reload section \(section)"
    default:
      return batch()
    }
  }

  /// What becomes of the selection of rows that are reloaded is left to the table view.
  private func adoptSelection() {
    let rows = (table.indexPathsForSelectedRows ?? []).map {
      sections[$0.section].rows[$0.row].name
    }
    selected = Set(rows)
  }

  private func anyPath() -> IndexPath? {
    let all = sections.indices.filter { !sections[$0].rows.isEmpty }
    guard !all.isEmpty else { return nil }
    let section = all[dice.next(all.count)]
    return IndexPath(section, dice.next(sections[section].rows.count))
  }

  private func batch() -> String {
    let old = sections
    var deleted = IndexSet()
    var inserted = IndexSet()
    var movedSection: (Int, Int)?
    var new: [Section] = []
    for (index, section) in old.enumerated() {
      if dice.next(8) == 0 { deleted.insert(index) } else { new.append(section) }
    }
    var moving: Section?
    if new.count > 1, dice.next(4) == 0 { moving = new.remove(at: dice.next(new.count)) }
    let kept = new.map(\.name) + (moving.map { [$0.name] } ?? [])
    if let moving { new.insert(moving, at: dice.next(new.count + 1)) }
    var added: Set<Int> = []
    for _ in 0..<dice.next(2) {
      let section = newSection()
      added.insert(section.name)
      new.insert(section, at: dice.next(new.count + 1))
    }
    for (index, section) in new.enumerated() where added.contains(section.name) {
      inserted.insert(index)
    }
    if let moving, let from = old.firstIndex(where: { $0.name == moving.name }),
      let to = new.firstIndex(where: { $0.name == moving.name })
    {
      movedSection = (from, to)
    }
    // Rows.
    var gone: Set<Int> = []
    var reloaded: Set<Int> = []
    var travellers: [Row] = []
    let places = new.indices.filter { kept.contains(new[$0].name) }
    for index in places where new[index].name != moving?.name {
      new[index].rows = new[index].rows.compactMap { row in
        switch dice.next(10) {
        case 0:
          gone.insert(row.name)
          return nil
        case 1:
          travellers.append(row)
          return nil
        case 2:
          reloaded.insert(row.name)
          return Row(name: row.name, version: row.version + 1)
        default: return row
        }
      }
    }
    let open = places.filter { new[$0].name != moving?.name }
    var fresh: Set<Int> = []
    var arrivals = travellers
    for _ in 0..<dice.next(4) {
      let row = Row(name: newName())
      fresh.insert(row.name)
      arrivals.append(row)
    }
    if open.isEmpty {
      arrivals = []
    }
    for row in arrivals {
      let index = open[dice.next(open.count)]
      new[index].rows.insert(row, at: dice.next(new[index].rows.count + 1))
    }
    func path(_ name: Int, _ list: [Section]) -> IndexPath? {
      for (index, section) in list.enumerated() {
        if let row = section.rows.firstIndex(where: { $0.name == name }) {
          return IndexPath(index, row)
        }
      }
      return nil
    }
    let all: [UITableView.RowAnimation] = [
      .automatic, .fade, .left, .right, .top, .bottom, .middle, .none,
    ]
    let animation = all[dice.next(all.count)]
    let deletedRows = gone.sorted().compactMap { path($0, old) }
    let reloadedRows = reloaded.sorted().compactMap { path($0, old) }
    let insertedRows = fresh.sorted().compactMap { path($0, new) }
    let moves = travellers.compactMap { row in
      path(row.name, old).flatMap { from in path(row.name, new).map { (from, $0) } }
    }
    for index in deleted { selected.subtract(old[index].rows.map(\.name)) }
    selected.subtract(gone)
    let changes = { [self] in
      sections = new
      table.deleteSections(deleted, with: animation)
      table.insertSections(inserted, with: animation)
      if let movedSection { table.moveSection(movedSection.0, toSection: movedSection.1) }
      table.deleteRows(at: deletedRows, with: animation)
      table.insertRows(at: insertedRows, with: animation)
      table.reloadRows(at: reloadedRows, with: animation)
      for (from, to) in moves { table.moveRow(at: from, to: to) }
    }
    if dice.next(2) == 0 {
      table.performBatchUpdates(changes)
    } else {
      table.beginUpdates()
      changes()
      table.endUpdates()
    }
    if !reloaded.isEmpty { adoptSelection() }
    return
      "batch -s\(Array(deleted)) +s\(Array(inserted)) move \(String(describing: movedSection)) "
      + "-\(deletedRows) +\(insertedRows) ~\(reloadedRows) \(moves)"
  }

  // MARK: Comparing

  /// What the table view shows that it must not; nil if it shows the model.
  func fault() -> String? {
    table.layoutIfNeeded()
    guard table.numberOfSections == sections.count else { return "sections" }
    var y: CGFloat = -.infinity
    var visible: [IndexPath] = []
    for (index, section) in sections.enumerated() {
      guard table.numberOfRows(inSection: index) == section.rows.count else { return "rows" }
      for row in section.rows.indices {
        let path = IndexPath(index, row)
        let frame = table.rectForRow(at: path)
        guard frame.minY >= y - 0.01, frame.width == 390, frame.height > 0 else {
          return "frame \(frame) of \(path), former end \(y)"
        }
        if row > 0, abs(frame.minY - y) > 0.01 { return "gap above \(path)" }
        if hasHeights, !frame.isEmpty, table.cellForRow(at: path) != nil,
          abs(frame.height - height(path)) > 0.01
        {
          return "height \(frame.height) of \(path)"
        }
        y = frame.maxY
        if frame.insetBy(dx: 0, dy: 0.01).intersects(table.bounds) { visible.append(path) }
      }
    }
    if y > table.contentSize.height + 0.01 {
      return "content \(table.contentSize) ends before \(y)"
    }
    guard table.indexPathsForVisibleRows == visible else {
      return "visible \(table.indexPathsForVisibleRows ?? []) not \(visible)"
    }
    guard table.visibleCells.count == visible.count else { return "cells" }
    for (path, cell) in zip(visible, table.visibleCells) {
      let row = sections[path.section].rows[path.row]
      guard cell.textLabel?.text == row.text else {
        return "text \(cell.textLabel?.text ?? "nil") at \(path), not \(row.text)"
      }
      guard cell.superview === table else { return "superview of the cell of \(path)" }
      let (frame, place) = (cell.frame, table.rectForRow(at: path))
      guard abs(frame.minY - place.minY) < 0.01, abs(frame.maxY - place.maxY) < 0.01,
        frame.minX == place.minX, frame.width == place.width
      else { return "frame \(frame) of the cell of \(path), not \(place)" }
      guard cell.isSelected == selected.contains(row.name) else { return "selection of \(path)" }
      guard cell.isEditing == table.isEditing else { return "editing of \(path)" }
      guard table.indexPath(for: cell) == path, table.cellForRow(at: path) === cell else {
        return "path of \(path)"
      }
    }
    for index in sections.indices {
      if let header = table.headerView(forSection: index),
        header.textLabel?.text != "\(sections[index].name)"
      {
        return "header \(header.textLabel?.text ?? "nil") of \(index)"
      }
    }
    let chosen = Set(
      (table.indexPathsForSelectedRows ?? []).map { sections[$0.section].rows[$0.row].name })
    return chosen == selected ? nil : "selected \(chosen), not \(selected)"
  }

  private func height(_ path: IndexPath) -> CGFloat {
    CGFloat(40 + sections[path.section].rows[path.row].name % 5 * 10)
  }

  // MARK: Answering

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row].text
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].name.isMultiple(of: 3) ? nil : "\(sections[section].name)"
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    hasHeights ? height(indexPath) : tableView.rowHeight
  }
}
