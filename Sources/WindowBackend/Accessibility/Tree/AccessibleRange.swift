import UIKit

/// The number that an element stands for, and between which it lies.
struct AccessibleRange: Equatable {
  var value: Double
  var minimum: Double
  var maximum: Double
  /// By how much a step changes it; 0 for what cannot be changed.
  var step: Double

  /// Nil for what stands for no number.
  @MainActor init?(_ object: UIResponder?) {
    switch object {
    case let slider as UISlider:
      (value, minimum, maximum) = (
        Double(slider.value), Double(slider.minimumValue), Double(slider.maximumValue)
      )
      step = (maximum - minimum) / 10
    case let pages as UIPageControl:
      (value, minimum, maximum, step) = (
        Double(pages.currentPage), 0, Double(max(0, pages.numberOfPages - 1)), 1
      )
    case let progress as UIProgressView:
      (value, minimum, maximum, step) = (Double(progress.progress), 0, 1, 0)
    case let toggle as UISwitch:
      (value, minimum, maximum, step) = (toggle.isOn ? 1 : 0, 0, 1, 1)
    default: return nil
    }
  }

  /// Gives an object another number, as its user does.
  ///
  /// - Returns: Whether it has one that can be changed.
  @MainActor static func set(_ number: Double, of object: UIResponder?) -> Bool {
    guard number.isFinite, let control = object as? UIControl, control.isEnabled else {
      return false
    }
    switch control {
    case let slider as UISlider: slider.value = Float(number)
    case let pages as UIPageControl: pages.currentPage = Int(min(max(number, 0), 1e6))
    case let toggle as UISwitch: toggle.isOn = number >= 0.5
    default: return false
    }
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
