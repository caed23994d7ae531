import Testing
import UIKit

/// Rules of `docs/behaviours` that show only in a view.
@MainActor @Suite struct CompositionalRuleTests {
  @Test func `a content inset leaves fractions alone`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item]))
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: section), StrictDataSource([1]))
    view.contentInset = UIEdgeInsets(top: 50, left: 20, bottom: 30, right: 10)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    let group = view.collectionViewLayout.layoutAttributesForItem(at: [0, 0])?.frame
    #expect(group?.width == phone.width)
    // Half of the group, which is half of the bounds.
    #expect(group?.height == phone.height / 2 / 2)
  }

  @Test func `a provider is asked once for each section`() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      #expect(environment.container.contentSize == phone.size)
      #expect(environment.container.contentInsets == .zero)
      return rowSection()
    }
    let view = UICollectionView.shown(layout, StrictDataSource([2, 0, 30]))
    #expect(asked == [0, 1, 2])
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(asked == [0, 1, 2])
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(asked == [0, 1, 2, 0, 1, 2])
  }

  @Test func `content begins below the inset`() {
    let layout = UICollectionViewCompositionalLayout(section: rowSection())
    let view = UICollectionView(frame: phone, collectionViewLayout: layout)
    view.contentInset.top = 50
    let data = StrictDataSource([30])
    data.attach(to: view)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: -50))
  }
}
