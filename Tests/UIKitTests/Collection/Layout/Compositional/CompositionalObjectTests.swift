import Testing
import UIKit

@MainActor @Suite struct CompositionalObjectTests {
  func size(_ width: CGFloat = 1) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width), heightDimension: .absolute(10))
  }

  @Test func `defaults are UIKit's`() {
    let item = NSCollectionLayoutItem(layoutSize: size())
    #expect(item.contentInsets == .zero && item.edgeSpacing == nil)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(), subitems: [item])
    #expect(group.interItemSpacing == nil && group.supplementaryItems.isEmpty)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(), elementKind: "h", alignment: .top)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.zIndex == 1)
    #expect(header.offset == .zero && header.itemAnchor == nil)
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.contentInsetsReference == .safeArea)
    #expect(configuration.scrollDirection == .vertical)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "b").zIndex == 0)
  }

  @Test func `dimensions say what they are`() {
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 7)
    #expect(uniform.isEstimated && uniform.isUniformAcrossSiblings && uniform.dimension == 7)
    let width = NSCollectionLayoutDimension.fractionalWidth(0.5)
    #expect(width.isFractionalWidth && !width.isEstimated && width.dimension == 0.5)
    #expect(width == .fractionalWidth(0.5))
    #expect(width != .fractionalHeight(0.5))
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexible)
    #expect(NSCollectionLayoutSpacing.fixed(3) == .fixed(3))
  }

  @Test func `copies are of the same class, equal and independent`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(layoutSize: size(0.5), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(), subitems: [item])
    group.interItemSpacing = .fixed(4)
    let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
    #expect(copy == group && copy !== group)
    copy.interItemSpacing = .fixed(5)
    #expect(copy != group)
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "b")]
    let second = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(second == section)
    second.decorationItems[0].zIndex = 3
    #expect(second != section)
  }

  @Test func `a group keeps copies of its subitems`() {
    let item = NSCollectionLayoutItem(layoutSize: size(0.5))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(), subitems: [item])
    item.contentInsets.top = 9
    #expect(group.subitems[0].contentInsets.top == 0)
  }

  @Test func `a boundary item made with an anchor takes alignment and offset from it`() {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(), elementKind: "background",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top], absoluteOffset: CGPoint(x: 0, y: -40)))
    #expect(item.alignment == .top)
    #expect(item.offset == CGPoint(x: 0, y: -40))
    #expect(item.containerAnchor.isAbsoluteOffset)
    let other = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(), elementKind: "background", alignment: .top,
      absoluteOffset: CGPoint(x: 0, y: -40))
    #expect(item != other)
  }

  @Test func `the picture of a group shows a box for every subitem`() {
    let item = NSCollectionLayoutItem(layoutSize: size(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: item, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(), subitems: [item, column])
    let lines = group.visualDescription().split(separator: "\n")
    #expect(lines[0] == "horizontal group fw 1 x 10")
    #expect(lines.count == 15)
    #expect(lines.dropFirst().allSatisfy { $0.count == 60 })
    #expect(lines.joined().components(separatedBy: "fw 0.5 x 10").count - 1 == 3)
  }

  @Test func `the configuration is copied on setting and invalidates`() {
    let layout = UICollectionViewCompositionalLayout(section: rowSection())
    let view = UICollectionView.shown(layout, StrictDataSource([2, 2]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    layout.configuration = configuration
    configuration.interSectionSpacing = 99
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 4 * 44 + 12.0)
  }

  @Test func `sections given to a layout are copied`() {
    let section = rowSection()
    let layout = UICollectionViewCompositionalLayout(section: section)
    section.contentInsets.top = 50
    let view = UICollectionView.shown(layout, StrictDataSource([2]))
    #expect(view.contentSize.height == 88)
  }

  @Test func `a custom group is asked with its own size`() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: size()) { environment in
      sizes.append(environment.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 0, width: 20, height: 10)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 50, y: 2, width: 20, height: 8), zIndex: 4),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView.shown(layout, StrictDataSource([3]))
    #expect(sizes == [CGSize(width: 320, height: 10)])
    let attributes = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(attributes?.frame == CGRect(x: 50, y: 2, width: 20, height: 8))
    #expect(attributes?.zIndex == 4)
    #expect(view.contentSize.height == 20)
  }

  @Test func `a number that is not finite is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }
    }
    expectText("Invalid fractional width: nan. The fraction must be a finite value.", in: result)
  }

  @Test func `a group without subitems is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(1), heightDimension: .absolute(1))
        _ = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [])
      }
    }
    expectText("At least 1 subitem is required for a group", in: result)
  }

  @Test func `a count below one is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(1), heightDimension: .absolute(1))
        _ = NSCollectionLayoutGroup.vertical(
          layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
      }
    }
    expectText("A repeating vertical group should specify a count >= 1", in: result)
  }

  @Test func `no section for items is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        _ = UICollectionView.shown(layout, StrictDataSource([1]))
      }
    }
    expectText("Invalid section definition.", in: result)
  }

  @Test func `a kind used twice is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = rowSection()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(1), heightDimension: .absolute(1)),
          elementKind: "header", alignment: .top)
        section.boundarySupplementaryItems = [header, header]
        let layout = UICollectionViewCompositionalLayout(section: section)
        _ = UICollectionView.shown(layout, StrictDataSource([1], kinds: ["header"]))
      }
    }
    expectText("Every supplementary must have a unique elementKind: duplicates", in: result)
  }

  @Test func `no section without items is fine`() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? nil : rowSection()
    }
    let view = UICollectionView.shown(layout, StrictDataSource([0, 1]))
    #expect(view.shownItems == [IndexPath(item: 0, section: 1)])
  }
}
