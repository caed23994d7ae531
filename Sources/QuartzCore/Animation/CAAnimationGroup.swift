import Foundation

/// Animations that run together, cut off where the group ends.
open class CAAnimationGroup: CAAnimation {
  /// Their times count from the group's start; their delegates are not called.
  open var animations: [CAAnimation]?

  override func blank() -> CAAnimation { CAAnimationGroup() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copy() as? CAAnimation ?? $0 }
  }

  override func prepare(for layer: CALayer) {
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.prepare(for: layer)
    }
  }

  override func apply(to shown: inout ShownValues, at moment: MediaTimes.Moment) {
    let time = share(at: moment) * duration
    for animation in animations ?? [] { animation.apply(to: &shown, at: time) }
  }
}
