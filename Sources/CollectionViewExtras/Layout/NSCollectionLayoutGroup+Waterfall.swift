import UIKit

extension NSCollectionLayoutGroup {
  /// Columns of items of different heights: each item goes to the column that is shortest.
  ///
  /// As the group of a section it contains all items of the section:
  ///
  ///     let size = NSCollectionLayoutSize(
  ///       widthDimension: .fractionalWidth(1), heightDimension: .estimated(180))
  ///     let section = NSCollectionLayoutSection(
  ///       group: .waterfall(
  ///         columns: 3, columnSpacing: 8, itemSpacing: 8,
  ///         item: NSCollectionLayoutItem(layoutSize: size)))
  ///
  /// A measured item stays in its column. Items that have not been visible yet are distributed so that
  /// the columns' ends differ by at most an item. To distribute all items again, call
  /// `rebalanceWaterfalls()` on the layout. In a layout that scrolls horizontally the columns are
  /// rows. Insets, boundary items and decorations of the section work as with any other group;
  /// orthogonal scrolling does not.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size. Along the scroll axis a group of a section is as long as its
  ///     items need. Default nil: the full width, or the full height if the layout scrolls
  ///     horizontally; with an `itemCount`, the full width and an estimated height.
  ///   - columns: The number of columns, from 1 to 64.
  ///   - itemCount: The number of items, for a group that is nested or repeated. Default nil: all items
  ///     of the section.
  ///   - columnSpacing: Points between two columns. Default 0.
  ///   - itemSpacing: Points between two items of a column. Default 0.
  ///   - item: The repeated item or group. Fractions of its width refer to its
  ///     columns.
  ///   - span: Returns the number of columns of an item, given its index in the section, or in the
  ///     group if the group is nested. Called once per item when the layout is computed.
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
  /// The full size of the container; with an item count, the full width and an estimated height.
  static func ofPackedGroup(_ itemCount: Int?) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: itemCount == nil ? .fractionalHeight(1) : .estimated(100))
  }
}

extension UICollectionViewCompositionalLayout {
  /// Distributes the items of all waterfalls over the columns again, by their measured sizes.
  public func rebalanceWaterfalls() {
    repackSections()
  }
}
