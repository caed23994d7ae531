import UIKit

extension Scene {
  static let storefront = Scene(
    "storefront", title: "Storefront",
    summary: "Everything on one page: title, carousel, pills, paged lists, grid, closing note."
  ) { StorefrontViewController(catalogue: $0) }
}

/// The page a shop opens with, fed by one diffable data source.
final class StorefrontViewController: SceneViewController {
  private enum Shelf: Int, CaseIterable, Hashable {
    case featured, families, newest, everyday
  }

  private struct Item: Hashable {
    let shelf: Shelf
    let index: Int
  }

  private static let titleKind = "title"
  private static let noteKind = "note"
  private static let backgroundKind = "ground"

  private var source: UICollectionViewDiffableDataSource<Shelf, Item>!
  private lazy var families = catalogue.families
  private lazy var titles = UICollectionView.SupplementaryRegistration<PageTitleView>(
    elementKind: Self.titleKind
  ) { [unowned self] view, _, _ in
    view.show("Discover", note: catalogue.title)
  }
  private lazy var notes = UICollectionView.SupplementaryRegistration<SectionFooterView>(
    elementKind: Self.noteKind
  ) { [unowned self] view, _, _ in
    view.show(catalogue.source, margin: 20)
  }
  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }
  private let pills = UICollectionView.CellRegistration<PillCell, Element> { cell, _, element in
    cell.show(element.familyText, family: element.category)
  }
  private let rows = UICollectionView.CellRegistration<ElementRowCell, Element> {
    cell, indexPath, element in
    cell.show(element, isLast: indexPath.item % 3 == 2, margin: 0)
  }
  private let tiles = UICollectionView.CellRegistration<ElementTileCell, Element> {
    cell, _, element in
    cell.show(element, background: .systemBackground)
  }

  override func makeSections() -> [ElementRun] {
    let all = catalogue.all
    return [
      all.dropFirst(9, limit: 8, title: "Featured"),
      ElementRun(title: "Families", cycle: families.map { $0[0] }, count: families.count),
      all.dropFirst(112, limit: 6, title: "Newest"),
      all.prefix(12, title: "Everyday"),
    ]
  }

  override func configure() {
    _ = (titles, notes)
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [unowned self] _, indexPath, item in
      cell(for: sections[item.shelf.rawValue][item.index], at: indexPath)
    }
    source.supplementaryViewProvider = { [unowned self] _, kind, indexPath in
      supplementaryView(ofKind: kind, at: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Item>()
    for shelf in Shelf.allCases {
      snapshot.appendSections([shelf])
      let count = sections[shelf.rawValue].count
      snapshot.appendItems((0..<count).map { Item(shelf: shelf, index: $0) })
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  override func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        Shelf(rawValue: index).map { Self.section($0, environment) }
      }, configuration: Self.configuration(traitCollection))
    layout.register(ShelfBackgroundView.self, forDecorationViewOfKind: Self.backgroundKind)
    return layout
  }

  private static func configuration(
    _ traits: UITraitCollection
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    let metrics = UIFontMetrics.default
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    configuration.boundarySupplementaryItems = [
      boundaryItem(
        titleKind, height: metrics.scaledValue(for: 92, compatibleWith: traits), at: .top),
      boundaryItem(
        noteKind, height: metrics.scaledValue(for: 144, compatibleWith: traits), at: .bottom),
    ]
    return configuration
  }

  /// Title and note grow with the text.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let layout = viewIfLoaded == nil ? nil : collectionView?.collectionViewLayout
    (layout as? UICollectionViewCompositionalLayout)?.configuration =
      Self.configuration(traitCollection)
  }

  private static func section(
    _ shelf: Shelf, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(shelf, environment))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 12, trailing: 20)
    section.boundarySupplementaryItems = [
      boundaryItem(
        UICollectionView.elementKindSectionHeader, height: environment.scaled(44), at: .top)
    ]
    switch shelf {
    case .featured: section.orthogonalScrollingBehavior = .groupPagingCentered
    case .families: section.orthogonalScrollingBehavior = .continuous
    case .newest: section.orthogonalScrollingBehavior = .groupPaging
    case .everyday: section.decorationItems = [.background(elementKind: backgroundKind)]
    }
    return section
  }

  private static func group(
    _ shelf: Shelf, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutGroup {
    switch shelf {
    case .featured:
      let width = max(1, environment.container.contentSize.width - 40)
      return one(width: .absolute(width), height: .absolute(environment.scaled(168)))
    case .families:
      return one(
        width: .absolute(environment.scaled(172)), height: .absolute(environment.scaled(36)))
    case .newest:
      let row = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      return .vertical(
        layoutSize: size(.fractionalWidth(0.86), .absolute(3 * environment.scaled(58))),
        subitem: row, count: 3)
    case .everyday:
      let tile = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.24)), subitem: tile, count: 4)
      line.interItemSpacing = .fixed(10)
      return line
    }
  }

  private static func one(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutGroup {
    let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    return .horizontal(layoutSize: size(width, height), subitems: [whole])
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func boundaryItem(
    _ kind: String, height: CGFloat, at alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment)
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    switch Shelf(rawValue: indexPath.section) {
    case .featured:
      collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
    case .families:
      collectionView.dequeueConfiguredReusableCell(using: pills, for: indexPath, item: element)
    case .newest:
      collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: element)
    case .everyday, nil:
      collectionView.dequeueConfiguredReusableCell(using: tiles, for: indexPath, item: element)
    }
  }

  override func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    header.show(sections[indexPath.section].title, remark: "See All", isLink: true)
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case Self.titleKind:
      collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    case Self.noteKind:
      collectionView.dequeueConfiguredReusableSupplementary(using: notes, for: indexPath)
    default:
      super.supplementaryView(ofKind: kind, at: indexPath)
    }
  }
}
