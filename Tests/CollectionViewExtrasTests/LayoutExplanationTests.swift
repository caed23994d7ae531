import CollectionViewExtras
import Testing
import UIKit

/// Rings of items, computed by hand.
private final class DiagonalLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = CGFloat(indexPath.item) * 40
    attributes.frame = CGRect(x: place, y: place + 0.5, width: 40, height: 40)
    return attributes
  }
}

/// A flow layout whose items are moved by its subclass.
private final class ShiftedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { original in
      let copy = original.copy() as? UICollectionViewLayoutAttributes
      copy?.frame.origin.x += 7
      return copy
    }
  }
}

@MainActor private final class Numbers: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite struct LayoutExplanationTests {
  private let numbers = Numbers()

  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    view.layoutIfNeeded()
    return view
  }

  private func rows(itemWidth: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: itemWidth, heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test func `an item is explained from the container to its frame`() throws {
    let view = view(rows(itemWidth: .fractionalWidth(0.5)))
    let explanation = try #require(view.explanation(forItemAt: IndexPath(item: 3, section: 0)))
    #expect(explanation.frame == CGRect(x: 160, y: 44, width: 160, height: 44))
    #expect(explanation.parts.first?.title == "Container")
    #expect(explanation.parts.last?.title == "Frame")
    let step = try #require(
      explanation.parts.first { $0.title == "Item 1" }?.steps.first { $0.name == "width" })
    #expect(step.value == 320.0 / 2)
    #expect(step.description == "width = fractionalWidth 0.5 of 320 (group width) = 160")
  }

  @Test func `there is no explanation of what is not there`() {
    let view = view(rows(itemWidth: .fractionalWidth(0.5)))
    #expect(view.explanation(forItemAt: IndexPath(item: 5, section: 0)) == nil)
    #expect(view.explanation(forSection: 1) == nil)
  }

  @Test func `a layout written by hand is named as the source of its frames`() throws {
    let view = view(DiagonalLayout())
    let text = try #require(view.explanation(forItemAt: IndexPath(item: 2, section: 0))).description
    #expect(text.contains("x = 80 (given by DiagonalLayout.layoutAttributesForItem(at:))"))
    #expect(text.contains("y = 80.5 (given by DiagonalLayout.layoutAttributesForItem(at:))"))
  }

  @Test func `what a subclass changes comes behind the rules of the layout`() throws {
    let view = view(ShiftedLayout())
    let explanation = try #require(view.explanation(forItemAt: IndexPath(item: 0, section: 0)))
    #expect(explanation.parts.contains { $0.title == "Frame" })
    #expect(explanation.parts.last?.title == "Adjusted")
    #expect(explanation.frame.minX == 0.0 + 7)
    #expect(
      explanation.description
        .contains("x = 7 (given by ShiftedLayout.layoutAttributesForElements(in:))"))
  }

  @Test func `a layout that cannot do as it is told says so once`() throws {
    let view = view(rows(itemWidth: .absolute(400)))
    let diagnostics = view.layoutDiagnostics
    #expect(diagnostics.map(\.code) == ["first-item-does-not-fit"])
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.section == 0 && diagnostic.element == "group")
    #expect(diagnostic.values.map(\.value) == [320, 400])
    #expect(self.view(rows(itemWidth: .absolute(40))).layoutDiagnostics.isEmpty)
  }
}
