import TestSupport
import Testing
@testable import UIKit

@MainActor @Suite struct FlowSelfSizingTests {
  @Test func `nothing is measured unless an estimate says so`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.estimatedItemSize == .zero)
    let stage = FlowStage([[CGSize(width: 30, height: 30)]], layout)
    stage.view.layoutIfNeeded()
    #expect(stage.asked.isEmpty)
    #expect(stage.frame(0).size == CGSize(width: 50, height: 50))
    layout.estimatedItemSize = CGSize(width: 1, height: 1)
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0).size == CGSize(width: 30, height: 30))
  }

  @Test(arguments: [true, false])
  func `the automatic size has cells say how large they are`(asEstimate: Bool) {
    let layout = UICollectionViewFlowLayout()
    if asEstimate {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else {
      layout.itemSize = UICollectionViewFlowLayout.automaticSize
    }
    let stage = FlowStage(
      [[CGSize(width: 100, height: 20), CGSize(width: 150, height: 40)]], layout)
    #expect(stage.frame(1).size == CGSize(width: 50, height: 50))
    stage.view.layoutIfNeeded()
    #expect(
      stage.frames() == [
        CGRect(x: 0, y: 10, width: 100, height: 20), CGRect(x: 110, y: 0, width: 150, height: 40),
      ])
  }

  @Test func `the delegate's sizes are estimates, or fixed beside automatic ones`() {
    for measuresAll in [true, false] {
      let layout = UICollectionViewFlowLayout()
      if measuresAll { layout.estimatedItemSize = CGSize(width: 10, height: 10) }
      let stage = FlowStage(
        [[CGSize(width: 300, height: 60), CGSize(width: 300, height: 70)]], layout)
      let delegate = FlowSizes { path in
        path.item == 0 ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 200, height: 30)
      }
      stage.view.delegate = delegate
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.frame(0).size == CGSize(width: 300, height: 60))
      #expect(
        stage.frame(1).size
          == (measuresAll ? CGSize(width: 300, height: 70) : CGSize(width: 200, height: 30)))
    }
  }

  @Test func `an estimate far too small measures what is in view at the end`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 1, height: 1)
    let stage = FlowStage([Array(repeating: CGSize(width: 320, height: 60), count: 500)], layout)
    stage.view.layoutIfNeeded()
    // (480 + 10) / 70
    #expect(stage.view.shownItems == (0..<7).map { IndexPath(item: $0, section: 0) })
    #expect(stage.asked.count == 7)
    #expect(stage.view.contentSize.height == 500.0 * 70 - 10)
  }

  @Test(arguments: [4 as CGFloat, 440])
  func `the last row is reached from any estimate`(estimate: CGFloat) {
    let stage = FlowStage.list(Array(repeating: 44, count: 300))
    stage.layout.estimatedItemSize.height = estimate
    stage.view.layoutIfNeeded()
    stage.view.scrollToItem(at: IndexPath(item: 299, section: 0), at: .bottom, animated: false)
    stage.view.layoutIfNeeded()
    let last = stage.view.cellForItem(at: IndexPath(item: 299, section: 0))
    #expect(last?.frame.maxY == stage.view.contentSize.height)
    #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 480)
    #expect(stage.view.contentSize.height == 300.0 * 44)
  }

  @Test(arguments: [1 as UInt64, 2])
  func `scrolling back from the end moves every row by the distance scrolled`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = FlowStage.list((0..<1_000).map { _ in CGFloat(random.integer(20...400)) })
    stage.view.layoutIfNeeded()
    stage.view.scrollToItem(at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
    var before = stage.positions
    for step in 0..<800 {
      stage.view.contentOffset.y -= 1
      let after = stage.positions
      for (item, position) in before {
        guard let moved = after[item] else { continue }
        #expect(abs(moved - position - 1) < 0.01, "seed \(seed), step \(step), item \(item)")
      }
      before = after
    }
  }

  @Test(arguments: [true, false])
  func `movement asks no cell again, whatever stays in view`(pins: Bool) {
    let layout = pins ? UICollectionViewFlowLayout() : StickyFirstItemLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    layout.sectionHeadersPinToVisibleBounds = pins
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let stage = FlowStage(
      Array(repeating: Array(repeating: CGSize(width: 320, height: 60), count: 20), count: 3),
      layout)
    for offset in stride(from: 0.0, through: 2_000, by: 50) {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
    }
    #expect(stage.asked.count > 25)
    #expect(stage.asked.values.allSatisfy { $0 == 1 })
  }

  @Test func `the content never scrolls sideways because items change lines`() {
    var random = SplitMix64(seed: 11)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 60, height: 30)
    let sizes = (0..<2_000).map { _ in
      CGSize(width: random.integer(20...200), height: random.integer(20...60))
    }
    let stage = FlowStage([sizes], layout)
    for offset in [0.0, 9_000, 8_000, 3_000, 9_500, 200] {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentOffset.x == 0)
      for path in stage.view.shownItems {
        let cell = stage.view.cellForItem(at: path)
        #expect(cell?.frame == stage.frame(path.item))
        #expect(cell?.frame.size == sizes[path.item])
      }
    }
  }

  @Test(arguments: [[170, 164] as [CGFloat], [100, 101, 102, 103, 104, 105, 106, 107, 108]])
  func `a size that does not settle is frozen and reported once`(answers: [CGFloat]) {
    let stage = FlowStage.list([50, 50, 50])
    var count = 0
    var reports: [FrozenSize] = []
    stage.view.inspection.frozenSizeHandler = { reports.append($0) }
    stage.answer = { row in
      guard row.id == 1 else { return row.size }
      count += 1
      return CGSize(width: 320, height: answers[count % answers.count])
    }
    stage.whenLaidOut = { [unowned stage] row in
      if row.id == 1 { stage.layout.invalidateLayout() }
    }
    stage.view.layoutIfNeeded()
    #expect(reports.count == 1)
    #expect(reports.first?.indexPath == IndexPath(item: 1, section: 0))
    #expect(count <= 20)
    #expect(stage.frame(0).height == 50)
    #expect(stage.frame(2).height == 50)
  }

  @Test func `sizes are kept by an invalidation, and forgotten by a reload and another width`() {
    let stage = FlowStage.list(Array(repeating: 100, count: 50))
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 1_000
    stage.view.layoutIfNeeded()
    stage.layout.invalidateLayout()
    stage.layout.minimumLineSpacing = 1
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0).height == 100)
    stage.asked = [:]
    stage.view.reloadData()
    #expect(stage.frame(0).height == 44)
    stage.view.layoutIfNeeded()
    #expect(!stage.asked.isEmpty)
    stage.view.frame.size.width = 400
    #expect(stage.frame(0).height == 44)
  }

  @Test func `a measured item too long for its line is reported`() {
    var texts: [String] = []
    let handler = FlowReport.handler
    FlowReport.handler = { texts.append($0.text) }
    defer { FlowReport.handler = handler }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let stage = FlowStage(
      [[CGSize(width: 90, height: 20), CGSize(width: 340, height: 20)]], layout)
    stage.view.layoutIfNeeded()
    #expect(texts.count == 1)
    #expect(texts.first?.contains("Item 1 of section 0 has a width of 340.0") == true)
  }

  @Test(arguments: UInt64(0)..<12)
  func `a mirrored flow of measured cells is the mirror image`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sizes = (0..<random.integer(1...40)).map { _ in
      // Equally high, so that either all items of a line are in view or none.
      CGSize(width: random.integer(20...200), height: 30)
    }
    func stage(_ direction: UISemanticContentAttribute) -> FlowStage {
      let layout = FlippingLayout()
      layout.flips = true
      layout.estimatedItemSize = CGSize(width: 50, height: 50)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 8)
      let stage = FlowStage([sizes], layout)
      stage.view.semanticContentAttribute = direction
      stage.view.layoutIfNeeded()
      return stage
    }
    let (left, right) = (stage(.forceLeftToRight), stage(.forceRightToLeft))
    #expect(left.view.shownItems == right.view.shownItems, "seed \(seed)")
    for path in left.view.shownItems {
      let (one, other) = (
        left.view.cellForItem(at: path)!.frame, right.view.cellForItem(at: path)!.frame
      )
      #expect(abs(320 - one.maxX - other.minX) < 0.01, "seed \(seed), \(path)")
      #expect(one.minY == other.minY && one.size == other.size, "seed \(seed), \(path)")
    }
  }
}

/// Gives items the sizes a closure says.
final class FlowSizes: NSObject, UICollectionViewDelegateFlowLayout {
  let size: (IndexPath) -> CGSize
  init(_ size: @escaping (IndexPath) -> CGSize) { self.size = size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
}
