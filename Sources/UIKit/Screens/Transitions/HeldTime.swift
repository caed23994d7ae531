/// The time of a layer and all in it, led by hand: it stands, goes on, or goes back.
@MainActor final class HeldTime {
  private let layer: CALayer
  /// The layer's time at the start.
  private let origin: TimeInterval
  /// What lies between start and end, in seconds.
  private let duration: TimeInterval
  private let stage = MotionStage.current
  private var timer: FrameTimer?

  /// Has time stand still.
  ///
  /// - Parameter duration: In seconds.
  init(_ layer: CALayer, duration: TimeInterval) {
    self.layer = layer
    self.duration = duration
    origin = stage.clock.now
    layer.speed = 0
    layer.timeOffset = origin
  }

  private var now: TimeInterval { stage.clock.now }

  /// What has begun shares its start with the time's.
  func settle() { stage.commit() }

  /// Stands at a share of the duration.
  func stand(at share: CGFloat) {
    timer?.cancel()
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = origin + Double(share) * duration
  }

  /// The share of the duration that is over.
  var share: CGFloat {
    guard duration > 0 else { return 1 }
    let time = (now - layer.beginTime) * Double(layer.speed) + layer.timeOffset
    return CGFloat(min(max((time - origin) / duration, 0), 1))
  }

  /// Has time go on.
  ///
  /// - Parameter speed: In seconds of the layer's a second.
  func goOn(speed: CGFloat) {
    timer?.cancel()
    run(from: share, speed: Float(speed))
  }

  /// Has time go back to the start.
  ///
  /// - Parameters:
  ///   - speed: In seconds of the layer's a second.
  ///   - completion: Called there. Then everything comes to its end.
  func goBack(speed: CGFloat, completion: @escaping () -> Void) {
    let way = Double(share) * duration
    run(from: share, speed: -Float(speed))
    timer = FrameTimer(after: way / Double(max(speed, 0.001))) { [self] in
      completion()
      timer = nil
      layer.beginTime = now
      layer.speed = 1
      // Far beyond any end, with what was changed taken back.
      layer.timeOffset = origin + 1e5
    }
  }

  private func run(from share: CGFloat, speed: Float) {
    layer.timeOffset = origin + Double(share) * duration
    layer.beginTime = now
    layer.speed = speed
  }

  /// Has time be again what it is around the layer.
  func release() {
    timer?.cancel()
    layer.speed = 1
    layer.beginTime = 0
    layer.timeOffset = 0
  }
}
