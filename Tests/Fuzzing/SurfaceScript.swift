import TestSupport

/// What happens to the views of a surface.
package enum SurfaceAction: String, CaseIterable, Sendable {
  case addView, addLabel, addScroll, addShape, addGradient, addReplicator, addBlur, addLayer
  case remove, reparent, reorder, depth, frame, color, text, opacity, hide, corners, border, shadow
  case clip, turn, perspective, mask, contents, scroll, scrollByFraction, animate, spin, transition
  case stopMotion, wait, resize, style, redraw, bounds, stencil
}

/// An action with numbers; each takes from them what it needs, so that any subset of a script can
/// be played.
package struct SurfaceOperation: Equatable, Sendable, CustomStringConvertible {
  package var action: SurfaceAction
  /// Which view.
  package var index: Int
  package var numbers: [Int]

  package var description: String { "\(action) \(index) \(numbers)" }
}

/// Actions in a window of a scale.
package struct SurfaceScript: Equatable, Sendable, CustomStringConvertible {
  package var scale: Int
  package var operations: [SurfaceOperation]

  package static func random(seed: UInt64, length: Int) -> SurfaceScript {
    var random = SplitMix64(seed: seed)
    // Scrolling and waiting are what happens most.
    let actions = SurfaceAction.allCases + [.scroll, .scroll, .wait, .wait, .addLabel, .addView]
    let scale = random.integer(1...3)
    return SurfaceScript(
      scale: scale,
      operations: (0..<length).map { _ in
        SurfaceOperation(
          action: random.pick(actions), index: random.integer(0...40),
          numbers: (0..<5).map { _ in random.integer(0...99) })
      })
  }

  package var description: String {
    "@\(scale)x\n" + operations.map(\.description).joined(separator: "\n")
  }

  /// The shortest script that fails among those with operations left out.
  @MainActor package func shortest(_ fails: (SurfaceScript) -> Bool) -> SurfaceScript {
    var script = self
    var length = max(1, operations.count / 2)
    while true {
      var start = 0
      while start < script.operations.count {
        var shorter = script
        let end = min(start + length, script.operations.count)
        shorter.operations.removeSubrange(start..<end)
        if fails(shorter) { script = shorter } else { start += length }
      }
      guard length > 1 else { return script }
      length /= 2
    }
  }
}
