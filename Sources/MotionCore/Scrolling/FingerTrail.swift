/// The recent places of fingers, from which their velocity is computed.
///
/// - Note: UIKit goes by about the last 100 ms; fingers that rested so long have no velocity
///   (measured by several).
package struct FingerTrail: Hashable, Sendable {
  private var samples: [Sample] = []

  private struct Sample: Hashable {
    var x, y, time: Double
  }

  private static let window = 0.1
  /// Less than any clock tells apart, and more than what sums of times are off: the same way of a finger has
  /// the same velocity whenever it happens.
  private static let slack = 1e-6

  package init() {}

  /// - Parameter time: In seconds.
  package mutating func note(x: Double, y: Double, at time: Double) {
    samples.removeAll { time - $0.time > FingerTrail.window + FingerTrail.slack }
    samples.append(Sample(x: x, y: y, time: time))
  }

  package mutating func forget() { samples = [] }

  /// Moves what was noted, when a finger comes or goes.
  package mutating func shift(x: Double, y: Double) {
    for index in samples.indices {
      samples[index].x += x
      samples[index].y += y
    }
  }

  /// In points a second.
  package func velocity(at time: Double) -> (x: Double, y: Double) {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time < FingerTrail.window - FingerTrail.slack
    else { return (0, 0) }
    let passed = last.time - first.time
    return ((last.x - first.x) / passed, (last.y - first.y) / passed)
  }
}
