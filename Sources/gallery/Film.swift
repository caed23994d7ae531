import CollectionViewExtras
import GalleryScenes
import UIKit

/// A scene on its stage, and what happens in it, by a clock that goes on by hand.
@MainActor final class Film {
  let stage: Stage
  private let clock: ManualClock
  /// What has not happened yet.
  private var coming: ArraySlice<Script.Step>

  private init(_ stage: Stage, _ clock: ManualClock) {
    self.stage = stage
    self.clock = clock
    coming = (stage.scene.script?.steps ?? [])[...]
    clock.advance(by: 0)
  }

  /// Shows a scene as long as `body` runs.
  static func run<Result>(
    _ scene: Scene, catalogue: Catalogue, conditions: StageConditions,
    _ body: (Film) throws -> Result
  ) rethrows -> Result {
    try ManualClock.run { clock in
      try body(Film(Stage(scene, catalogue: catalogue, conditions: conditions), clock))
    }
  }

  /// The moments that tell the scene's story, in seconds; the first alone if it stands still.
  var moments: [TimeInterval] { stage.scene.script?.moments ?? [0] }

  /// When the last thing comes to rest, in seconds.
  var duration: TimeInterval { stage.scene.script?.duration ?? 0 }

  /// Lets time pass, with all that happens until then and at that time.
  ///
  /// - Parameter time: In seconds since the scene was shown, not before the present moment.
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
