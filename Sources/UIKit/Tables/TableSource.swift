/// The data source and delegate of the inner collection view, which call those of the table view.
@MainActor final class TableSource: NSObject {
  unowned let table: UITableView
  /// The row that the data source has dequeued for `asked`.
  private var dequeued: TableRow?
  /// The index path for which the data source is being asked for a cell; nil outside of such calls.
  private(set) var asked: IndexPath?

  init(of table: UITableView) {
    self.table = table
    super.init()
  }

  // MARK: Rows

  /// A reused or new row for an index path.
  func dequeueRow(_ identifier: String, _ path: IndexPath) -> TableRow {
    let rows = table.rows
    rows.reusable.registerOnce(cell: TableRow.self, or: nil, identifier)
    guard
      let row = rows.dequeueReusableCell(withReuseIdentifier: identifier, for: path) as? TableRow
    else { refuse("The row at \(path) holds no cell of a table view.") }
    row.table = table
    if asked == path { dequeued = row }
    return row
  }

  /// The row with the cell that `provide` returns for an index path.
  func row(at path: IndexPath, _ provide: () -> UITableViewCell) -> TableRow {
    let outer = (asked, dequeued)
    defer { (asked, dequeued) = outer }
    (asked, dequeued) = (path, nil)
    let cell = provide()
    asked = nil
    let row: TableRow
    if let dequeued, dequeued.cell === cell {
      row = dequeued
    } else {
      asked = path
      row = dequeueRow(cell.reuseIdentifier ?? "", path)
      row.show(cell)
    }
    cell.prepare(for: path, in: table)
    return row
  }

  // MARK: Headers and footers

  func boundary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
    let view = table.rows.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: path)
    guard let boundary = view as? TableBoundary else { return view }
    boundary.table = table
    let isSection = kind == TableKind.header || kind == TableKind.footer
    boundary.show(isSection ? table.makeEdgeView(kind, path.section) : nil)
    return boundary
  }
}

extension TableSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let source = table.dataSource else { return 0 }
    guard let content = table.staticContent else { return source.numberOfSections(in: table) }
    return source.numberOfSections?(in: table) ?? content.sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    row(at: indexPath) {
      table.dataSource?.tableView(table, cellForRowAt: indexPath)
        ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    boundary(kind, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { table.canMove(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved: Void? = table.dataSource?.tableView?(
      table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    if moved == nil { OptionalCall.noteDefault() }
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    table.dataSource?.sectionIndexTitles?(for: table)
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    let section =
      table.dataSource?.tableView?(table, sectionForSectionIndexTitle: title, at: index) ?? index
    return IndexPath(row: 0, section: section)
  }
}

extension TableSource: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = (cell as? TableRow)?.cell else { return }
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = (cell as? TableRow)?.cell else { return }
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let content = (view as? TableBoundary)?.content, let delegate = table.delegate else {
      return
    }
    if elementKind == TableKind.header {
      delegate.tableView(table, willDisplayHeaderView: content, forSection: indexPath.section)
    } else if elementKind == TableKind.footer {
      delegate.tableView(table, willDisplayFooterView: content, forSection: indexPath.section)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let boundary = view as? TableBoundary, let content = boundary.content else { return }
    if elementKind == TableKind.header {
      table.delegate?.tableView(
        table, didEndDisplayingHeaderView: content, forSection: indexPath.section)
    } else if elementKind == TableKind.footer {
      table.delegate?.tableView(
        table, didEndDisplayingFooterView: content, forSection: indexPath.section)
    }
    boundary.show(nil)
    table.keep(content)
  }

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { table.canEdit(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    table.delegate?.tableView?(
      table, targetIndexPathForMoveFromRowAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath) ?? proposedIndexPath
  }
}
