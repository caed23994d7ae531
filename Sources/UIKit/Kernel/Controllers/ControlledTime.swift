/// The time of a layer tree while an interaction controls it: paused, running on, or running back.
@MainActor final class ControlledTime {
  private let layer: CALayer
  /// The layer's time at the start.
  private let origin: TimeInterval
  /// The time between start and end, in seconds.
  private let duration: TimeInterval
  private let stage = MotionStage.current
  private var timer: FrameTimer?

  /// Pauses the time of a layer.
  ///
  /// - Parameter duration: The time between start and end, in seconds.
  init(of layer: CALayer, duration: TimeInterval) {
    self.layer = layer
    self.duration = duration
    origin = stage.clock.now
    layer.speed = 0
    layer.timeOffset = origin
  }

  private var now: TimeInterval { stage.clock.now }

  /// Starts pending animations at the time of the start.
  func commit() { stage.commit() }

  /// Pauses at a progress from 0 to 1.
  func seek(to progress: CGFloat) {
    timer?.cancel()
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = origin + Double(progress) * duration
  }

  /// The elapsed part of the duration, from 0 to 1.
  var progress: CGFloat {
    guard duration > 0 else { return 1 }
    let time = (now - layer.beginTime) * Double(layer.speed) + layer.timeOffset
    return CGFloat(min(max((time - origin) / duration, 0), 1))
  }

  /// Lets time run on to the end.
  ///
  /// - Parameter speed: Seconds of the layer per second.
  func resume(speed: CGFloat) {
    timer?.cancel()
    run(from: progress, speed: Float(speed))
  }

  /// Lets time run back to the start.
  ///
  /// - Parameters:
  ///   - speed: Seconds of the layer per second.
  ///   - completion: Called at the start; afterwards all animations end.
  func reverse(speed: CGFloat, completion: @escaping () -> Void) {
    let remaining = Double(progress) * duration
    run(from: progress, speed: -Float(speed))
    timer = FrameTimer(after: remaining / Double(max(speed, 0.001))) { [self] in
      completion()
      timer = nil
      layer.beginTime = now
      layer.speed = 1
      // Beyond the end of any animation; what these changed has been undone.
      layer.timeOffset = origin + 1e5
    }
  }

  private func run(from progress: CGFloat, speed: Float) {
    layer.timeOffset = origin + Double(progress) * duration
    layer.beginTime = now
    layer.speed = speed
  }

  /// Lets the layer follow the time of its superlayer again.
  func release() {
    timer?.cancel()
    layer.speed = 1
    layer.beginTime = 0
    layer.timeOffset = 0
  }
}
