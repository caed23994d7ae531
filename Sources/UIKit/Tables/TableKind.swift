/// The kinds of what a table view shows besides rows.
@MainActor enum TableKind {
  static var header: String { UICollectionView.elementKindSectionHeader }
  static var footer: String { UICollectionView.elementKindSectionFooter }
  /// The room of the table view's own header, and what is above the first section.
  static let top = "UITableView.top"
  /// The room of the table view's own footer.
  static let bottom = "UITableView.bottom"
}
