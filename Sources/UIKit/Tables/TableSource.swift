/// The data source and delegate of the inner collection view, which call those of the table view.
@MainActor final class TableSource: NSObject {
  unowned let table: UITableView
  /// The row that the data source has dequeued for `asked`.
  private var dequeued: UITableViewCell?
  /// The index path for which the data source is being asked for a cell; nil outside of such calls.
  private(set) var asked: IndexPath?

  init(of table: UITableView) {
    self.table = table
    super.init()
  }

  /// Notes a cell that was dequeued, if the data source is being asked for it.
  func note(_ cell: UITableViewCell, at path: IndexPath) {
    if asked == path { dequeued = cell }
  }

  /// A view that holds the header or footer of a section, or reserves its space.
  private func boundary(
    _ kind: String, at path: IndexPath, holding content: UIView?
  ) -> _ElementView {
    let view = table.rows.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: path)
    guard let boundary = view as? TableBoundary else { return view }
    boundary.table = table
    boundary.show(content)
    return boundary
  }
}

extension TableSource: RowProvider {
  func provideCell(at path: IndexPath) -> any ItemView {
    let outer = (asked, dequeued)
    defer { (asked, dequeued) = outer }
    (asked, dequeued) = (path, nil)
    let cell =
      table.dataSource?.tableView(table, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    if dequeued !== cell {
      cell.table = table
      table.rows.reusable.adopt(cell, cell.reuseIdentifier ?? "", for: .cell(path))
    }
    asked = nil
    cell.prepare(for: path, in: table)
    return cell
  }

  func provideEdge(_ kind: String, at path: IndexPath) -> _ElementView {
    let isSection = kind == TableKind.header || kind == TableKind.footer
    let content = isSection ? table.makeEdgeView(kind, path.section) : nil
    guard let view = content as? UITableViewHeaderFooterView else {
      return boundary(kind, at: path, holding: content)
    }
    view.table = table
    table.rows.reusable.adopt(view, view.reuseIdentifier ?? "", for: .supplementary(kind, path))
    return view
  }

  func willDisplay(_ element: VisibleElement, at path: IndexPath) {
    guard let delegate = table.delegate else { return }
    if let cell = element.view as? UITableViewCell {
      return delegate.tableView(table, willDisplay: cell, forRowAt: path)
    }
    guard let content = edgeView(of: element) else { return }
    if element.identity.kind == TableKind.header {
      delegate.tableView(table, willDisplayHeaderView: content, forSection: path.section)
    } else {
      delegate.tableView(table, willDisplayFooterView: content, forSection: path.section)
    }
  }

  func didEndDisplaying(_ element: VisibleElement, at path: IndexPath) {
    if let cell = element.view as? UITableViewCell {
      table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
      return
    }
    guard let content = edgeView(of: element) else { return }
    let section = path.section
    if element.identity.kind == TableKind.header {
      table.delegate?.tableView(table, didEndDisplayingHeaderView: content, forSection: section)
    } else {
      table.delegate?.tableView(table, didEndDisplayingFooterView: content, forSection: section)
    }
    (element.view as? TableBoundary)?.show(nil)
    table.keep(content)
  }

  /// The header or footer that an element displays; nil if it only reserves space.
  private func edgeView(of element: VisibleElement) -> UIView? {
    element.view as? UITableViewHeaderFooterView ?? (element.view as? TableBoundary)?.content
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

  /// Not called: ``provideCell(at:)`` provides the cells.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.reusable.emptyCell(at: indexPath) }

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
