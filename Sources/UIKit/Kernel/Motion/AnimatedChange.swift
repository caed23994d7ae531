/// Changes that UIKit animates and that are immediate here, but are reported as animated.
@MainActor enum AnimatedChange {
  private static var depth = 0

  /// Whether what changes now is part of an animated change.
  static var isUnderWay: Bool { depth > 0 }

  /// Makes changes that UIKit would animate.
  static func make(_ change: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    change()
  }
}
