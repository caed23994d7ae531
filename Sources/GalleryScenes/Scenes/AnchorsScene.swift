import UIKit

extension Scene {
  static let itemAnchors = Scene(
    "item-anchors", title: "Anchors of items",
    summary: "Supplementary items at all eight anchors of every item, inside its edges."
  ) { AnchorsViewController(catalogue: $0, isOnGroups: false) }

  static let groupAnchors = Scene(
    "group-anchors", title: "Anchors of groups",
    summary: "The same on groups, moved out over the edge by item anchors of their own."
  ) { AnchorsViewController(catalogue: $0, isOnGroups: true) }
}

/// An anchor of a supplementary item.
private struct Anchor {
  let kind: String
  let edges: NSDirectionalRectEdge
  /// The edges that meet the container's, so that the item sits outside.
  let opposite: NSDirectionalRectEdge

  static let all = [
    Anchor(kind: "top leading", edges: [.top, .leading], opposite: [.bottom, .leading]),
    Anchor(kind: "top", edges: .top, opposite: .bottom),
    Anchor(kind: "top trailing", edges: [.top, .trailing], opposite: [.bottom, .trailing]),
    Anchor(kind: "leading", edges: .leading, opposite: .trailing),
    Anchor(kind: "trailing", edges: .trailing, opposite: .leading),
    Anchor(kind: "bottom leading", edges: [.bottom, .leading], opposite: [.top, .leading]),
    Anchor(kind: "bottom", edges: .bottom, opposite: .top),
    Anchor(kind: "bottom trailing", edges: [.bottom, .trailing], opposite: [.top, .trailing]),
  ]
}

/// Eight numbered markers around every container.
final class AnchorsViewController: SceneViewController {
  private let isOnGroups: Bool
  private let tiles = UICollectionView.CellRegistration<ElementTileCell, Element> {
    cell, _, element in
    cell.show(element, isBare: true)
  }
  private let markers = Anchor.all.enumerated().map { index, anchor in
    UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: anchor.kind) { view, _, _ in
      view.show(String(index + 1), color: .systemBlue)
    }
  }

  init(catalogue: Catalogue, isOnGroups: Bool) {
    self.isOnGroups = isOnGroups
    super.init(catalogue: catalogue)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(
      layoutSize: size, supplementaryItems: isOnGroups ? [] : insideMarkers)
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(isOnGroups ? 116 : 156)),
      subitems: [item])
    if isOnGroups { group.supplementaryItems = outsideMarkers }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = isOnGroups ? 64 : 0
    let side: CGFloat = isOnGroups ? 36 : 8
    section.contentInsets = NSDirectionalEdgeInsets(
      top: side, leading: side, bottom: side, trailing: side)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private let markerSize = NSCollectionLayoutSize(
    widthDimension: .absolute(24), heightDimension: .absolute(24))

  private var insideMarkers: [NSCollectionLayoutSupplementaryItem] {
    Anchor.all.map {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: markerSize, elementKind: $0.kind,
        containerAnchor: NSCollectionLayoutAnchor(edges: $0.edges))
    }
  }

  private var outsideMarkers: [NSCollectionLayoutSupplementaryItem] {
    Anchor.all.map {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: markerSize, elementKind: $0.kind,
        containerAnchor: NSCollectionLayoutAnchor(edges: $0.edges),
        itemAnchor: NSCollectionLayoutAnchor(edges: $0.opposite))
    }
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: tiles, for: indexPath, item: element)
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let index = Anchor.all.firstIndex(where: { $0.kind == kind }) else {
      return super.supplementaryView(ofKind: kind, at: indexPath)
    }
    return collectionView.dequeueConfiguredReusableSupplementary(
      using: markers[index], for: indexPath)
  }
}
