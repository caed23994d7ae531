import UIKit

/// Layouts in columns.
public enum Gridly {
  public static func columns(_ count: Int) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitems: [item])
    note(tiles)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// Hands on what Swift 5 wants to be called.
  private static func note(_ text: @autoclosure () -> String) { keep(text) }
  private static func keep(_ text: @autoclosure () -> String) { last = text() }
  private static var last = ""

  #if TILES
    private static let tiles = "tiles"
  #endif
}
