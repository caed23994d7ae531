import CollectionViewExtras
import Inspection
import SnapshotTesting
import UIKit

/// Finds the cause of a movement: the size of another element, or a rule of the layout.
struct CauseFinder {
  let movements: [Movement]
  /// Returns an element's explanation; nil if causes are not looked for.
  let explain: MovementReport.Explain?

  /// Such as "header [0] is 8 points taller: it measured 52, recorded 44".
  func sentence(ofResized movement: Movement) -> String {
    let isTaller = abs(movement.growth.height) >= Movement.least
    return "\(movement.name) is \(movement.growthWords): it \(size(of: movement, alongY: isTaller))"
  }

  /// Such as "cell [0, 3] and 11 more are 8 points lower: header [0] above measured 52, recorded 44".
  func sentence(ofMoved train: [Movement]) -> String {
    let rest = train.count - 1
    let names = rest == 0 ? "\(train[0].name) is" : "\(train[0].name) and \(rest) more are"
    return "\(names) \(train[0].shiftWords)\(cause(of: train[0]).map { ": " + $0 } ?? "")"
  }

  private func cause(of movement: Movement) -> String? {
    guard explain != nil else { return nil }
    let alongY = abs(movement.shift.height) >= Movement.least
    let shift = alongY ? movement.shift.height : movement.shift.width
    let earlier = movements.filter { comesBefore($0, movement, alongY: alongY) }
    // The last elements first: the nearest cause explains best.
    var (missing, causes) = (shift, [Movement]())
    for other in earlier.reversed() where abs(missing) >= Movement.least {
      let growth = alongY ? other.growth.height : other.growth.width
      guard abs(growth) >= Movement.least, abs(growth) <= abs(missing) + Movement.least,
        growth * missing > 0
      else { continue }
      causes.append(other)
      missing -= growth
    }
    if abs(missing) < Movement.least, causes.count <= 3 {
      let place = alongY ? "above" : "before"
      return causes.map { "\($0.name) \(place) \(size(of: $0, alongY: alongY))" }
        .joined(separator: ", ")
    }
    return rule(for: movement, alongY: alongY)
  }

  private func comesBefore(_ other: Movement, _ movement: Movement, alongY: Bool) -> Bool {
    guard other.name != movement.name else { return false }
    return alongY
      ? other.before.maxY <= movement.before.minY + 0.5
      : other.before.maxX <= movement.before.minX + 0.5
        && other.before.minY < movement.before.maxY && other.before.maxY > movement.before.minY
  }

  /// The current and the recorded size of an element, in words.
  private func size(of movement: Movement, alongY: Bool) -> String {
    let now = alongY ? movement.after.height : movement.after.width
    let was = alongY ? movement.before.height : movement.before.width
    let name = alongY ? "height" : "width"
    let step = explain?(movement.name).flatMap { explanation in
      explanation.parts.filter { $0.title != "Frame" }.flatMap(\.steps)
        .last { $0.name.hasSuffix(name) && abs($0.value - now) < Movement.least }
    }
    guard let step else {
      return "is \(now.brief) \(alongY ? "high" : "wide"), recorded \(was.brief)"
    }
    if step.description.hasSuffix("(measured)") {
      return "measured \(now.brief), recorded \(was.brief)"
    }
    return "is \(now.brief) \(alongY ? "high" : "wide"), recorded \(was.brief), by \(step)"
  }

  /// The rule that determines an element's position; nil if there is no explanation.
  private func rule(for movement: Movement, alongY: Bool) -> String? {
    guard let explanation = explain?(movement.name) else { return nil }
    let names = alongY ? ["top", "y"] : ["leading", "x"]
    let steps = explanation.parts.flatMap(\.steps).filter { names.contains($0.name) }
    return steps.isEmpty ? nil : "now " + steps.map(\.description).joined(separator: "; ")
  }
}
