/// The recent positions of fingers, from which their velocity is computed.
///
/// - Note: UIKit goes by about the last 100 ms; fingers that rested so long have no velocity
///   (measured by several).
struct TouchTrail {
  private var samples: [(point: CGPoint, time: TimeInterval)] = []

  private static let window: TimeInterval = 0.1

  mutating func note(_ point: CGPoint, at time: TimeInterval) {
    samples.removeAll { time - $0.time > TouchTrail.window }
    samples.append((point, time))
  }

  mutating func forget() { samples = [] }

  /// Moves what was noted, when a finger comes or goes.
  mutating func shift(by vector: CGVector) {
    for index in samples.indices {
      samples[index].point.x += vector.dx
      samples[index].point.y += vector.dy
    }
  }

  /// In points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time < TouchTrail.window
    else { return .zero }
    let passed = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / passed, y: (last.point.y - first.point.y) / passed)
  }
}
