import Foundation

extension CALayer: CAMediaTiming {
  private var times: MediaTimes {
    get { motion?.times ?? MediaTimes() }
    set {
      existingOrNewMotion.times = newValue
      MotionStage.current.wake()
    }
  }

  /// When the layer's time begins, in seconds of its superlayer's time. The default is 0.
  public var beginTime: CFTimeInterval {
    get { times.beginTime }
    set { times.beginTime = newValue }
  }
  /// The duration of the layer's time in seconds. The default is 0: it does not end.
  public var duration: CFTimeInterval {
    get { times.duration }
    set { times.duration = newValue }
  }
  /// How many seconds pass in the layer for each second of its superlayer; 0 stops it. The default
  /// is 1.
  public var speed: Float {
    get { times.speed }
    set { times.speed = newValue }
  }
  /// The layer's time at its beginning, in seconds. The default is 0.
  public var timeOffset: CFTimeInterval {
    get { times.timeOffset }
    set { times.timeOffset = newValue }
  }
  /// Has no effect on layers. The default is 0.
  public var repeatCount: Float {
    get { times.repeatCount }
    set { times.repeatCount = newValue }
  }
  /// Has no effect on layers. The default is 0.
  public var repeatDuration: CFTimeInterval {
    get { times.repeatDuration }
    set { times.repeatDuration = newValue }
  }
  /// Has no effect on layers. The default is `false`.
  public var autoreverses: Bool {
    get { times.autoreverses }
    set { times.autoreverses = newValue }
  }
  /// Has no effect on layers. The default is `.removed`.
  public var fillMode: CAMediaTimingFillMode {
    get { times.fillMode }
    set { times.fillMode = newValue }
  }

  /// Converts a time of `l` to this layer's; nil stands for the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(l?.clockTime(t) ?? t)
  }

  /// Converts a time of this layer to that of `l`; nil stands for the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.ownTime(clockTime(t)) ?? clockTime(t)
  }

  /// The layer's own time when the clock shows `time`.
  func ownTime(_ time: TimeInterval) -> TimeInterval {
    timesAbove.reversed().reduce(time) { $1.local($0) }
  }

  /// The clock's time at `time` of the layer's own; infinite if it is never reached.
  func clockTime(_ time: TimeInterval) -> TimeInterval {
    timesAbove.reduce(time) { $0.isFinite ? $1.outer($0) : $0 }
  }

  /// What the clock shows when the layer's own time has come to `time`; infinite while that goes back
  /// as the clock's goes on.
  func clockTime(reaching time: TimeInterval) -> TimeInterval {
    let above = timesAbove
    guard above.reduce(1, { $0 * $1.speed }) >= 0 else { return .infinity }
    return above.reduce(time) { $0.isFinite ? $1.outer($0) : $0 }
  }

  /// The times of the layer and all above it that differ from the clock's, its own first.
  private var timesAbove: [MediaTimes] {
    var result: [MediaTimes] = []
    var layer: CALayer? = self
    while let current = layer {
      if let times = current.motion?.times,
        times.speed != 1 || times.timeOffset != 0 || times.beginTime != 0
      {
        result.append(times)
      }
      layer = current.superlayer
    }
    return result
  }
}
