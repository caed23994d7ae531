import TestSupport
import UIKit

/// Something that must not happen, and where it did.
package struct SoakViolation: CustomStringConvertible, Sendable {
  package let description: String
}

/// One collection view of stubborn cells, frame by frame.
///
/// After every frame it checks that sizes settled within the bounds and that no correction of a size
/// moved the anchor: the first cell shown before and fully visible.
@MainActor package final class SoakRun {
  private let stage: SoakStage
  private var frame = 0
  /// How many turns of layout the frame took at most.
  private var turns = 1
  package private(set) var violations: [SoakViolation] = []
  /// How many frames had an anchor to look at.
  package private(set) var anchoredFrames = 0
  /// The most passes over the elements in view that a frame took.
  package private(set) var mostPasses = 0
  package var measurements: Int { stage.measurements }
  package var freezes: Int { stage.freezes }

  package init(_ conditions: SoakConditions) {
    stage = SoakStage(conditions)
    stage.view.layoutIfNeeded()
  }

  private var view: UICollectionView { stage.view }

  /// Lays out `count` frames, something happening before each.
  package func run(frames count: Int) {
    for _ in 0..<count where violations.isEmpty {
      frame += 1
      turns = 1
      stage.answersOfTurn.removeAll(keepingCapacity: true)
      switch stage.random.integer(0...99) {
      case 0...84: scroll(by: CGFloat(stage.random.integer(-80...80)) / 2)
      case 85...88: jump()
      case 89...92: changeData()
      case 93: rotate()
      case 94...96: invalidateCells()
      case 97: invalidateLayout()
      case 98: changeTextSize()
      default: reload()
      }
      checkBounds()
    }
  }

  // MARK: What happens

  private func scroll(by distance: CGFloat) {
    let limit = max(0, view.contentSize.height - view.bounds.height)
    let offset = min(max(view.contentOffset.y + distance, 0), limit)
    let before = Positions(stage)
    let moved = offset - view.contentOffset.y
    view.contentOffset.y = offset
    settle(before, movedBy: moved, "scrolling by \(moved)")
  }

  private func jump() {
    let limit = max(0, view.contentSize.height - view.bounds.height)
    scroll(
      by: (limit * CGFloat(stage.random.integer(0...100)) / 100).rounded() - view.contentOffset.y)
  }

  private func invalidateCells() {
    let before = Positions(stage)
    let cells = view.visibleCells.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    for cell in cells where stage.random.chance(0.5) {
      if let item = before.item(of: cell) { stage.reported[item] = nil }
      cell.invalidateIntrinsicContentSize()
    }
    settle(before, movedBy: 0, "cells becoming invalid")
  }

  private func invalidateLayout() {
    let before = Positions(stage)
    stage.reported = [:]
    view.collectionViewLayout.invalidateLayout()
    settle(before, movedBy: 0, "the layout becoming invalid")
  }

  private func rotate() {
    stage.reported = [:]
    let size = view.bounds.size
    view.frame.size =
      stage.random.chance(0.5)
      ? CGSize(width: size.height, height: size.width)
      : CGSize(width: size.width == 100 ? 130 : 100, height: 160)
    view.layoutIfNeeded()
  }

  private func changeTextSize() {
    stage.reported = [:]
    view.traitOverrides.preferredContentSizeCategory = stage.random.pick([.large, .extraLarge])
    view.layoutIfNeeded()
  }

  private func reload() {
    stage.reported = [:]
    view.reloadData()
    view.layoutIfNeeded()
  }

  private func changeData() {
    let before = Positions(stage)
    let kept = stage.changeData()
    stage.reported = [:]
    // The change, what a snapshot marks, and the layout behind them.
    turns = 3
    // The change itself has shown and measured what came. What was not to be measured again has the
    // height it had.
    let laidOut = Positions(stage, asLaidOut: kept).known
    let hasFixedSizes = stage.conditions.layout == .mixed
    for (item, height) in laidOut.heights where !hasFixedSizes && !before.pending.contains(item) {
      if let known = before.heights[item], known != height {
        fail("item \(item) became \(height) high, was \(known), by a change of the data")
      }
    }
    settle(Positions(stage), movedBy: 0, "a layout after a change of the data")
  }

  // MARK: Checks

  /// Lays out, and compares where the anchor is.
  private func settle(_ before: Positions, movedBy distance: CGFloat, _ cause: String) {
    let anchor = view.contentOffset.y > 0 ? before.anchor(movedBy: distance) : nil
    view.layoutIfNeeded()
    guard let anchor, let known = before.tops[anchor] else { return }
    anchoredFrames += 1
    let laidOut = Positions(stage, asLaidOut: [anchor])
    guard let top = laidOut.tops[anchor], let height = laidOut.heights[anchor] else { return }
    // An anchor that has shrunk out of view may lie beyond the new end of the content.
    guard known - distance + height > 0 else { return }
    // The end of the content may have come nearer than the anchor allows.
    let limit = max(0, view.contentSize.height - view.bounds.height)
    guard view.contentOffset.y > 0, view.contentOffset.y < limit - 0.001 else { return }
    if abs(top - (known - distance)) > 0.001 {
      fail("\(cause) moved the anchor, item \(anchor), from \(known) to \(top)")
    }
  }

  private func checkBounds() {
    mostPasses = max(mostPasses, view.inspection.measuringPasses)
    if view.inspection.measuringPasses > CollectionInspection.passesPerTurn {
      fail("\(view.inspection.measuringPasses) passes")
    }
    for (item, answers) in stage.answersOfTurn {
      let changes = zip(answers, answers.dropFirst()).count { $0 != $1 }
      if changes > turns * (CollectionInspection.changesPerTurn + 1) {
        fail("item \(item) was asked in vain: \(answers)")
      }
    }
    for (item, count) in stage.reported where count > 1 {
      fail("item \(item) was reported \(count) times")
    }
  }

  private func fail(_ text: String) {
    violations.append(
      SoakViolation(description: "\(stage.conditions.text), frame \(frame): \(text)"))
  }
}

