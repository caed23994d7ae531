import QuartzCore

/// Lets pixels be drawn once in each frame: the first change at once, further ones in the next frame.
struct FramePacer {
  /// The number of the frame that was drawn last.
  private var last: Double?

  /// Whether a time is in another frame than what was drawn last.
  func mayDraw(at now: TimeInterval) -> Bool { last != Self.frame(at: now) }

  mutating func didDraw(at now: TimeInterval) { last = Self.frame(at: now) }

  /// The number of the frame at a time. Frames begin at whole parts of seconds.
  private static func frame(at time: TimeInterval) -> Double {
    (time * MotionStage.frameRate + 1e-6).rounded(.down)
  }
}
