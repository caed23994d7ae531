import CollectionViewExtras
import UIKit

extension Scene {
  static let pageDots = Scene(
    "page-dots", title: "Pages with dots",
    summary:
      "Pages whose neighbours peek, with dots that follow them and scroll them; below them pages "
      + "that go round without end.",
    size: CGSize(width: 390, height: 620)
  ) { PageDotsViewController(catalogue: $0) }
}

/// Pages that end above pages that loop; both have dots and begin with a page in the middle.
final class PageDotsViewController: SceneViewController {
  private static let dotsKind = "dots"

  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }
  private lazy var dots = UICollectionView.SupplementaryRegistration<PageDotsView>(
    elementKind: Self.dotsKind
  ) { [unowned self] view, _, indexPath in
    collectionView.orthogonalRow(inSection: indexPath.section).pageControl = view.control
  }

  override func makeSections() -> [ElementRun] {
    [
      catalogue.all.prefix(7, title: "Seven pages"),
      catalogue.all.dropFirst(20, limit: 5, title: "Five pages without end"),
    ]
  }

  override func configure() { _ = dots }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection.pages(
        height: .absolute(environment.scaled(190)), peek: 18, spacing: 12,
        layoutEnvironment: environment)
      section.orthogonalScrollingProperties.loops = index == 1
      section.orthogonalScrollingProperties.initialItem = index == 0 ? 2 : 0
      section.supplementariesFollowContentInsets = false
      section.boundarySupplementaryItems = [
        Self.item(
          UICollectionView.elementKindSectionHeader, height: environment.scaled(52), at: .top),
        Self.item(Self.dotsKind, height: 36, at: .bottom),
      ]
      return section
    }
  }

  private static func item(
    _ kind: String, height: CGFloat, at edge: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: edge)
  }

  override func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    header.show(sections[indexPath.section].title, margin: 30)
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard kind == Self.dotsKind else { return super.supplementaryView(ofKind: kind, at: indexPath) }
    return collectionView.dequeueConfiguredReusableSupplementary(using: dots, for: indexPath)
  }
}

/// Dots in the middle of the view.
final class PageDotsView: UICollectionReusableView {
  let control = UIPageControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    control.pageIndicatorTintColor = .tertiaryLabel
    control.currentPageIndicatorTintColor = .label
    control.frame = bounds
    control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(control)
  }

  required init?(coder: NSCoder) {
    fatalError("Dots are made in code.")
  }
}
