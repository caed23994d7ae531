import TestSupport
import Testing
import UIKit

/// Cells of rows that scroll across the page, used again.
@MainActor @Suite struct ReuseTraps {
  final class WideCell: UICollectionViewCell {}
  final class TallCell: UICollectionViewCell {}

  /// Two kinds of cells in turn, each tagged with its place.
  final class Data: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let name = indexPath.section.isMultiple(of: 2) ? "wide" : "tall"
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
      cell.tag = indexPath.section * 1_000 + indexPath.item
      return cell
    }
  }

  func expectEachInItsPlace(_ view: UICollectionView, _ step: Int) {
    var seen: Set<ObjectIdentifier> = []
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) else {
        Issue.record("nothing at \(path) in step \(step)")
        continue
      }
      let isWide = path.section.isMultiple(of: 2)
      #expect(cell.tag == path.section * 1_000 + path.item, "step \(step)")
      #expect(isWide ? cell is WideCell : cell is TallCell, "step \(step), \(path)")
      #expect(cell.frame == view.frame(path.item, path.section), "step \(step), \(path)")
      #expect(seen.insert(ObjectIdentifier(cell)).inserted, "twice in step \(step), \(path)")
      // The cells of one row are in one scroller, which holds no others.
      let neighbours = cell.superview?.subviews.compactMap { $0 as? UICollectionViewCell } ?? []
      #expect(
        neighbours.allSatisfy { $0.tag / 1_000 == path.section }, "step \(step), \(path)")
    }
  }

  @Test(arguments: [74 as UInt64])
  func `each cell shows its own item wherever rows are scrolled to`(
    seed: UInt64
  ) {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      rowOfSquares(side: index.isMultiple(of: 2) ? 90 : 120)
    }
    let view = UICollectionView(frame: phone, collectionViewLayout: layout)
    let data = Data()
    view.register(WideCell.self, forCellWithReuseIdentifier: "wide")
    view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
    view.dataSource = data
    view.layoutIfNeeded()
    var random = SplitMix64(seed: seed)
    for step in 0..<150 {
      if Bool.random(using: &random) {
        view.contentOffset.y = CGFloat(Int.random(in: 0...(12 * 105 - 480), using: &random))
      } else if let row = view.subviews.compactMap({ $0 as? UIScrollView })
        .randomElement(using: &random)
      {
        row.contentOffset.x = CGFloat(Int.random(in: 0...2_300, using: &random))
      }
      view.layoutIfNeeded()
      expectEachInItsPlace(view, step)
    }
  }
}
