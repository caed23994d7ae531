import QuartzCore

/// Counts the frames in which a picture was due and none was made.
struct FrameTally {
  private(set) var shown = 0
  /// How many frames passed while something moved, and nothing was looked at.
  private(set) var dropped = 0
  private var last: (frame: Double, wantsNext: Bool)?

  /// - Parameters:
  ///   - time: When it is looked for changes.
  ///   - wantsNext: Whether something moves, so that the next frame is due.
  mutating func look(at time: TimeInterval, wantsNext: Bool) {
    let frame = (time * MotionStage.frameRate + 1e-6).rounded(.down)
    if let last, last.wantsNext { dropped += max(0, Int(frame - last.frame) - 1) }
    if last?.frame != frame { shown += 1 }
    last = (frame, wantsNext)
  }

  /// Whether everything that moves by the clock is due in the frame after a time.
  @MainActor static func wantsFrame(after time: TimeInterval) -> Bool {
    let stage = MotionStage.current
    guard !stage.movesLayers else { return true }
    guard let next = stage.nextMoment else { return false }
    return next - stage.clock.now <= MotionStage.nextFrame(after: time) - time + 1e-6
  }

  var words: String { "\(shown) frames, \(dropped) dropped" }
}
