import CollectionViewExtras
import UIKit

/// The movements from one table of frames to another, in one sentence each: by how much and why.
struct MovementReport {
  /// Returns the explanation of an element of the new table; nil if there is none.
  typealias Explain = (_ name: String) -> LayoutExplanation?

  let sentences: [String]
  /// The names of the elements with changed sizes.
  let resized: [String]
  /// The elements with changed frames.
  let movements: [Movement]

  /// - Parameter explain: Explains elements. Default nil: no causes are reported.
  init(
    recorded: ElementTable.Block, found: ElementTable.Block, explain: Explain? = nil
  ) {
    let before = Dictionary(recorded.lines.map { ($0.name, $0) }) { first, _ in first }
    let after = Dictionary(found.lines.map { ($0.name, $0) }) { first, _ in first }
    let movements = found.lines.compactMap { line in
      before[line.name].map { Movement(name: line.name, before: $0.frame, after: line.frame) }
    }
    let causes = CauseFinder(movements: movements, explain: explain)
    var sentences = movements.filter(\.isResized).map(causes.sentence(ofResized:))
    sentences += Self.trains(of: movements).map(causes.sentence(ofMoved:))
    sentences += recorded.lines.filter { after[$0.name] == nil }.map {
      "\($0.name) is gone from view; it was recorded at \($0.place)"
    }
    sentences += found.lines.filter { before[$0.name] == nil }.map {
      "\($0.name) is new in view, at \($0.place)"
    }
    sentences += found.lines.compactMap { line in
      guard let old = before[line.name], old.zIndex != line.zIndex else { return nil }
      return "\(line.name) is at depth \(line.zIndex), recorded \(old.zIndex)"
    }
    self.sentences = sentences
    resized = movements.filter(\.isResized).map(\.name)
    self.movements = movements.filter { $0.isResized || $0.isShifted }
  }

  /// Groups of consecutive elements that moved by the same distance.
  private static func trains(of movements: [Movement]) -> [[Movement]] {
    var trains: [[Movement]] = []
    for movement in movements where movement.isShifted {
      if let leader = trains.last?.first, leader.shiftWords == movement.shiftWords {
        trains[trains.count - 1].append(movement)
      } else {
        trains.append([movement])
      }
    }
    return trains
  }
}
