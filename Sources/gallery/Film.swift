import CollectionViewExtras
import GalleryScenes
import UIKit

/// A scene in a window whose script is played by a manual clock.
@MainActor final class Film {
  let stage: Stage
  private let clock: ManualClock
  /// The remaining steps.
  private var coming: ArraySlice<Script.Step>

  private init(_ stage: Stage, _ clock: ManualClock) {
    self.stage = stage
    self.clock = clock
    coming = (stage.scene.script?.steps ?? [])[...]
    clock.advance(by: 0)
  }

  /// Shows a scene while `body` runs.
  static func run<Result>(
    _ scene: Scene, catalogue: Catalogue, conditions: StageConditions,
    _ body: (Film) throws -> Result
  ) rethrows -> Result {
    try ManualClock.run { clock in
      try body(Film(Stage(scene, catalogue: catalogue, conditions: conditions), clock))
    }
  }

  /// The representative moments of the scene, in seconds; only 0 for a still scene.
  var moments: [TimeInterval] { stage.scene.script?.moments ?? [0] }

  /// The duration until everything is at rest, in seconds.
  var duration: TimeInterval { stage.scene.script?.duration ?? 0 }

  /// Advances the clock and performs all steps up to and including a time.
  ///
  /// - Parameter time: In seconds since the scene was shown; not before the current time.
  func advance(to time: TimeInterval) {
    while let step = coming.first, step.time <= time {
      pass(until: step.time)
      coming.removeFirst()
      if let controller = stage.window.rootViewController { step.perform(in: controller) }
    }
    pass(until: time)
  }

  private func pass(until time: TimeInterval) { clock.advance(by: max(0, time - clock.now)) }
}
