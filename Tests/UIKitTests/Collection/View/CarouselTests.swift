import TestSupport
import Testing
import UIKit

/// Rows of cards that say how large they are.
@MainActor @Suite struct CarouselTests {
  private func stage(
    _ sizes: [CGSize], width: NSCollectionLayoutDimension = .absolute(100),
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    readsFromRight: Bool = false
  ) -> MeasuredStage {
    let section = NSCollectionLayoutSection.of(width, .estimated(60))
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.orthogonalScrollingBehavior = behavior
    return MeasuredStage(section, sizes, readsFromRight: readsFromRight)
  }

  private func high(_ heights: [CGFloat]) -> [CGSize] {
    heights.map { CGSize(width: 0, height: $0) }
  }

  @Test func `the row is as high as the highest card that has come into view`() {
    let stage = stage(high([80, 50, 90, 200, 40, 40, 40, 40]))
    #expect(stage.row.frame == CGRect(x: 4, y: 3, width: 310, height: 90))
    #expect(stage.view.contentSize == CGSize(width: 320, height: 3 + 90 + 5))
    stage.row.contentOffset.x = 4 + 216
    stage.view.layoutIfNeeded()
    #expect(stage.row.frame.height == 200)
    #expect(stage.view.contentSize.height == 208)
  }

  @Test func `the row follows its highest card when that becomes lower or goes away`() {
    let stage = stage(high([80, 150, 90]))
    #expect(stage.row.frame.height == 150)
    stage.cells[0][1].height = 70
    stage.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    stage.view.layoutIfNeeded()
    #expect(stage.row.frame.height == 90)
    stage.cells[0].remove(at: 2)
    stage.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    stage.view.layoutIfNeeded()
    #expect(stage.row.frame.height == 80)
    #expect(stage.view.contentSize.height == 88)
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 150.0, 128.0),
    (.continuousGroupLeadingBoundary, 300, 386),
    // In the middle: the third card starts at 386 and is 60 wide: 386 - (310 - 60) / 2.
    (.groupPagingCentered, 250, 261),
  ])
  func `a row of measured widths rests where its cards are`(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ asked: Double,
    _ rest: Double
  ) {
    // Cards start at 0, 128, 386, 454, 562 …
    let widths: [CGFloat] = [120, 250, 60, 100, 100, 100, 100, 100, 100]
    let stage = stage(
      widths.map { CGSize(width: $0, height: 60) }, width: .estimated(100), behavior)
    for distance in [0.0, 120, 240, 360] {
      stage.row.contentOffset.x = stage.row.frame.minX + distance
      stage.view.layoutIfNeeded()
    }
    stage.row.contentOffset.x = stage.row.frame.minX + asked
    stage.view.layoutIfNeeded()
    #expect(stage.row.contentOffset.x == stage.row.frame.minX + CGFloat(rest))
  }

  @Test(arguments: [false, true])
  func `scrolling back a row moves its cards by nothing but the distance`(readsFromRight: Bool) {
    var random = SplitMix64(seed: 5)
    let stage = stage(
      (0..<100).map { _ in CGSize(width: CGFloat(random.integer(30...300)), height: 60) },
      width: .estimated(100), readsFromRight: readsFromRight)
    let sign: CGFloat = readsFromRight ? -1 : 1
    stage.row.contentOffset.x += sign * 6000
    var before = stage.leadingPlaces
    for turn in 0..<400 {
      stage.row.contentOffset.x -= sign * 3
      let after = stage.leadingPlaces
      for (item, place) in before {
        guard let moved = after[item] else { continue }
        #expect(abs(moved - place - sign * 3) < 0.01, "turn \(turn), item \(item)")
      }
      before = after
    }
  }
}

extension MeasuredStage {
  /// Where the leading edges of the cards in view are on the screen, by item.
  fileprivate var leadingPlaces: [Int: CGFloat] {
    view.layoutIfNeeded()
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        let frame = view.cellForItem(at: $0)!.frame
        return ($0.item, (isMirrored ? frame.maxX : frame.minX) - row.contentOffset.x)
      })
  }
}
