import TestSupport
import Testing
@testable import UIKit

/// Sizes of measured cells through changes of the data, beside a plain model.
@MainActor @Suite struct FlowUpdateTests {
  typealias Row = FlowStage.Row

  static func randomRow(_ random: inout SplitMix64, _ next: inout Int) -> Row {
    next += 1
    return Row(id: next, size: CGSize(width: 320, height: CGFloat(random.integer(20...120))))
  }

  /// Deletes, inserts and moves a few rows of two sections at once.
  static func change(_ stage: FlowStage, _ random: inout SplitMix64, _ next: inout Int) {
    let before = stage.sections
    var after = before
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(IndexPath, IndexPath)] = []
    for section in before.indices {
      var items = Array(before[section].indices)
      // 1. Some go; one of them comes back elsewhere.
      var gone: [Int] = []
      for _ in 0..<random.integer(0...min(3, items.count)) {
        gone.append(items.remove(at: random.integer(0...(items.count - 1))))
      }
      var rows = items.map { before[section][$0] }
      var arrivals: [(place: Int, row: Row, from: Int?)] = []
      if let item = gone.popLast() {
        arrivals.append((random.integer(0...rows.count), before[section][item], item))
      }
      deleted += gone.map { IndexPath(item: $0, section: section) }
      // 2. New ones come.
      for _ in 0..<random.integer(0...3) {
        arrivals.append((random.integer(0...rows.count), randomRow(&random, &next), nil))
      }
      for arrival in arrivals { rows.insert(arrival.row, at: min(arrival.place, rows.count)) }
      after[section] = rows
      for arrival in arrivals {
        let place = IndexPath(
          item: rows.firstIndex { $0.id == arrival.row.id }!, section: section)
        if let from = arrival.from {
          moved.append((IndexPath(item: from, section: section), place))
        } else {
          inserted.append(place)
        }
      }
    }
    stage.view.performBatchUpdates {
      stage.sections = after
      stage.view.deleteItems(at: deleted)
      stage.view.insertItems(at: inserted)
      for move in moved { stage.view.moveItem(at: move.0, to: move.1) }
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `rows keep their sizes through changes of others and are asked once`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var next = 100_000
    let heights = (0..<60).map { _ in
      CGSize(width: 320, height: CGFloat(random.integer(20...120)))
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 3
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let stage = FlowStage([Array(heights[..<40]), Array(heights[40...])], layout)
    stage.view.layoutIfNeeded()
    for step in 0..<15 {
      if random.chance(0.3) {
        stage.view.contentOffset.y = CGFloat(
          random.integer(0...max(0, Int(stage.view.contentSize.height) - 480)))
        stage.view.layoutIfNeeded()
      }
      Self.change(stage, &random, &next)
      expectModel(stage, "seed \(seed), step \(step), before the layout")
      stage.view.layoutIfNeeded()
      expectModel(stage, "seed \(seed), step \(step)")
      #expect(stage.asked.values.allSatisfy { $0 == 1 }, "seed \(seed), step \(step)")
    }
  }

  /// Rows one below the other, each as high as its cell said, or as the others that were not asked.
  func expectModel(_ stage: FlowStage, _ name: String) {
    var y: CGFloat = 0
    for (section, rows) in stage.sections.enumerated() {
      y += 20
      var guess: CGFloat?
      for (item, row) in rows.enumerated() {
        let frame = stage.frame(item, section: section)
        let height =
          stage.asked[row.id] != nil ? row.size.height : guess ?? frame.height
        if stage.asked[row.id] == nil { guess = height }
        #expect(
          frame.height == height && abs(frame.minY - y) <= 0.26,
          "\(name), row \(row.id) at \(section), \(item): \(frame), not at \(y), \(height) high")
        y += height + (item < rows.count - 1 ? 3 : 0)
      }
    }
    #expect(abs(stage.view.contentSize.height - y) <= 0.51, "\(name): content")
  }

  @Test func `a reloaded row has the size its new cell says`() {
    let stage = FlowStage.list(Array(repeating: 100, count: 30))
    stage.view.layoutIfNeeded()
    stage.sections[0][1].size.height = 60
    stage.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    #expect(stage.frame(1).height == 60)
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1).height == 60)
    #expect(stage.asked[0] == 1)
  }

  @Test func `a reconfigured row is asked again, in view or later`() {
    let stage = FlowStage.list(Array(repeating: 100, count: 30))
    stage.view.layoutIfNeeded()
    stage.sections[0][0].size.height = 60
    stage.view.contentOffset.y = 1_000
    stage.view.layoutIfNeeded()
    stage.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0).height == 100)
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0).height == 60)
  }
}
