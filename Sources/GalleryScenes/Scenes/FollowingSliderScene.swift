import UIKit

extension Scene {
  static let followingSlider = Scene(
    "following-slider", title: "A slider that follows the row",
    summary: "An underline inside the row's own scroll view, and a page bar driven by the handler.",
    size: CGSize(width: 390, height: 480)
  ) { FollowingSliderViewController(catalogue: $0) }
}

/// Tabs whose underline scrolls with them, above cards whose position a bar shows.
final class FollowingSliderViewController: SceneViewController {
  private static let tabWidth: CGFloat = 176
  private static let barKind = "bar"

  private let underline = UIView()
  private var selected = 2
  private var hasScrolled = false
  /// Distance scrolled and room to scroll of the cards, in points.
  private var progress: CGFloat = 0
  private weak var bar: PageBarView?

  private let tabs = UICollectionView.CellRegistration<PillCell, ElementRun> { cell, _, run in
    cell.show(run.title, family: run[0].category)
  }
  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }
  private lazy var bars = UICollectionView.SupplementaryRegistration<PageBarView>(
    elementKind: Self.barKind
  ) { [unowned self] view, _, _ in
    bar = view
    view.progress = progress
  }
  private lazy var families = catalogue.families

  override func makeSections() -> [ElementRun] {
    guard !families.isEmpty else { return [] }
    let shown = families[min(selected, families.count - 1)]
    return [catalogue.all.prefix(families.count, title: "Families"), shown]
  }

  override func configure() {
    _ = bars
    underline.backgroundColor = .systemBlue
    underline.layer.cornerRadius = 2
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      let section = NSCollectionLayoutSection(
        group: index == 0
          ? Self.group(width: .absolute(Self.tabWidth), height: 36)
          : Self.group(width: .fractionalWidth(0.6), height: 220))
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: 16, bottom: 14, trailing: 16)
      section.boundarySupplementaryItems = [Self.header(height: environment.scaled(48))]
      if index == 1 { followCards(of: section) }
      return section
    }
  }

  /// Updates the bar below the cards with each scroll.
  private func followCards(of section: NSCollectionLayoutSection) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(16))
    section.boundarySupplementaryItems.append(
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: Self.barKind, alignment: .bottom))
    section.visibleItemsInvalidationHandler = { [weak self] _, offset, environment in
      guard let self else { return }
      let width = environment.container.contentSize.width
      let row = CGFloat(sections[1].count) * (width * 0.6 + 10) - 10
      // To the left of zero where the row reads from the right.
      progress = max(0, min(1, abs(offset.x) / max(1, row - width + 32)))
      bar?.progress = progress
    }
  }

  private static func group(
    width: NSCollectionLayoutDimension, height: CGFloat
  ) -> NSCollectionLayoutGroup {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
  }

  private static func header(height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.layoutIfNeeded()
    scrollOnce()
    placeUnderline()
  }

  private func scrollOnce() {
    guard !hasScrolled, view.window != nil, sections.count == 2 else { return }
    hasScrolled = true
    for (section, item) in [selected, 3].enumerated() where item < sections[section].count {
      collectionView.scrollToItem(
        at: IndexPath(item: item, section: section), at: .centeredHorizontally, animated: false)
    }
  }

  /// Puts the underline into the scroll view of the tabs, where it scrolls with them.
  private func placeUnderline() {
    guard
      let row = collectionView.subviews.first(where: {
        "\(type(of: $0))" == "_UICollectionViewOrthogonalScrollView" && $0.frame.height < 100
      }),
      let tab = collectionView.layoutAttributesForItem(at: IndexPath(item: selected, section: 0))
    else { return }
    if underline.superview !== row { row.addSubview(underline) }
    underline.frame = CGRect(
      x: tab.frame.minX + 24, y: tab.frame.maxY + 5, width: tab.frame.width - 48, height: 4)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard indexPath.section == 0 else { return }
    selected = indexPath.item
    placeUnderline()
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    indexPath.section == 0
      ? collectionView.dequeueConfiguredReusableCell(
        using: tabs, for: indexPath, item: families[indexPath.item])
      : collectionView.dequeueConfiguredReusableCell(
        using: cards, for: indexPath, item: element)
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard kind == Self.barKind else { return super.supplementaryView(ofKind: kind, at: indexPath) }
    return collectionView.dequeueConfiguredReusableSupplementary(using: bars, for: indexPath)
  }
}

/// A thin track with a thumb.
final class PageBarView: UICollectionReusableView {
  private let track = UIView()
  private let thumb = UIView()
  /// The position of the thumb, from 0 at the leading end to 1 at the trailing end.
  var progress: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.backgroundColor = .tertiarySystemFill
    thumb.backgroundColor = .systemBlue
    for view in [track, thumb] {
      view.layer.cornerRadius = 2
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("Bars are made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width * 0.25
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = isMirrored ? 1 - progress : progress
    track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    thumb.frame = CGRect(
      x: (bounds.width - width) * share, y: bounds.midY - 2, width: width, height: 4)
  }
}
