import UIKit

extension NSCollectionLayoutGroup {
  /// Columns of items of different heights: each item goes to the column that is shortest.
  ///
  /// Made the group of a section, it holds all its items:
  ///
  ///     let size = NSCollectionLayoutSize(
  ///       widthDimension: .fractionalWidth(1), heightDimension: .estimated(180))
  ///     let section = NSCollectionLayoutSection(
  ///       group: .waterfall(
  ///         columns: 3, columnSpacing: 8, itemSpacing: 8,
  ///         item: NSCollectionLayoutItem(layoutSize: size)))
  ///
  /// An item that was measured stays in its column whatever is measured later; items that have not
  /// been seen follow, so that the columns end within an item of each other. To have them all
  /// chosen anew, call `rebalanceWaterfalls()` of the layout. In a layout that scrolls horizontally
  /// the columns are rows. Insets, boundary items and decorations of the section work as with any
  /// other group; orthogonal scrolling does not.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's own size. Along the scroll axis a group of a section takes what it
  ///     needs. Nil, the default, for the whole width, or height if it scrolls horizontally; with an
  ///     `itemCount` for the whole width and an estimated height.
  ///   - columns: The number of columns, from 1 to 64.
  ///   - itemCount: The number of items in a group that is inside another one, or repeated. Nil, the
  ///     default, for all items of the section.
  ///   - columnSpacing: Points between two columns. Default 0.
  ///   - itemSpacing: Points between two items of a column. Default 0.
  ///   - item: What is repeated: an item, or a group of items. Fractions of its width refer to its
  ///     columns.
  ///   - span: How many columns an item takes, by its index in the section; in a group inside
  ///     another one, in the group. Asked once for each item when the layout is computed.
  public static func waterfall(
    layoutSize: NSCollectionLayoutSize? = nil, columns: Int, itemCount: Int? = nil,
    columnSpacing: CGFloat = 0, itemSpacing: CGFloat = 0, item: NSCollectionLayoutItem,
    span: ((Int) -> Int)? = nil
  ) -> NSCollectionLayoutGroup {
    refuse(
      unless: (1...64).contains(columns),
      "A waterfall has from 1 to 64 columns, not \(columns).")
    return packed(
      layoutSize: layoutSize ?? .ofPackedGroup(itemCount), item: item, count: itemCount,
      .waterfall(
        columns: columns, columnSpacing: columnSpacing, itemSpacing: itemSpacing,
        span: span.map(IndexedCount.init)))
  }
}

extension NSCollectionLayoutSize {
  /// As large as what it lies in; for a number of items as high as these.
  static func ofPackedGroup(_ itemCount: Int?) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: itemCount == nil ? .fractionalHeight(1) : .estimated(100))
  }
}

extension UICollectionViewCompositionalLayout {
  /// Chooses the columns of all items in waterfalls anew, by what has been measured of them.
  public func rebalanceWaterfalls() {
    repackSections()
  }
}
