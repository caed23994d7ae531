import CollectionViewExtras
import UIKit

/// Touches, sizes and animations in any order: a scroll view comes to rest within its limits, and
/// its delegate gets an end for each beginning.
@MainActor package enum FuzzScrolls {
  /// - Returns: What went wrong, with a script that is as short as can be; nil if nothing did.
  package static func failure(seed: UInt64, length: Int) -> String? {
    let script = ScrollScript.random(seed: seed, length: length)
    guard failure(of: script) != nil else { return nil }
    let shortest = script.shortest { failure(of: $0) != nil }
    return "\(failure(of: shortest) ?? "")\n\(shortest)"
  }

  /// What goes wrong when a script is played; nil for nothing.
  package static func failure(of script: ScrollScript) -> String? {
    ManualClock.run { clock in
      let stage = ScrollStage(script.kind, clock: clock)
      defer { stage.close() }
      for operation in script.operations {
        stage.perform(operation)
        if let complaint = stage.complaint { return complaint }
        if operation == .rest, let complaint = stage.complaintAtRest() { return complaint }
      }
      return nil
    }
  }
}
