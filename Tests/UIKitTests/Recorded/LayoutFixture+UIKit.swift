import TestSupport
import UIKit

// What a recording asks for, in UIKit's classes.

@MainActor extension LayoutFixture {
  var uikitLayout: UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection =
      self.configuration.scrollDirection == "horizontal" ? .horizontal : .vertical
    configuration.interSectionSpacing = self.configuration.interSectionSpacing ?? 0
    configuration.boundarySupplementaryItems = (self.configuration.boundary ?? []).map(\.uikit)
    if let reference = uikitReference(self.configuration.contentInsetsReference) {
      configuration.contentInsetsReference = reference
    }
    return UICollectionViewCompositionalLayout(section: layout.uikit, configuration: configuration)
  }
}

private func uikitReference(_ name: String?) -> UIContentInsetsReference? {
  let names: [String: UIContentInsetsReference] = [
    "automatic": .automatic, "none": .none, "safeArea": .safeArea,
    "layoutMargins": .layoutMargins, "readableContent": .readableContent,
  ]
  return name.map { names[$0]! }
}

/// Insets from top, leading, bottom, trailing.
func uikitInsets(_ values: [Double]?) -> NSDirectionalEdgeInsets {
  guard let values else { return .zero }
  return NSDirectionalEdgeInsets(
    top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
}

@MainActor extension LayoutFixture.Dimension {
  var uikit: NSCollectionLayoutDimension {
    switch self {
    case .fractionalWidth(let share): .fractionalWidth(share)
    case .fractionalHeight(let share): .fractionalHeight(share)
    case .absolute(let length): .absolute(length)
    case .estimated(let length): .estimated(length)
    }
  }
}

@MainActor extension [LayoutFixture.Dimension] {
  var uikit: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: self[0].uikit, heightDimension: self[1].uikit)
  }
}

@MainActor extension LayoutFixture.Spacing {
  var uikit: NSCollectionLayoutSpacing {
    switch self {
    case .fixed(let length): .fixed(length)
    case .flexible(let length): .flexible(length)
    }
  }
}

@MainActor extension LayoutFixture.Anchor {
  var uikit: NSCollectionLayoutAnchor {
    let names: [String: NSDirectionalRectEdge] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    let edges = edges.reduce(into: NSDirectionalRectEdge()) { $0.formUnion(names[$1]!) }
    if let offset = fractionalOffset {
      return NSCollectionLayoutAnchor(
        edges: edges, fractionalOffset: CGPoint(x: offset[0], y: offset[1]))
    }
    guard let offset = absoluteOffset else { return NSCollectionLayoutAnchor(edges: edges) }
    return NSCollectionLayoutAnchor(
      edges: edges, absoluteOffset: CGPoint(x: offset[0], y: offset[1]))
  }
}

@MainActor extension LayoutFixture.Supplementary {
  var uikit: NSCollectionLayoutSupplementaryItem {
    let item =
      itemAnchor.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size.uikit, elementKind: kind, containerAnchor: containerAnchor.uikit,
          itemAnchor: $0.uikit)
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size.uikit, elementKind: kind, containerAnchor: containerAnchor.uikit)
    if let zIndex { item.zIndex = zIndex }
    return item
  }
}

@MainActor extension LayoutFixture.Item {
  var uikit: NSCollectionLayoutItem {
    let item = type == "item" ? uikitItem : uikitGroup
    item.contentInsets = uikitInsets(contentInsets)
    if let edges = edgeSpacing {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: edges.leading?.uikit, top: edges.top?.uikit, trailing: edges.trailing?.uikit,
        bottom: edges.bottom?.uikit)
    }
    return item
  }

  private var uikitItem: NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: size.uikit, supplementaryItems: (supplementary ?? []).map(\.uikit))
  }

  var uikitGroup: NSCollectionLayoutGroup {
    let group = bareGroup
    group.interItemSpacing = interItemSpacing?.uikit
    group.supplementaryItems = (supplementary ?? []).map(\.uikit)
    return group
  }

  private var bareGroup: NSCollectionLayoutGroup {
    if type == "custom" {
      let frames = frames ?? []
      return .custom(layoutSize: size.uikit) { _ in
        frames.map {
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]), zIndex: Int($0[4]))
        }
      }
    }
    let items = (subitems ?? []).map(\.uikit)
    if let count {
      return type == "hgroup"
        ? .horizontal(layoutSize: size.uikit, subitem: items[0], count: count)
        : .vertical(layoutSize: size.uikit, subitem: items[0], count: count)
    }
    return type == "hgroup"
      ? .horizontal(layoutSize: size.uikit, subitems: items)
      : .vertical(layoutSize: size.uikit, subitems: items)
  }
}

@MainActor extension LayoutFixture.Boundary {
  var uikit: NSCollectionLayoutBoundarySupplementaryItem {
    let alignments: [String: NSRectAlignment] = [
      "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading,
      "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
      "trailing": .trailing, "topTrailing": .topTrailing,
    ]
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size.uikit, elementKind: kind, alignment: alignments[alignment]!,
      absoluteOffset: CGPoint(x: offset[0], y: offset[1]))
    item.extendsBoundary = extendsBoundary
    item.pinToVisibleBounds = pinToVisibleBounds
    return item
  }
}

@MainActor extension LayoutFixture.Section {
  var uikit: NSCollectionLayoutSection {
    let behaviors: [String: UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      "continuous": .continuous,
      "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
      "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ]
    let made = group.uikit as! NSCollectionLayoutGroup
    let section = NSCollectionLayoutSection(group: made)
    section.contentInsets = uikitInsets(contentInsets)
    section.interGroupSpacing = interGroupSpacing ?? 0
    if let behavior = orthogonalScrollingBehavior {
      section.orthogonalScrollingBehavior = behaviors[behavior]!
    }
    section.boundarySupplementaryItems = (boundary ?? []).map(\.uikit)
    section.decorationItems = (decorations ?? []).map { decoration in
      let item = NSCollectionLayoutDecorationItem.background(elementKind: decoration.kind)
      item.contentInsets = uikitInsets(decoration.contentInsets)
      item.zIndex = decoration.zIndex ?? 0
      return item
    }
    if let follows = supplementariesFollowContentInsets {
      section.supplementariesFollowContentInsets = follows
    }
    if let reference = uikitReference(contentInsetsReference) {
      section.contentInsetsReference = reference
    }
    return section
  }

  /// The kinds of all supplementary views.
  var supplementaryKinds: Set<String> {
    Set((boundary ?? []).map(\.kind)).union(group.supplementaryKinds)
  }
}

extension LayoutFixture.Item {
  fileprivate var supplementaryKinds: Set<String> {
    (subitems ?? []).reduce(Set((supplementary ?? []).map(\.kind))) {
      $0.union($1.supplementaryKinds)
    }
  }
}
