/// The values of `CAMediaTiming` and what follows from them.
///
/// What is no number counts as 0. Repetitions may be infinite, and so may durations.
struct MediaTimes {
  var beginTime = 0.0 { didSet { if !beginTime.isFinite { beginTime = 0 } } }
  var duration = 0.0 { didSet { if duration.isNaN { duration = 0 } } }
  var speed: Float = 1 { didSet { if !speed.isFinite { speed = 0 } } }
  var timeOffset = 0.0 { didSet { if !timeOffset.isFinite { timeOffset = 0 } } }
  var repeatCount: Float = 0 { didSet { if repeatCount.isNaN { repeatCount = 0 } } }
  var repeatDuration = 0.0 { didSet { if repeatDuration.isNaN { repeatDuration = 0 } } }
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A moment within one run.
  struct Moment {
    /// Seconds since the run's start, in the direction of the motion.
    var time: Double
    /// How many runs, those backwards included, lie before.
    var run: Int
  }

  /// The time of its own at `time` of what contains it.
  func local(_ time: Double) -> Double {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The time of what contains it at `time` of its own; infinite if that never comes.
  func outer(_ time: Double) -> Double {
    speed == 0 ? .infinity : (time - timeOffset) / Double(speed) + beginTime
  }

  /// How long all runs together take, in its own time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let runs = repeatCount > 0 ? Double(repeatCount) : 1
    guard runs < Double(Float.greatestFiniteMagnitude) else { return .infinity }
    return runs * duration * (autoreverses ? 2 : 1)
  }

  /// When it ends, in the time of what contains it.
  var end: Double { speed < 0 ? outer(0) : outer(activeDuration) }

  /// Where it stands at `time` of what contains it; nil where it shows nothing.
  func moment(at time: Double) -> Moment? {
    let local = local(time)
    let active = activeDuration
    if local < 0 { return fillsBefore ? Moment(time: 0, run: 0) : nil }
    if local >= active, !fillsAfter { return nil }
    return run(at: min(local, active))
  }

  private var fillsBefore: Bool { fillMode == .backwards || fillMode == .both }
  private var fillsAfter: Bool { fillMode == .forwards || fillMode == .both }

  /// The last moment of a run belongs to it where all runs end there, else to the next one.
  private func run(at time: Double) -> Moment {
    guard duration > 0 else { return Moment(time: 0, run: 0) }
    var run = (time / duration).rounded(.down)
    if run > 0, time == activeDuration, time == run * duration { run -= 1 }
    let within = max(0, min(time - run * duration, duration))
    guard within.isFinite else { return Moment(time: 0, run: 0) }
    let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return Moment(time: isBackwards ? duration - within : within, run: Int(min(run, 1e15)))
  }
}
