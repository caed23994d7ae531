import UIKit

/// The number of rows and columns of a spreadsheet that stay in view at each edge.
public struct FrozenBands: Hashable, Sendable {
  /// The number of rows at the top.
  public var top: Int
  /// The number of columns at the leading edge.
  public var leading: Int
  /// The number of rows at the bottom.
  public var bottom: Int
  /// The number of columns at the trailing edge.
  public var trailing: Int

  /// Creates bands from numbers of rows and columns, each 0 by default.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSCollectionLayoutGroup {
  /// Rows and columns that scroll both ways, with rows and columns that stay in view.
  ///
  /// The group of a section. The section's items fill row after row: the item in column c of row r
  /// has the index r * `columnWidths.count` + c.
  ///
  ///     let size = NSCollectionLayoutSize(
  ///       widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
  ///     let section = NSCollectionLayoutSection(
  ///       group: .spreadsheet(
  ///         columnWidths: [120, 80, 80, 200], frozen: FrozenBands(top: 1, leading: 1),
  ///         item: NSCollectionLayoutItem(layoutSize: size)))
  ///
  /// The collection view scrolls sideways as far as the columns need. Frozen cells are in front of
  /// the others and stay inside the sheet: give them a background. A row of estimated height is as high as its
  /// highest measured cell. In a layout that scrolls horizontally, rows and columns swap.
  ///
  /// - Parameters:
  ///   - columnWidths: The widths in points, from leading to trailing; at least one.
  ///   - columnSpacing: Points between two columns. Default 0.
  ///   - rowSpacing: Points between two rows. Default 0.
  ///   - frozen: The rows and columns that stay in view. Default none.
  ///   - item: The repeated item. Fractions of its width refer to its column.
  public static func spreadsheet(
    columnWidths: [CGFloat], columnSpacing: CGFloat = 0, rowSpacing: CGFloat = 0,
    frozen: FrozenBands = FrozenBands(), item: NSCollectionLayoutItem
  ) -> NSCollectionLayoutGroup {
    refuse(
      unless: !columnWidths.isEmpty, "A spreadsheet has at least 1 column. Give its width.")
    return packed(
      layoutSize: .ofPackedGroup(nil), item: item, count: nil,
      .sheet(
        columnWidths: columnWidths, columnSpacing: columnSpacing, rowSpacing: rowSpacing,
        frozen: GroupFrozenTracks(
          top: frozen.top, leading: frozen.leading, bottom: frozen.bottom,
          trailing: frozen.trailing)))
  }
}
