import UIKit

extension Scene {
  static let orthogonalContinuous = orthogonal(
    "orthogonal-continuous", title: "Orthogonal: continuous", .continuous,
    summary: "Rows that scroll sideways and rest anywhere.")
  static let orthogonalLeadingBoundary = orthogonal(
    "orthogonal-leading-boundary", title: "Orthogonal: leading boundary",
    .continuousGroupLeadingBoundary,
    summary: "Rows that come to rest on the leading edge of a group.")
  static let orthogonalPaging = orthogonal(
    "orthogonal-paging", title: "Orthogonal: paging", .paging,
    summary: "Rows that turn by the width of the page.")
  static let orthogonalGroupPaging = orthogonal(
    "orthogonal-group-paging", title: "Orthogonal: group paging", .groupPaging,
    summary: "Rows that turn by one group.")
  static let orthogonalGroupPagingCentered = orthogonal(
    "orthogonal-group-paging-centered", title: "Orthogonal: centred group paging",
    .groupPagingCentered, summary: "Rows that turn by one group and centre it.")

  private static func orthogonal(
    _ name: String, title: String,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, summary: String
  ) -> Scene {
    Scene(
      name, title: title, summary: summary, size: CGSize(width: 390, height: 640), file: #fileID
    ) {
      OrthogonalBehaviorViewController(catalogue: $0, behavior: behavior)
    }
  }
}

/// Three rows of one behaviour: small groups, wide groups, groups of several items.
///
/// The second row has been scrolled to its third group, as near as the behaviour rests.
final class OrthogonalBehaviorViewController: SceneViewController {
  private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  private var hasScrolled = false

  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  init(catalogue: Catalogue, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    self.behavior = behavior
    super.init(catalogue: catalogue)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func makeSections() -> [ElementRun] {
    let all = catalogue.all
    return [
      all.dropFirst(0, limit: 24, title: "Groups of one"),
      all.dropFirst(24, limit: 12, title: "Scrolled to the third group"),
      all.dropFirst(36, limit: 36, title: "Groups of four"),
    ]
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [behavior] index, environment in
      let section = NSCollectionLayoutSection(group: Self.groups[index % 3]())
      section.orthogonalScrollingBehavior = behavior
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)
      section.boundarySupplementaryItems = [.title(height: 48, in: environment)]
      return section
    }
  }

  private static let groups: [@MainActor () -> NSCollectionLayoutGroup] = [
    { one(width: .fractionalWidth(0.26), height: 104) },
    { one(width: .fractionalWidth(0.72), height: 150) },
    {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
        subitems: [item])
      return .vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.55), heightDimension: .absolute(200)),
        subitems: [line])
    },
  ]

  private static func one(
    width: NSCollectionLayoutDimension, height: CGFloat
  ) -> NSCollectionLayoutGroup {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasScrolled, sections[1].count > 2, view.window != nil else { return }
    hasScrolled = true
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let leading: UICollectionView.ScrollPosition = isMirrored ? .right : .left
    collectionView.scrollToItem(
      at: IndexPath(item: 2, section: 1),
      at: behavior == .groupPagingCentered ? .centeredHorizontally : leading, animated: false)
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    guard indexPath.section == 1 else { return super.cell(for: element, at: indexPath) }
    return collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }
}
