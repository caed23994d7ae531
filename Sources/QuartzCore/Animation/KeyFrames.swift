import MotionCore

/// Values with the times at which they are reached.
struct KeyFrames {
  private let values: [MotionValue]
  private var times: [Double]
  private let mode: CAAnimationCalculationMode
  /// The pace of each step; steps without one are even.
  var paces: [CubicTiming] = []

  /// Nil without values.
  init?(_ values: [MotionValue], mode: CAAnimationCalculationMode) {
    guard !values.isEmpty else { return nil }
    self.values = values
    self.mode = mode
    switch mode {
    // A value that stays has a share of the time as long as the others'.
    case .discrete: times = values.indices.map { Double($0) / Double(values.count) }
    case .paced, .cubicPaced: times = KeyFrames.pacedTimes(of: values)
    default: times = values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
    }
  }

  /// Takes on given times if there are enough of them.
  mutating func take(times given: [Double]?) {
    guard let given, given.count >= values.count else { return }
    times = Array(given.prefix(values.count))
  }

  /// Times in proportion to the distances between the values.
  private static func pacedTimes(of values: [MotionValue]) -> [Double] {
    var reached = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      let way = to.lanes - from.lanes
      reached.append(reached[reached.count - 1] + (way * way).sum().squareRoot())
    }
    let whole = reached[reached.count - 1]
    return whole > 0
      ? reached.map { $0 / whole }
      : values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
  }

  func value(at share: Double) -> MotionValue {
    let next = times.firstIndex { $0 > share } ?? times.count
    guard next > 0 else { return values[0] }
    guard next < values.count, mode != .discrete else { return values[next - 1] }
    let (from, to) = (next - 1, next)
    var part = (share - times[from]) / (times[to] - times[from])
    if from < paces.count { part = paces[from].value(at: part) }
    return mode == .cubic || mode == .cubicPaced
      ? smooth(from, part) : values[from].blended(to: values[to], by: part)
  }

  /// On Catmull and Rom's curve through the values.
  private func smooth(_ from: Int, _ t: Double) -> MotionValue {
    guard case .vector(let p1) = values[from], case .vector(let p2) = values[from + 1] else {
      return values[from].blended(to: values[from + 1], by: t)
    }
    let p0 = from > 0 ? values[from - 1].lanes : p1
    let p3 = from + 2 < values.count ? values[from + 2].lanes : p2
    let (m1, m2) = ((p2 - p0) / 2, (p3 - p1) / 2)
    let (t2, t3) = (t * t, t * t * t)
    let start = p1 * (2 * t3 - 3 * t2 + 1) + m1 * (t3 - 2 * t2 + t)
    return .vector(start + p2 * (3 * t2 - 2 * t3) + m2 * (t3 - t2))
  }
}
