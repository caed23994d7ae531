import Testing
import UIKit

/// Insets that were lost, or counted twice.
@MainActor @Suite struct InsetTraps {
  /// Reports 9 and 21.
  @Test func `the insets of a section count once for each section`() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = rowSection()
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 30, trailing: 40)
      return section
    }
    let view = UICollectionView.shown(layout, StrictDataSource([2, 2]))
    // 320 - 20 - 40 wide; the second section begins after 10 + 2 x 44 + 30.
    #expect(view.frame(0) == CGRect(x: 20, y: 10, width: 260, height: 44))
    #expect(view.frame(1) == CGRect(x: 20, y: 54, width: 260, height: 44))
    #expect(view.frame(0, 1) == CGRect(x: 20, y: 128 + 10, width: 260, height: 44))
    #expect(view.contentSize == CGSize(width: 320, height: 2 * 128))
  }

  /// Reports 9 and 21: the header does not add the insets once more.
  @Test func `the insets of a section count once beside a header`() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = rowSection()
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 30, trailing: 40)
      section.boundarySupplementaryItems = [.band("header", 20)]
      return section
    }
    let view = UICollectionView.shown(layout, StrictDataSource([1, 1], kinds: ["header"]))
    // A section is 20 + 10 + 44 + 30 long.
    #expect(view.frame(ofKind: "header", 1) == CGRect(x: 20, y: 104, width: 260, height: 20))
    #expect(view.frame(0, 1) == CGRect(x: 20, y: 104 + 30, width: 260, height: 44))
    #expect(view.contentSize.height == 2 * 104.0)
  }

  /// Reports 100 and 101.
  @Test func `the insets of a group keep its items off its edges`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(100), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView.shown(layout, StrictDataSource([4]))
    // Half of 320 - 10 - 20, and 100 - 5 - 15; the groups themselves are 100 apart.
    #expect(view.frame(0) == CGRect(x: 10, y: 5, width: 145, height: 80))
    #expect(view.frame(1) == CGRect(x: 155, y: 5, width: 145, height: 80))
    #expect(view.frame(2) == CGRect(x: 10, y: 105, width: 145, height: 80))
    #expect(view.contentSize.height == 200)
  }

  /// Reports 100 and 101, one group inside another.
  @Test func `the insets of an inner group count inside its own place`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      subitems: [item])
    column.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(100), subitems: [column])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView.shown(layout, StrictDataSource([4]))
    // A column is 160 x 100, its items share 152 x 92.
    #expect(view.frame(0) == CGRect(x: 4, y: 4, width: 152, height: 46))
    #expect(view.frame(1) == CGRect(x: 4, y: 50, width: 152, height: 46))
    #expect(view.frame(2) == CGRect(x: 164, y: 4, width: 152, height: 46))
  }

  /// Reports 10 and 71.
  @Test func `sideways the insets are at the same sides and sections follow to the right`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let view = UICollectionView.shown(layout, StrictDataSource([2, 2]))
    // 480 - 10 - 30 high; a section is 20 + 2 x 100 + 40 long.
    #expect(view.frame(0) == CGRect(x: 20, y: 10, width: 100, height: 440))
    #expect(view.frame(1) == CGRect(x: 120, y: 10, width: 100, height: 440))
    #expect(view.frame(0, 1) == CGRect(x: 260 + 20, y: 10, width: 100, height: 440))
    #expect(view.contentSize == CGSize(width: 2 * 260, height: 480))
  }
}
