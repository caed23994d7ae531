// The optional methods of a data source, as they are called optionally. Each call answers nil where
// the data source does not implement the method.
extension UITableViewDataSource {
  /// For `numberOfSections?(in:)`. Never nil.
  @_disfavoredOverload
  public var numberOfSections: _UITableViewDataSourceCalls? { .init(dataSource: self) }

  /// For `sectionIndexTitles?(for:)`. Never nil.
  @_disfavoredOverload
  public var sectionIndexTitles: _UITableViewDataSourceCalls? { .init(dataSource: self) }

  /// For `tableView?(…)`. Never nil.
  @_disfavoredOverload
  public var tableView: _UITableViewDataSourceCalls? { .init(dataSource: self) }
}

/// What the names of optional methods stand for on a table view's data source.
@preconcurrency @MainActor public struct _UITableViewDataSourceCalls {
  let dataSource: any UITableViewDataSource

  public func callAsFunction(in tableView: UITableView) -> Int? {
    OptionalCall.ask("numberOfSections(in:)") { dataSource.numberOfSections(in: tableView) }
  }

  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    OptionalCall.ask { dataSource.tableView(tableView, titleForHeaderInSection: section) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    OptionalCall.ask { dataSource.tableView(tableView, titleForFooterInSection: section) } ?? nil
  }

  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    OptionalCall.ask { dataSource.tableView(tableView, canEditRowAt: indexPath) }
  }

  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    OptionalCall.ask { dataSource.tableView(tableView, canMoveRowAt: indexPath) }
  }

  public func callAsFunction(for tableView: UITableView) -> [String]? {
    OptionalCall.ask("sectionIndexTitles(for:)") { dataSource.sectionIndexTitles(for: tableView) }
      ?? nil
  }

  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    OptionalCall.ask {
      dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask { dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalCall.ask {
      dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}
