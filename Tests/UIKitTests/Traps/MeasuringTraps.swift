import Testing
import UIKit

/// Estimates that stayed where measurements belong.
@MainActor @Suite struct MeasuringTraps {
  /// Reports 114 and 123.
  @Test func `the content is as long as what was measured`() {
    let stage = SelfSizingStage([100, 20, 70])
    stage.view.layoutIfNeeded()
    // 132 by the estimates of 44.
    #expect(stage.view.contentSize == CGSize(width: 320, height: 100 + 20 + 70))
    #expect(stage.view.frame(2) == CGRect(x: 0, y: 120, width: 320, height: 70))
  }

  /// Reports 114 and 123.
  @Test func `what is out of sight counts with its estimate until it is seen`() {
    let stage = SelfSizingStage(Array(repeating: 100, count: 20))
    stage.view.layoutIfNeeded()
    // Five rows of 100 meet 480 points; the others are estimated at 44.
    #expect(stage.view.contentSize.height == CGFloat(5 * 100 + 15 * 44))
    for _ in 0..<20 {
      stage.view.contentOffset.y = stage.view.contentSize.height - 480
      stage.view.layoutIfNeeded()
      stage.view.contentOffset.y = 0
      stage.view.layoutIfNeeded()
    }
    for offset in stride(from: 0.0, to: 1_600, by: 100) {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
    }
    #expect(stage.view.contentSize.height == CGFloat(20 * 100))
  }

  /// Rows of two members that want to be 30 and 80 points high.
  func rows(of dimension: NSCollectionLayoutDimension) -> SelfSizingStage {
    let stage = SelfSizingStage([30, 80, 50, 20])
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: dimension)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: half)]))
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    stage.view.layoutIfNeeded()
    return stage
  }

  @Test func `the members of a row are as high as the highest if they ask for it`() {
    let view = rows(of: .uniformAcrossSiblings(estimate: 44)).view
    #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 160, height: 80))
    #expect(view.frame(1) == CGRect(x: 160, y: 0, width: 160, height: 80))
    #expect(view.frame(2) == CGRect(x: 0, y: 80, width: 160, height: 50))
    #expect(view.frame(3) == CGRect(x: 160, y: 80, width: 160, height: 50))
    #expect(view.contentSize.height == CGFloat(80 + 50))
  }

  /// The rule of rows that do not ask for it.
  @Test func `a row is as high as its highest member and the others keep their heights`() {
    let view = rows(of: .estimated(44)).view
    #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 160, height: 30))
    #expect(view.frame(1) == CGRect(x: 160, y: 0, width: 160, height: 80))
    #expect(view.frame(2) == CGRect(x: 0, y: 80, width: 160, height: 50))
    #expect(view.contentSize.height == CGFloat(80 + 50))
  }
}
