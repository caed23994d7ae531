import Foundation

/// An animation from one value to another.
///
/// Values that are not given come from the layer: without `fromValue` and `byValue` it starts at
/// what is shown without it, without `toValue` and `byValue` it ends there, without any it goes
/// from what was shown when it was added to what is shown without it.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil for the value that is shown, or for the one that the other two
  /// imply.
  open var fromValue: Any?
  /// The value at the end; nil for the layer's own value, or for the one that the other two imply.
  open var toValue: Any?
  /// The difference between both ends; nil if both are given or implied.
  open var byValue: Any?
  /// What was shown when the animation was added.
  private var shownBefore: MotionValue?
  /// Where a change of the layer's own value adds an animation: the value before, or an offset.
  package var motionFrom: MotionValue?
  package var motionTo: MotionValue?

  override func blank() -> CAAnimation { CABasicAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    (motionFrom, motionTo) = (other.motionFrom, other.motionTo)
    shownBefore = other.shownBefore
  }

  override func prepare(for layer: CALayer) {
    if fromValue == nil, toValue == nil, byValue == nil, motionFrom == nil {
      shownBefore = target?.read(ShownValues(of: layer.shownForm))
    }
  }

  override func value(at moment: MediaTimes.Moment, model: MotionValue) -> MotionValue? {
    let ends = ends(model)
    return ends.from.blended(to: ends.to, by: share(at: moment))
  }

  private func ends(_ model: MotionValue) -> (from: MotionValue, to: MotionValue) {
    if let motionFrom { return (motionFrom, motionTo ?? model) }
    func given(_ value: Any?) -> MotionValue? { value.flatMap { MotionValue($0, like: model) } }
    switch (given(fromValue), given(toValue), given(byValue)) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by.negated), to)
    case (let from?, nil, nil): return (from, model)
    case (nil, let to?, nil): return (model, to)
    case (nil, nil, let by?): return (model, model.adding(by))
    case (nil, nil, nil): return (shownBefore ?? model, model)
    }
  }
}
