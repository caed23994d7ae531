import CollectionViewExtras
import Testing
import UIKit

/// Fingers scroll the rows of orthogonal sections. Rule ORTH-13.
@MainActor @Suite struct RowDragTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()

  /// A row of seven cells of 200 points in a view of 300.
  private func view(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> UICollectionView
  {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(200), heightDimension: .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  /// How far the row is scrolled after each of two throws to the left.
  private func stops(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isMirrored: Bool = false
  ) -> [CGFloat] {
    let view = view(behavior)
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    return onStage(view) { window, clock in
      (0..<2).map { _ in
        window.drag(
          from: CGPoint(x: isMirrored ? 100 : 200, y: 50),
          to: CGPoint(x: isMirrored ? 190 : 110, y: 50), over: 0.15)
        clock.advance(by: 4)
        guard let row = view.subviews.compactMap({ $0 as? UIScrollView }).first else { return -1 }
        let way = row.contentOffset.x - row.frame.minX
        return isMirrored ? -way : way
      }
    }
  }

  @Test(arguments: [false, true])
  func `a throw goes to the next group, and no farther`(isMirrored: Bool) {
    #expect(stops(.groupPaging, isMirrored: isMirrored) == [200, 400])
    #expect(stops(.groupPagingCentered, isMirrored: isMirrored) == [150, 350])
  }

  @Test func `a throw goes to the next page`() {
    #expect(stops(.paging) == [300, 600])
  }

  @Test func `a row that rests at groups rests at one`() {
    for stop in stops(.continuousGroupLeadingBoundary) {
      #expect(stop > 0 && (stop.truncatingRemainder(dividingBy: 200) == 0 || stop == 1100))
    }
  }

  @Test func `a continuous row goes on as it was thrown`() {
    let stops = stops(.continuous)
    #expect(stops[0] > 200 && stops[1] > stops[0])
  }
}
