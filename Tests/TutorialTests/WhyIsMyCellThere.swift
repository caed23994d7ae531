import CollectionViewExtras
import Testing
import UIKit

// The code of the tutorial "Why is my cell there?".

@MainActor @Suite struct WhyIsMyCellThere {
  private func shown(_ layout: UICollectionViewLayout, width: CGFloat) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private let source = PlainSource()

  @Test func `each number is told with its reason`() throws {
    let collectionView = shown(Grid.makeLayout(), width: 320)
    let indexPath = IndexPath(item: 1, section: 0)
    let explanation = try #require(collectionView.explanation(forItemAt: indexPath))
    print(explanation)

    #expect(explanation.description == Self.expected)
    let width = explanation.parts.last?.steps.first { $0.name == "width" }
    #expect(width?.value == explanation.frame.width)
  }

  private static let expected = """
    cell [0, 1]
    Container: width 320, height 480, scale 3
    Section 0 (10 items)
      width = 320 (container width) − 8 (contentInsets.leading) − 8 (contentInsets.trailing) = 304
    Group 0 (horizontal, 3 items fit)
      width = fractionalWidth 1 of 304 (section width) = 304
      height = fractionalWidth 1/3 of 304 (section width) = 101.333
      leading = 8 (contentInsets.leading)
      top = 8 (contentInsets.top)
    Item 1
      width = fractionalWidth 1/3 of 304 (group width) = 101.333
      height = fractionalHeight 1 of 101.333 (group height) = 101.333
      leading = 101.333 (item width)
    Frame
      x = 8 (group leading) + 101.333 (item leading) + 4 (item contentInsets.leading) = 113.333
      y = 8 (group top) + 4 (item contentInsets.top) = 12
      width = 101.333 (item width) − 4 (item contentInsets.leading) − 4 (item contentInsets.trailing) = 93.333
      height = 101.333 (item height) − 4 (item contentInsets.top) − 4 (item contentInsets.bottom) = 93.333
    """

  @Test func `what does not fit is told with its cure`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(400), heightDimension: .absolute(44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))

    let collectionView = shown(layout, width: 320)
    for diagnostic in collectionView.layoutDiagnostics {
      print(diagnostic.message, diagnostic.cure)
    }

    let first = try #require(collectionView.layoutDiagnostics.first)
    #expect(first.code == "first-item-does-not-fit")
    #expect(first.section == 0)
  }
}

/// Ten plain cells.
@MainActor private final class PlainSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
