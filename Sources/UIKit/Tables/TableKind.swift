/// The element kinds of the supplementary views of a table view.
@MainActor enum TableKind {
  static var header: String { UICollectionView.elementKindSectionHeader }
  static var footer: String { UICollectionView.elementKindSectionFooter }
  /// The space of the table view's own header and of the padding above the first section.
  static let top = "UITableView.top"
  /// The space of the table view's own footer.
  static let bottom = "UITableView.bottom"
}
