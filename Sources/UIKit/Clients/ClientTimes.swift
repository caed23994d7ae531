/// Takes times of a client's clock to those of this process.
///
/// Messages take longer at one time than at another: what lies between the events of a touch is told by the
/// client, and only when it begins by its message.
@MainActor struct ClientTimes {
  private var shift: TimeInterval?

  /// A client's clock may not be further ahead than this, in seconds; then its messages' times count.
  private static let mostAhead: TimeInterval = 0.5

  /// - Parameter beginsAnew: Whether the event is the first of a touch.
  mutating func local(_ time: TimeInterval, beginsAnew: Bool) -> TimeInterval {
    let now = MotionStage.current.clock.now
    if beginsAnew { shift = nil }
    let shift = shift ?? now - time
    let local = time + shift
    guard local.isFinite, abs(local - now) < 60, local - now < Self.mostAhead else {
      self.shift = now - time
      return now
    }
    self.shift = shift
    return local
  }
}
