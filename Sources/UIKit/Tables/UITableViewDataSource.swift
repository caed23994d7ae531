/// Says what a table view shows and supplies its cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Optional: one section.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Optional: the text of a section's header. Default none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Optional: the text of a section's footer. Default none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Optional: whether a row can be edited. Default true.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Optional: whether a row can be moved, in a table view whose data source moves rows. Default true.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Optional: titles to show at the side, which lead to sections. Asked after each change of the data.
  /// Default nil.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Optional: the section that an index title leads to. Default: the one with the title's number.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int

  /// Optional: deletes or inserts a row in the data, as a person wants it, and tells the table view.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Optional: moves a row in the data that was moved by a person.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

// What counts where a data source does not say.
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalCall.noteDefault()
    return 1
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalCall.noteDefault()
    return nil
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalCall.noteDefault()
    return nil
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalCall.noteDefault()
    return nil
  }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    OptionalCall.noteDefault()
    return index
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }
}
