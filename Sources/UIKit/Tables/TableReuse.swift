/// The registered classes and nibs of a table view, and its reuse pool of headers and footers.
///
/// Cells are in the inner collection view's reuse pool.
@MainActor final class TableReuse {
  private enum Source<View: UIView> {
    case viewClass(View.Type)
    case nib(UINib)
  }

  private var cells: [String: Source<UITableViewCell>] = [:]
  private var headers: [String: Source<UITableViewHeaderFooterView>] = [:]
  private var waiting: [String: [UITableViewHeaderFooterView]] = [:]

  // MARK: Registering

  func registerCell(_ type: AnyClass?, _ identifier: String) {
    cells[identifier] = Self.source(
      type, identifier, of: "cells", cure: "Register a class of cells of table views.",
      remedy: "Its cells are empty.")
  }

  func registerCell(_ nib: UINib?, _ identifier: String) {
    cells[identifier] = nib.map { .nib($0) }
  }

  func registerHeader(_ type: AnyClass?, _ identifier: String) {
    headers[identifier] = Self.source(
      type, identifier, of: "headers and footers",
      cure: "Register a class of headers of table views.", remedy: "Its views are empty.")
    waiting[identifier] = nil
  }

  func registerHeader(_ nib: UINib?, _ identifier: String) {
    headers[identifier] = nib.map { .nib($0) }
    waiting[identifier] = nil
  }

  /// What a class registers; nil if it unregisters. A class of other views is reported and replaced.
  private static func source<View: UIView>(
    _ type: AnyClass?, _ identifier: String, of views: String, cure: String, remedy: String
  ) -> Source<View>? {
    guard let type else { return nil }
    if let type = type as? View.Type { return .viewClass(type) }
    Mistakes.report(
      """
      The class registered for \(views) with identifier \(identifier) must be \(View.self) or a \
      subclass of it; got \(type).
      """, cure: cure, remedy: remedy)
    return .viewClass(View.self)
  }

  // MARK: Cells

  func isRegistered(_ identifier: String) -> Bool { cells[identifier] != nil }

  /// A new cell of the registered class or nib; nil if there is none.
  func makeCell(_ identifier: String) -> UITableViewCell? {
    switch cells[identifier] {
    case .viewClass(let type): _TableCellMaker.make(type, identifier)
    case .nib(let nib): cell(of: nib, identifier)
    case nil: nil
    }
  }

  private func cell(of nib: UINib, _ identifier: String) -> UITableViewCell {
    let cell: UITableViewCell = Self.view(of: nib, identifier)
    if cell.identifier == nil { cell.identifier = identifier }
    return cell
  }

  private static func view<View: UIView>(of nib: UINib, _ identifier: String) -> View {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? View else {
      refuse(
        """
        invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top \
        level object which must be a \(View.self) instance; got \(objects).
        """)
    }
    return view
  }

  // MARK: Headers and footers

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    switch headers[identifier] {
    case .viewClass(let type): return _TableHeaderMaker.make(type, identifier)
    case .nib(let nib):
      let view: UITableViewHeaderFooterView = Self.view(of: nib, identifier)
      if view.identifier == nil { view.identifier = identifier }
      return view
    case nil: return nil
    }
  }

  private static let titleIdentifier = "UITableView.title"

  /// A header or footer that shows a title.
  var titleView: UITableViewHeaderFooterView {
    dequeueHeader(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
  }

  /// Adds a view to the reuse pool.
  func keep(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }
}

extension UITableView {
  /// A reused or new cell for an index path.
  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UITableViewCell {
    let cell = rows.reusable.dequeueRow(identifier, path) {
      let cell = reusable.makeCell(identifier) ?? unregisteredCell(identifier)
      cell.table = self
      return cell
    }
    guard let cell = cell as? UITableViewCell else {
      refuse("The row at \(path) holds no cell of a table view.")
    }
    source.note(cell, at: path)
    return cell
  }

  private func unregisteredCell(_ identifier: String) -> UITableViewCell {
    Mistakes.report(
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard
      """, cure: "Register a class before cells are asked for.", remedy: "The cell is empty.")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A reused or new cell for the index path that the data source is being asked for; nil if there
  /// is nothing to reuse and nothing is registered.
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    guard let path = source.asked else { return reusable.makeCell(identifier) }
    let key = ReusePool.Key(kind: "", identifier: identifier, category: .cell)
    let isReconfigured = rows.reusable.reconfiguring.map {
      $0.path == path && $0.cell.poolKey?.identifier == identifier
    }
    guard
      reusable.isRegistered(identifier) || isReconfigured ?? false
        || rows.elements.pool.hasWaiting(key)
    else { return nil }
    return dequeueCell(identifier, path)
  }
}
