// Changes that UIKit animates. They are immediate; those who take part hear of them as if they
// were not.
extension UIView {
  private static var animatedChangeDepth = 0

  /// Whether what changes now is part of an animated change.
  static var isInAnimatedChange: Bool { animatedChangeDepth > 0 }

  /// Makes changes that UIKit would animate.
  package static func animatedChange(_ change: () -> Void) {
    animatedChangeDepth += 1
    defer { animatedChangeDepth -= 1 }
    change()
  }
}
