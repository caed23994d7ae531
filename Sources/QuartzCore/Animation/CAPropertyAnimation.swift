import Foundation

/// The base class of animations of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property or a part of it, such as `position.x` or `transform.rotation`.
  open var keyPath: String? { didSet { target = keyPath.flatMap(LayerKeyPath.init) } }
  private(set) var target: LayerKeyPath?
  /// Whether values are added to the value without the animation. The default is `false`.
  open var isAdditive = false
  /// Whether each run starts where the one before ended. The default is `false`.
  open var isCumulative = false

  /// Creates an animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
    target = path.flatMap(LayerKeyPath.init)
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    target = other.target
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func apply(to shown: inout ShownValues, at moment: MediaTimes.Moment) {
    // Ends that are not given are those of the layer, not what others have added: each of many
    // would add all that the ones before it have added once more.
    guard let target, let model = target.read(shown),
      let base = isAdditive ? target.read(shown.unmoved) : model,
      var value = value(at: moment, model: base)
    else { return }
    if isCumulative, moment.run > 0, let whole = lastValue(model: base) {
      for _ in 0..<min(moment.run, 1 << 20) { value = value.adding(whole) }
    }
    target.write(isAdditive ? model.adding(value) : value, to: &shown)
  }

  override func moves(_ property: LayerProperty) -> Bool { target?.root == .property(property) }

  override func redraws(_ type: CALayer.Type) -> Bool {
    target.map { type.needsDisplay(forKey: $0.root.key) } ?? false
  }

  /// The value to show, or to add to `model`, which is shown without the animation.
  func value(at moment: MediaTimes.Moment, model: MotionValue) -> MotionValue? { nil }

  /// What one run ends with.
  func lastValue(model: MotionValue) -> MotionValue? {
    value(at: MediaTimes.Moment(time: times.duration, run: 0), model: model)
  }
}
