import CollectionViewExtras
import RenderCore
import UIKit

/// Changes of views and layers in any order: after each, the pixels that a surface keeps equal those
/// of a plain drawing, and so do those of a client that takes its moves and its damage.
@MainActor package enum FuzzSurfaces {
  /// - Returns: What went wrong, with a script that is as short as can be; nil if nothing did.
  package static func failure(seed: UInt64, length: Int) -> String? {
    let script = SurfaceScript.random(seed: seed, length: length)
    guard failure(of: script) != nil else { return nil }
    let shortest = script.shortest { failure(of: $0) != nil }
    return "\(failure(of: shortest) ?? "")\n\(shortest)"
  }

  /// What goes wrong when a script is played; nil for nothing.
  package static func failure(of script: SurfaceScript) -> String? {
    ManualClock.run { clock in
      let stage = SurfaceStage(scale: script.scale, clock: clock)
      defer { stage.close() }
      for (index, operation) in script.operations.enumerated() {
        stage.perform(operation)
        if let complaint = stage.complaint() { return "after operation \(index): \(complaint)" }
      }
      return nil
    }
  }
}