/// Where items are on the screen, by number.
@MainActor private struct Positions {
  private(set) var tops: [Int: CGFloat] = [:]
  private(set) var heights: [Int: CGFloat] = [:]
  private var estimated: Set<Int> = []
  /// The items that are to be measured again.
  private(set) var pending: Set<Int> = []
  private var cells: [ObjectIdentifier: Int] = [:]
  private let height: CGFloat

  /// The cells in view.
  init(_ stage: SoakStage) {
    height = stage.view.bounds.height
    for path in stage.view.indexPathsForVisibleItems {
      guard let cell = stage.view.cellForItem(at: path) else { continue }
      let item = stage.item(at: path)
      cells[ObjectIdentifier(cell)] = item
      if stage.view.inspection.isToBeMeasuredAgain(itemAt: path) { pending.insert(item) }
      note(item, stage.view.layoutAttributesForItem(at: path)?.frame, in: stage.view)
    }
  }

  /// Items as the layout places them.
  init(_ stage: SoakStage, asLaidOut items: Set<Int>) {
    height = stage.view.bounds.height
    guard !items.isEmpty else { return }
    let paths = SoakStage.paths(stage.sections)
    for item in items {
      guard let path = paths[item] else { continue }
      note(item, stage.view.layoutAttributesForItem(at: path)?.frame, in: stage.view)
      if !stage.view.inspection.knowsSize(ofItemAt: path) { estimated.insert(item) }
    }
  }

  /// Those whose sizes are not estimates.
  var known: Positions {
    var known = self
    for item in estimated {
      known.tops[item] = nil
      known.heights[item] = nil
    }
    return known
  }

  private mutating func note(_ item: Int, _ frame: CGRect?, in view: UICollectionView) {
    guard let frame else { return }
    tops[item] = frame.minY - view.contentOffset.y
    heights[item] = frame.height
  }

  func item(of cell: UICollectionViewCell) -> Int? { cells[ObjectIdentifier(cell)] }

  /// The first item that is fully visible, or else in view, once all have moved up by `distance`;
  /// nil where two begin at the same place.
  func anchor(movedBy distance: CGFloat) -> Int? {
    let visible = tops.filter { item, top in
      let (start, length) = (top - distance, heights[item] ?? 0)
      return length > 0 && start < height && start + length > 0
    }
    let first =
      visible.filter { $0.value >= distance }.min { $0.value < $1.value }
      ?? visible.min { $0.value < $1.value }
    guard let first, visible.count(where: { $0.value == first.value }) == 1 else { return nil }
    return first.key
  }
}
