import QuartzCore

/// Lets pixels be drawn once in each frame: the first change at once, further ones in the next frame.
struct FramePacer {
  /// The number of the frame that was drawn last, and of the one in which it was last looked for changes.
  private var last: Double?
  private var looked: Double?

  /// Whether a time is in another frame than what was drawn last.
  ///
  /// - Parameter isRead: Whether another program read the interface, and perhaps nothing else happened. Then it
  ///   is looked for changes once in a frame at most.
  func mayDraw(at now: TimeInterval, isRead: Bool = false) -> Bool {
    let frame = Self.frame(at: now)
    return last != frame && !(isRead && looked == frame)
  }

  mutating func didLook(at now: TimeInterval) { looked = Self.frame(at: now) }

  mutating func didDraw(at now: TimeInterval) { last = Self.frame(at: now) }

  /// The number of the frame at a time. Frames begin at whole parts of seconds.
  private static func frame(at time: TimeInterval) -> Double {
    (time * MotionStage.frameRate + 1e-6).rounded(.down)
  }
}
