import UIKit

/// Sees that nothing jumps that is to move.
@MainActor struct FuzzContinuity {
  let stage: FuzzStage
  /// How far cells have been sent since they were at rest; endless for those that came into view
  /// since.
  private var ways: [ObjectIdentifier: CGFloat] = [:]
  private var isAtRest = true

  init(stage: FuzzStage) {
    self.stage = stage
  }

  /// Where a cell is in the view, and where it is seen.
  private struct Place {
    var item: Int
    var model: CGPoint
    var shown: CGPoint
  }

  /// Carries out an operation.
  ///
  /// - Returns: The items that keep their cells, and what jumped.
  mutating func watch(_ operation: FuzzOperation) -> (kept: Set<Int>?, jump: String?) {
    if case .wait(let hundredths) = operation { return (wait(hundredths), jump) }
    let measured = stage.layout.measures
    let before = stage.isWatched ? places() : [:]
    let kept = stage.perform(operation)
    stage.view.layoutIfNeeded()
    jump = nil
    guard stage.isWatched else { return (kept, nil) }
    // Where everything is shown anew, what goes on moving is not known.
    noteWays(from: kept == nil && !operation.exchangesLayout ? [:] : before)
    // What is measured is corrected at once, and what is reloaded is seen at once.
    let isSeenToMove = operation.changesData ? kept != nil : operation.exchangesLayout
    if isSeenToMove, !measured, !stage.layout.measures { findJump(from: before) }
    return (kept, jump)
  }

  private var jump: String?

  private mutating func noteWays(from before: [ObjectIdentifier: Place]) {
    var next: [ObjectIdentifier: CGFloat] = [:]
    for (cell, place) in places() {
      guard let former = before[cell], former.item == place.item else {
        next[cell] = .infinity
        continue
      }
      let way = ways[cell] ?? (isAtRest ? 0 : .infinity)
      next[cell] = way + distance(former.model, place.model)
    }
    ways = next
    isAtRest = false
  }

  private mutating func findJump(from before: [ObjectIdentifier: Place]) {
    for (cell, place) in places() {
      guard let former = before[cell], former.item == place.item else { continue }
      let way = distance(former.shown, place.shown)
      if way > 0.01 {
        jump = "the cell of item \(place.item) jumps from \(former.shown) to \(place.shown)"
      }
    }
  }

  // MARK: Time

  /// How long one look takes, in seconds.
  private static let step = 0.05
  /// The share of its way that a cell goes in one step at most: the curve's steepest part.
  private static let share: CGFloat = 0.3

  private mutating func wait(_ hundredths: Int) -> Set<Int>? {
    jump = nil
    var rest = Double(hundredths) / 100
    repeat {
      let before = ways.isEmpty ? [:] : places()
      stage.wait(min(rest, Self.step))
      rest -= Self.step
      findLeap(from: before)
    } while rest > 0 && jump == nil
    stage.view.layoutIfNeeded()
    if stage.clock.isAtRest {
      ways = [:]
      if !isAtRest { findStray() }
      isAtRest = true
    }
    return Set(stage.model.items)
  }

  /// Something that goes farther in one step than its speed allows.
  private mutating func findLeap(from before: [ObjectIdentifier: Place]) {
    guard !before.isEmpty, !stage.layout.measures else { return }
    for (cell, place) in places() {
      guard let former = before[cell], let way = ways[cell] else { continue }
      let step = distance(former.shown, place.shown)
      if step > way * Self.share + 0.5 {
        jump = "the cell of item \(place.item) leaps \(step) of \(way) points in one step"
      }
    }
  }

  /// Something that is not seen where it is when all is at rest.
  private mutating func findStray() {
    for place in places().values where distance(place.model, place.shown) > 0.01 {
      jump = "the cell of item \(place.item) rests at \(place.shown), not \(place.model)"
    }
  }

  // MARK: Places

  /// The cells in view, but for those in rows that scroll by themselves.
  private func places() -> [ObjectIdentifier: Place] {
    let view = stage.view
    let origin = (view.layer.presentation() ?? view.layer).bounds.origin
    var places: [ObjectIdentifier: Place] = [:]
    for case let cell as FuzzCell in view.visibleCells where cell.superview === view {
      let shown = (cell.layer.presentation() ?? cell.layer).position
      places[ObjectIdentifier(cell)] = Place(
        item: cell.item,
        model: CGPoint(
          x: cell.center.x - view.bounds.minX, y: cell.center.y - view.bounds.minY),
        shown: CGPoint(x: shown.x - origin.x, y: shown.y - origin.y))
    }
    return places
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }
}
