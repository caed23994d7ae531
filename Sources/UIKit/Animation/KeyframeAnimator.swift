/// Animates the changes that are made in one call of `UIView.animateKeyframes`.
@MainActor final class KeyframeAnimator: ChangeAnimator {
  let duration: TimeInterval
  let pace = AnimationPace.curve(.linear)
  private let delay: TimeInterval
  private let options: UIView.KeyframeAnimationOptions
  private let tally: AnimationTally
  /// The part of the time that changes belong to now.
  private var present = 0.0...1.0
  private var tracks: [Track] = []
  private var resized: [UIView] = []

  /// The key frames of one property of a layer.
  private struct Track {
    let layer: CALayer
    let property: LayerProperty
    let start: MotionValue
    var steps: [(time: ClosedRange<Double>, end: MotionValue)] = []
  }

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let inherits = !options.contains(.overrideInheritedDuration)
    self.duration = (inherits ? ViewAnimations.current?.duration : nil) ?? duration
    self.delay = delay
    let handedDown = (ViewAnimations.current as? BlockAnimator)?.handedDown.rawValue ?? 0
    self.options =
      options.contains(.overrideInheritedOptions)
      ? options : options.union(UIView.KeyframeAnimationOptions(rawValue: handedDown))
    tally = AnimationTally { completion?($0) }
  }

  func run(_ changes: () -> Void) {
    ViewAnimations.run(self) {
      changes()
      guard options.contains(.layoutSubviews) else { return }
      while !resized.isEmpty { resized.removeFirst().layoutIfNeeded() }
    }
    for track in tracks { start(track) }
    tally.close()
  }

  func frame(from start: Double, to end: Double, _ changes: () -> Void) {
    let before = present
    let first = min(max(start, 0), 1)
    present = first...min(max(end, first), 1)
    changes()
    present = before
  }

  func animate(_ change: LayerChange) {
    let (layer, property) = (change.layer, change.property)
    if property == .bounds, let view = layer.host as? UIView { resized.append(view) }
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      tracks[index].steps.append((present, change.new))
      return
    }
    var start = change.old
    if options.contains(.beginFromCurrentState) {
      start = change.shown
      layer.removeChangeAnimations(of: property)
    }
    tracks.append(
      Track(layer: layer, property: property, start: start, steps: [(present, change.new)]))
  }

  private func start(_ track: Track) {
    guard let end = track.property.read(track.layer) else { return }
    let animation = CAKeyframeAnimation(keyPath: track.property.rawValue)
    var (times, values) = ([0.0], [track.start])
    for step in track.steps.sorted(by: { $0.time.lowerBound < $1.time.lowerBound }) {
      if step.time.lowerBound > times[times.count - 1] {
        times.append(step.time.lowerBound)
        values.append(values[values.count - 1])
      }
      times.append(max(step.time.upperBound, times[times.count - 1]))
      values.append(step.end)
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(end)
    }
    let offsets = values.compactMap { $0.offset(from: end) }
    animation.isAdditive = offsets.count == values.count
    animation.motionValues = animation.isAdditive ? offsets : values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = options.mode
    animation.timingFunction = CAMediaTimingFunction(
      UIView.AnimationOptions(rawValue: options.rawValue).curve.timing)
    animation.duration = duration
    animation.delay = delay
    animation.fillMode = .both
    animation.repeatCount = options.contains(.repeat) ? .infinity : 0
    animation.autoreverses = options.contains(.autoreverse)
    track.layer.startBeside(animation, forKey: track.property.rawValue, tally: tally)
  }
}
