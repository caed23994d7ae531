import UIKit

/// Where the items of a line lie.
public enum WrappingAlignment: Sendable {
  case leading, center, trailing
  /// What a line has left over is shared between its items; the last line is leading.
  case justified
}

/// Where items lie that are not as high as their line.
public enum WrappingLineAlignment: Sendable {
  case top, center, bottom
}

/// What stands for the items that have no place in wrapping rows: a view that says "+7".
@preconcurrency @MainActor public struct WrappingOverflow {
  let item: NSCollectionLayoutSupplementaryItem
  let show: (UICollectionReusableView, Int) -> Void

  /// - Parameters:
  ///   - layoutSize: Estimated dimensions are measured, again whenever the number changes.
  ///   - elementKind: What the data source is asked for a supplementary view by, at item 0.
  ///   - show: Makes the view show how many items have no place; called when the view comes into
  ///     view and after each computation of the layout.
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
  /// Rows of items of different widths that wrap like words of a text: tags.
  ///
  /// Made the group of a section, it holds all its items:
  ///
  ///     let size = NSCollectionLayoutSize(
  ///       widthDimension: .estimated(60), heightDimension: .estimated(28))
  ///     let section = NSCollectionLayoutSection(
  ///       group: .wrapping(
  ///         alignment: .center, itemSpacing: 6, lineSpacing: 6,
  ///         item: NSCollectionLayoutItem(layoutSize: size)))
  ///
  /// An item goes to the next row where it does not fit in the one before; one that is wider than a
  /// row takes the row's width. A row is as high as its highest item. In a layout that scrolls
  /// horizontally the rows are columns.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's own size. Along the scroll axis a group of a section takes what it
  ///     needs. Nil, the default, for the whole width, or height if it scrolls horizontally; with an
  ///     `itemCount` for the whole width and an estimated height.
  ///   - itemCount: The number of items in a group that is inside another one, or repeated. Nil, the
  ///     default, for all items of the section.
  ///   - alignment: Where the items of a row lie. Default leading.
  ///   - lineAlignment: Where items lie that are not as high as their row. Default center.
  ///   - itemSpacing: Points between two items of a row. Default 0.
  ///   - lineSpacing: Points between two rows. Default 0.
  ///   - maximumLines: Items that do not fit in so many rows are not shown. Default nil: no limit.
  ///     Not with an `itemCount`.
  ///   - overflow: What stands for items that are not shown, at the end of the last row. Default nil.
  ///   - item: What is repeated: an item, or a group of items.
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
  /// How many items of a section are not shown because its wrapping rows are full.
  public func hiddenItemCount(inSection section: Int) -> Int {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .hiddenItemCount(inSection: section) ?? 0
  }
}
