import CollectionViewExtras
import Synchronization
import UIKit

/// Something that must not happen, and after which operation it did.
package struct FuzzFailure: Equatable, Sendable {
  /// The place of the operation in its script; -1 for the beginning.
  package var operation: Int
  package var text: String
}

/// Runs scripts against a collection view and a simple model of what must be visible.
@MainActor package enum FuzzRun {
  package typealias MakeView = @MainActor (CGRect, UICollectionViewLayout) -> UICollectionView

  /// - Parameter makeView: Makes what is looked at; by default a collection view.
  /// - Returns: The first failure; nil if there is none.
  package static func failure(
    of script: FuzzScript, makeView: MakeView = UICollectionView.init(frame:collectionViewLayout:)
  ) -> FuzzFailure? {
    let mistakes = Complaints()
    let handler = Mistakes.handler
    Mistakes.handler = { mistakes.add($0.message) }
    defer { Mistakes.handler = handler }
    return ManualClock.run { clock in
      let stage = FuzzStage(script, clock: clock, makeView: makeView)
      defer { stage.close() }
      return failure(of: script, on: stage, mistakes)
    }
  }

  private static func failure(
    of script: FuzzScript, on stage: FuzzStage, _ mistakes: Complaints
  ) -> FuzzFailure? {
    var continuity = FuzzContinuity(stage: stage)
    func check(_ operation: Int) -> FuzzFailure? {
      (mistakes.first ?? FuzzChecks(stage: stage).complaint()).map {
        FuzzFailure(operation: operation, text: $0)
      }
    }
    if let failure = check(-1) { return failure }
    for (index, operation) in script.operations.enumerated() {
      let before = cells(stage)
      let wasInside = FuzzChecks(stage: stage).restsInside
      let (kept, jump) = continuity.watch(operation)
      if let failure = check(index) { return failure }
      if let jump { return FuzzFailure(operation: index, text: jump) }
      // What scrolls or is measured may go out of view and come back within a turn, with another
      // cell.
      let stays = operation.changesData && !stage.layout.measures ? kept ?? [] : []
      if let item = exchanged(before, cells(stage), kept: stays) {
        return FuzzFailure(operation: index, text: "the cell of item \(item) is another one")
      }
      // Where sizes are measured, what is being read stays in place instead.
      if wasInside, !stage.layout.measures, operation.changesData,
        !FuzzChecks(stage: stage).restsInside
      {
        let (offset, size) = (stage.view.contentOffset.y, stage.view.contentSize.height)
        return FuzzFailure(operation: index, text: "the offset is \(offset) of \(size)")
      }
    }
    return nil
  }

  /// The cells in view by item.
  private static func cells(_ stage: FuzzStage) -> [Int: ObjectIdentifier] {
    var cells: [Int: ObjectIdentifier] = [:]
    for case let cell as FuzzCell in stage.view.visibleCells {
      cells[cell.item] = ObjectIdentifier(cell)
    }
    return cells
  }

  /// An item that is to keep its cell, was in view all the time and has another one.
  private static func exchanged(
    _ before: [Int: ObjectIdentifier], _ after: [Int: ObjectIdentifier], kept: Set<Int>
  ) -> Int? {
    before.keys.sorted().first { item in
      guard kept.contains(item), let cell = after[item] else { return false }
      return cell != before[item]
    }
  }
}

/// What the library complains of, from whatever thread.
private final class Complaints: Sendable {
  private let texts = Mutex<[String]>([])

  func add(_ text: String) { texts.withLock { $0.append(text) } }

  var first: String? { texts.withLock { $0.first } }
}
