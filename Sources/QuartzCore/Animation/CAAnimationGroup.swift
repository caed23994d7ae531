import CoreGraphics
import Foundation

/// Animations that run together, cut off where the group ends.
open class CAAnimationGroup: CAAnimation {
  /// Their times count from the group's start; their delegates are not called.
  open var animations: [CAAnimation]? {
    didSet {
      for animation in animations ?? [] { (animation as? CAAnimationGroup)?.isInGroup = true }
      guard isInGroup || animations?.contains(where: { $0 === self }) == true else { return }
      refuse(
        unless: !containsItself,
        "An animation group can't contain itself, nor a group that contains it: \(self).")
    }
  }
  /// Whether the group was put into another one.
  private var isInGroup = false

  /// - Complexity: O(n), n the number of animations in the group and below.
  private var containsItself: Bool {
    var waiting = animations ?? []
    while let animation = waiting.popLast() {
      if animation === self { return true }
      waiting += (animation as? CAAnimationGroup)?.animations ?? []
    }
    return false
  }

  override func moves(_ property: LayerProperty) -> Bool {
    animations?.contains { $0.moves(property) } ?? false
  }

  override func redraws(_ type: CALayer.Type) -> Bool {
    animations?.contains { $0.redraws(type) } ?? false
  }

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
