extension UIGestureRecognizer {
  /// Ends or cancels a gesture that has begun, and fails one that has not.
  func finish(as end: State) { state = state == .possible ? .failed : end }
}

/// A value that a gesture follows, and its velocity.
struct FollowedValue {
  /// The change per second between the last two values.
  private(set) var velocity: CGFloat = 0
  private var last: (value: CGFloat, time: TimeInterval)?

  /// Forgets what was followed before.
  mutating func begin(with value: CGFloat, at time: TimeInterval) {
    self = FollowedValue()
    last = (value, time)
  }

  /// Notes a value. One at the time of the last value leaves the velocity as it is.
  mutating func follow(_ value: CGFloat, at time: TimeInterval) {
    if let last, time > last.time {
      velocity = (value - last.value) / CGFloat(time - last.time)
    }
    last = (value, time)
  }
}
