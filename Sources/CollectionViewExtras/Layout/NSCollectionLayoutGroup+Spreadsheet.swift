import UIKit

/// How many rows and columns of a spreadsheet stay in view on each side.
public struct FrozenBands: Hashable, Sendable {
  public var top: Int
  public var leading: Int
  public var bottom: Int
  public var trailing: Int

  /// - Parameters: Numbers of rows and columns; each 0 if left out.
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
  /// The collection view scrolls sideways as far as the columns need. Frozen cells lie above others
  /// and keep inside the sheet: give them a background. A row of estimated height is as high as the
  /// highest of its cells that was measured. In a layout that scrolls horizontally rows and columns
  /// change places.
  ///
  /// - Parameters:
  ///   - columnWidths: In points, from leading to trailing; at least one.
  ///   - columnSpacing: Points between two columns. Default 0.
  ///   - rowSpacing: Points between two rows. Default 0.
  ///   - frozen: The rows and columns that stay in view. Default none.
  ///   - item: What is repeated. Fractions of its width refer to its column.
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
