import UIKit

/// How the desktop's user wants interfaces.
struct WindowPreferences: Equatable, Sendable {
  var isDark = false
  var isHighContrast = false
  var reducesMotion = false
  var textSize = UIContentSizeCategory.large

  func apply(to conditions: inout ScreenConditions) {
    conditions.isDark = isDark
    conditions.isHighContrast = isHighContrast
    conditions.reducesMotion = reducesMotion
    conditions.textSize = textSize
  }

  /// The size of text for a factor of the desktop's, of which 1 is usual.
  static func textSize(factor: Double) -> UIContentSizeCategory {
    let steps: [(Double, UIContentSizeCategory)] = [
      (0.85, .extraSmall), (0.9, .small), (0.97, .medium), (1.06, .large), (1.15, .extraLarge),
      (1.27, .extraExtraLarge), (1.5, .extraExtraExtraLarge), (1.8, .accessibilityMedium),
      (2.1, .accessibilityLarge), (2.5, .accessibilityExtraLarge),
      (2.9, .accessibilityExtraExtraLarge),
    ]
    return steps.first { factor <= $0.0 }?.1 ?? .accessibilityExtraExtraExtraLarge
  }
}
