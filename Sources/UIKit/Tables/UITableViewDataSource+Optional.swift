// Written by Scripts/delegates from UITableViewDataSource.swift. Do not edit.
// swift-format-ignore-file

extension UITableViewDataSource {
  /// The number of sections.
  public func numberOfSections(in tableView: UITableView) -> Int { OptionalCall.noteDefault(); return 1 }
  /// The text of a section's header, for sections without a header view.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { OptionalCall.noteDefault(); return nil }
  /// The text of a section's footer, for sections without a footer view.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { OptionalCall.noteDefault(); return nil }
  /// Asks whether a row can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }
  /// Asks whether the user can move a row.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }
  /// The titles of the section index beside the rows. Called after each change of the data.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalCall.noteDefault(); return nil }
  /// The section that a title of the section index scrolls to.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { OptionalCall.noteDefault(); return index }
  /// Deletes or inserts a row in the data and in the table view after the user asked for it.
  public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Moves a row in the data after the user has moved its cell.
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { OptionalCall.noteDefault() }
}

extension UITableViewDataSource {
  /// For calls of the optional method: `numberOfSections?(…)`. Never nil.
  @_disfavoredOverload public var numberOfSections: _UITableViewDataSourceCalls? { .init(delegate: self) }
  /// For calls of the optional method: `tableView?(…)`. Never nil.
  @_disfavoredOverload public var tableView: _UITableViewDataSourceCalls? { .init(delegate: self) }
  /// For calls of the optional method: `sectionIndexTitles?(…)`. Never nil.
  @_disfavoredOverload public var sectionIndexTitles: _UITableViewDataSourceCalls? { .init(delegate: self) }
}

/// Calls optional methods of `UITableViewDataSource`; the results are nil where they are not implemented.
@preconcurrency @MainActor public struct _UITableViewDataSourceCalls {
  let delegate: any UITableViewDataSource
  /// `numberOfSections(in:)`
  public func callAsFunction(in tableView: UITableView) -> Int? { OptionalCall.ask("numberOfSections(in:)") { delegate.numberOfSections(in: tableView) } }
  /// `tableView(_:titleForHeaderInSection:)`
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { OptionalCall.ask("tableView(_:titleForHeaderInSection:)") { delegate.tableView(tableView, titleForHeaderInSection: section) } ?? nil }
  /// `tableView(_:titleForFooterInSection:)`
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { OptionalCall.ask("tableView(_:titleForFooterInSection:)") { delegate.tableView(tableView, titleForFooterInSection: section) } ?? nil }
  /// `tableView(_:canEditRowAt:)`
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("tableView(_:canEditRowAt:)") { delegate.tableView(tableView, canEditRowAt: indexPath) } }
  /// `tableView(_:canMoveRowAt:)`
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("tableView(_:canMoveRowAt:)") { delegate.tableView(tableView, canMoveRowAt: indexPath) } }
  /// `sectionIndexTitles(for:)`
  public func callAsFunction(for tableView: UITableView) -> [String]? { OptionalCall.ask("sectionIndexTitles(for:)") { delegate.sectionIndexTitles(for: tableView) } ?? nil }
  /// `tableView(_:sectionForSectionIndexTitle:at:)`
  public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int? { OptionalCall.ask("tableView(_:sectionForSectionIndexTitle:at:)") { delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index) } }
  /// `tableView(_:commit:forRowAt:)`
  public func callAsFunction(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:commit:forRowAt:)") { delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath) } }
  /// `tableView(_:moveRowAt:to:)`
  public func callAsFunction(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:moveRowAt:to:)") { delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) } }
}
