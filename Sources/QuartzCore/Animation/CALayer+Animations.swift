import Foundation

extension CALayer {
  var existingOrNewMotion: LayerMotion {
    if let motion { return motion }
    let new = LayerMotion(of: self)
    motion = new
    return new
  }

  /// Whether animations have an effect on how the layer is shown.
  package var isMoving: Bool { motion.map { !$0.running.isEmpty } ?? false }

  /// Whether changes have been shown since the layer was made.
  package var wasThereAtCommit: Bool { !state.isNew }

  /// Whether the layer's tree is the content of a window on the screen.
  package var isOnScreen: Bool {
    var root = self
    while let parent = root.above { root = parent }
    guard root.isHosted else { return false }
    nonisolated(unsafe) let top = root
    return MainActor.assumeIsolated { top.host?.isOnScreen ?? false }
  }

  /// Starts `anim`, which is copied, in place of the animation of the same key.
  ///
  /// Transitions have the one key `kCATransition`.
  func start(_ anim: CAAnimation, forKey key: String?, tally: AnimationTally? = nil) {
    if let copy = anim.copy() as? CAAnimation { take(copy, forKey: key, tally: tally) }
  }

  /// Starts an animation that belongs to the layer alone.
  private func take(_ animation: CAAnimation, forKey key: String?, tally: AnimationTally?) {
    let key = animation is CATransition ? kCATransition : key
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    animation.prepare(for: self)
    if let key { motion?.remove(key: key) }
    let running = RunningAnimation(
      animation, key: key, redraws: animation.redraws(Self.self),
      tallies: CATransaction.tallies + [tally].compactMap(\.self))
    existingOrNewMotion.add(running)
  }

  /// Starts `animation`, which is not copied and must not change any more, under the first free key
  /// that begins with `key`.
  ///
  /// - Returns: What takes the animation away.
  @discardableResult
  package func startBeside(
    _ animation: CAAnimation, forKey key: String, tally: AnimationTally?
  ) -> () -> Void {
    take(animation, forKey: motion?.freeKey(key) ?? key, tally: tally)
    let running = motion?.running.last
    return { [weak self] in if let running { self?.motion?.remove(running) } }
  }

  /// Takes away the animations of a property that a view's changes added.
  package func removeChangeAnimations(of property: LayerProperty) {
    for key in animationKeys() ?? [] where key == property.rawValue || key.hasPrefix("\(property)-")
    {
      motion?.remove(key: key)
    }
  }
}

/// The key of all transitions.
public let kCATransition = "transition"
