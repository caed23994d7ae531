import UIKit

extension UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// Whether the row continues with its first item after the last, and with its last before the first,
  /// without end. The default is `false`.
  ///
  /// The data is not repeated: index paths, selection and accessibility speak of the items that there
  /// are, and each has at most one cell. So a row loops only if it is at least as long as the container
  /// and its longest group together, spacing included; a shorter one ends as usual. Loops keep the
  /// shown item, see ``keepsShownItem``.
  @preconcurrency @MainActor public var loops: Bool {
    get { additions.loops }
    set { additions.loops = newValue }
  }

  /// The item that the row shows when it appears for the first time; the default is 0.
  ///
  /// The row begins where the item's page begins, as far as it can be scrolled, so that the first
  /// picture shows it already. Where the section has fewer items, the last is shown; negative numbers
  /// mean 0. The item stays when the size changes, until the row is scrolled.
  @preconcurrency @MainActor public var initialItem: Int {
    get { additions.initialItem }
    set { additions.initialItem = max(0, newValue) }
  }

  /// Whether the row keeps showing the item that it shows when items are inserted, deleted or moved and
  /// when lengths change. The default is `false`: as in UIKit, it keeps its offset in points.
  ///
  /// If the shown item is deleted, the next one that is still there takes its place, else the previous
  /// one. Items inserted before the first item are not shown either, until the row is scrolled back.
  @preconcurrency @MainActor public var keepsShownItem: Bool {
    get { additions.keepsShownItem }
    set { additions.keepsShownItem = newValue }
  }
}

extension NSCollectionLayoutSection {
  /// A section of pages that scroll on their own, one item each, with the edges of the neighbours on
  /// both sides.
  ///
  /// For layouts that scroll vertically. Pages are as wide as the container less `peek` and `spacing`
  /// on both sides, at least 0, and rest in its middle. The section's insets at the sides make room
  /// for the neighbours; change those at the top and bottom alone.
  ///
  /// - Parameters:
  ///   - height: The height of the pages.
  ///   - peek: How much of a neighbour is visible on each side, in points; 0 or more. The default is
  ///     24.
  ///   - spacing: The spacing between pages, in points; 0 or more. The default is 12.
  ///   - layoutEnvironment: The environment that the layout gives its section provider.
  @preconcurrency @MainActor public static func pages(
    height: NSCollectionLayoutDimension, peek: CGFloat = 24, spacing: CGFloat = 12,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    refuse(
      unless: peek >= 0 && spacing >= 0,
      "The peek and the spacing of pages must not be negative, got \(peek) and \(spacing).")
    let width = layoutEnvironment.container.contentSize.width - 2 * (peek + spacing)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(max(0, width)), heightDimension: height)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = spacing
    section.contentInsetsReference = .none
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: peek + spacing, bottom: 0, trailing: peek + spacing)
    return section
  }
}
