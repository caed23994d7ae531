/// Provides the rows of a table view and the cells that show them.
///
/// Methods are optional unless they are marked as required.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section. Required.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell that shows a row, dequeued from the table view or new. Required.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections.
  ///
  /// The default is `1`.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text of a section's header, for sections without a header view.
  ///
  /// The default is `nil`: there is none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text of a section's footer, for sections without a footer view.
  ///
  /// The default is `nil`: there is none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Asks whether a row can be edited.
  ///
  /// The default is `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Asks whether the user can move a row.
  ///
  /// The default is `true`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The titles of the section index beside the rows. Called after each change of the data.
  ///
  /// The default is `nil`: there is no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title of the section index scrolls to.
  ///
  /// The default is `index`: the section with the number of the title.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int

  /// Deletes or inserts a row in the data and in the table view after the user asked for it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Moves a row in the data after the user has moved its cell.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
