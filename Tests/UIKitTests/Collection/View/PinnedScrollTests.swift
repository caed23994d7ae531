import Testing
import UIKit

/// What a step of scrolling under pinned headers does, and what not.
@MainActor @Suite struct PinnedScrollTests {
  /// Names its own class of contexts.
  final class NamingLayout: UICollectionViewCompositionalLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {}

    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  let kind = UICollectionView.elementKindSectionHeader

  func pinnedSection() -> NSCollectionLayoutSection {
    let section = rowSection()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: kind, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  @Test func `the context of a movement is of the class the layout names`() {
    let layout = NamingLayout(section: pinnedSection())
    let view = UICollectionView.shown(layout, StrictDataSource([40], kinds: [kind]))
    layout.contexts = []
    view.contentOffset.y += 5
    #expect(layout.contexts.count == 1)
    #expect(layout.contexts.first is NamingLayout.Context)
    view.layoutIfNeeded()
    let header = view.visibleSupplementaryViews(ofKind: kind).first
    #expect(header?.frame.minY == view.contentOffset.y)
  }

  @Test func `a movement solves nothing`() {
    var asked = 0
    let section = pinnedSection()
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return section
    }
    let view = UICollectionView.shown(layout, StrictDataSource([40], kinds: [kind]))
    asked = 0
    for _ in 0..<5 {
      view.contentOffset.y += 5
      view.layoutIfNeeded()
    }
    #expect(asked == 0)
  }

  @Test func `list cells that stay are not asked about again`() {
    var asked: [IndexPath] = []
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    list.itemSeparatorHandler = { path, common in
      asked.append(path)
      return common
    }
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    let data = ListData()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.dataSource = data
    view.layoutIfNeeded()
    #expect(!asked.isEmpty)
    // To where the next steps bring nothing into view.
    view.contentOffset.y = 3
    view.layoutIfNeeded()
    asked = []
    for _ in 0..<4 {
      view.contentOffset.y += 1
      view.layoutIfNeeded()
    }
    #expect(asked == [])
    let header = view.visibleSupplementaryViews(ofKind: kind).first
    #expect(header?.frame.minY == view.contentOffset.y)
    // What makes the whole layout invalid asks again.
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(!asked.isEmpty)
  }

  @MainActor final class ListData: NSObject, UICollectionViewDataSource {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: 0)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }
}
