extension UIControl {
  /// The default accessibility values of a control.
  ///
  /// - Parameter traits: The traits of its class; those of its state are added.
  package func controlDefaults(
    label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits
  ) -> AccessibilityDefaults {
    var traits = traits
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: label, value: value, traits: traits)
  }
}
