import TestSupport
import Testing
@testable import UIKit

/// Scrolling back over what was never measured.
@MainActor @Suite struct ScrollBackTests {
  /// Where everything in view is on the screen.
  func positions(_ stage: SizeIdentityTests.Stage) -> [String: CGFloat] {
    let view = stage.view
    view.layoutIfNeeded()
    var positions: [String: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems {
      positions["\(path)"] = view.cellForItem(at: path)!.frame.minY - view.contentOffset.y
    }
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: "header") {
      let header = view.supplementaryView(forElementKind: "header", at: path)!
      positions["header \(path)"] = header.frame.minY - view.contentOffset.y
    }
    return positions
  }

  @Test(arguments: [1 as UInt64, 2])
  func `sections with headers move by the distance scrolled`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = SizeIdentityTests.Stage()
    var next = 0
    stage.apply { snapshot in
      for section in 0..<40 {
        snapshot.appendSections(["\(section)"])
        for _ in 0..<25 {
          snapshot.appendItems([next])
          stage.heights[next] = CGFloat(random.integer(20...400))
          next += 1
        }
      }
    }
    stage.view.layoutIfNeeded()
    stage.view.scrollToItem(
      at: IndexPath(item: 24, section: 39), at: .bottom, animated: false)
    var before = positions(stage)
    for step in 0..<700 {
      stage.view.contentOffset.y -= 1
      let after = positions(stage)
      for (name, top) in before {
        guard let moved = after[name] else { continue }
        #expect(abs(moved - top - 1) < 0.001, "seed \(seed), step \(step), \(name)")
      }
      before = after
    }
  }
}
