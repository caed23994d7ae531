import UIKit

/// The placement of the items within a row of wrapping items.
public enum WrappingAlignment: Sendable {
  /// The items begin at the leading edge.
  case leading
  /// The items are centered.
  case center
  /// The items end at the trailing edge.
  case trailing
  /// The remaining space is distributed between the items; the last row is leading.
  case justified
}

/// The placement of items that are lower than their row.
public enum WrappingLineAlignment: Sendable {
  /// The items are at the top of the row.
  case top
  /// The items are centered in the row.
  case center
  /// The items are at the bottom of the row.
  case bottom
}

/// A supplementary view in place of the items that wrapping rows have no space for, such as "+7".
@preconcurrency @MainActor public struct WrappingOverflow {
  let item: NSCollectionLayoutSupplementaryItem
  let show: (UICollectionReusableView, Int) -> Void

  /// Creates an overflow view.
  ///
  /// - Parameters:
  ///   - layoutSize: The view's size. Estimated dimensions are measured again when the number changes.
  ///   - elementKind: The kind of the supplementary view, which the data source provides for item 0.
  ///   - show: Updates the view with the number of items that are not shown. Called when the view
  ///     appears and after each computation of the layout.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    show: @escaping (UICollectionReusableView, Int) -> Void
  ) {
    item = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
    self.show = show
  }
}

extension NSCollectionLayoutGroup {
  /// Rows of items of different widths that wrap like the words of a text, such as tags.
  ///
  /// As the group of a section it contains all items of the section:
  ///
  ///     let size = NSCollectionLayoutSize(
  ///       widthDimension: .estimated(60), heightDimension: .estimated(28))
  ///     let section = NSCollectionLayoutSection(
  ///       group: .wrapping(
  ///         alignment: .center, itemSpacing: 6, lineSpacing: 6,
  ///         item: NSCollectionLayoutItem(layoutSize: size)))
  ///
  /// An item that does not fit into a row begins the next one; an item that is wider than a row gets
  /// the row's width. A row is as high as its highest item. In a layout that scrolls horizontally the
  /// rows are columns.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size. Along the scroll axis a group of a section is as long as its
  ///     items need. Default nil: the full width, or the full height if the layout scrolls
  ///     horizontally; with an `itemCount`, the full width and an estimated height.
  ///   - itemCount: The number of items, for a group that is nested or repeated. Default nil: all items
  ///     of the section.
  ///   - alignment: The placement of items within a row. Default leading.
  ///   - lineAlignment: The placement of items that are lower than their row. Default center.
  ///   - itemSpacing: Points between two items of a row. Default 0.
  ///   - lineSpacing: Points between two rows. Default 0.
  ///   - maximumLines: The maximum number of rows; items beyond it are not shown. Default nil: no
  ///     limit. Must be nil with an `itemCount`.
  ///   - overflow: The view at the end of the last row if items are not shown. Default nil.
  ///   - item: The repeated item or group.
  public static func wrapping(
    layoutSize: NSCollectionLayoutSize? = nil, itemCount: Int? = nil,
    alignment: WrappingAlignment = .leading, lineAlignment: WrappingLineAlignment = .center,
    itemSpacing: CGFloat = 0, lineSpacing: CGFloat = 0, maximumLines: Int? = nil,
    overflow: WrappingOverflow? = nil, item: NSCollectionLayoutItem
  ) -> NSCollectionLayoutGroup {
    refuse(
      unless: maximumLines.map { $0 >= 1 } ?? true,
      "Wrapping rows have at least 1 row, not \(maximumLines ?? 0). Pass nil for no limit.")
    refuse(
      unless: itemCount == nil || maximumLines == nil,
      "Wrapping rows with an itemCount show all of their items. Leave out maximumLines.")
    let lines = GroupLines(
      alignment: alignment.line, crossAlignment: lineAlignment.line, itemSpacing: itemSpacing,
      lineSpacing: lineSpacing, maximumLines: maximumLines,
      overflow: overflow.map { GroupOverflow($0.item, show: $0.show) })
    return packed(
      layoutSize: layoutSize ?? .ofPackedGroup(itemCount), item: item, count: itemCount,
      .lines(lines))
  }
}

extension WrappingAlignment {
  fileprivate var line: GroupLines.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .justified: .justified
    }
  }
}

extension WrappingLineAlignment {
  fileprivate var line: GroupLines.CrossAlignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }
}

extension UICollectionView {
  /// The number of items of a section that are not shown because its wrapping rows are full.
  public func hiddenItemCount(inSection section: Int) -> Int {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .hiddenItemCount(inSection: section) ?? 0
  }
}
