extension UIControl {
  /// What a control is by itself to those who do not see it.
  ///
  /// - Parameter traits: What its class is; its state is added.
  package func controlDefaults(
    label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits
  ) -> AccessibilityDefaults {
    var traits = traits
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: label, value: value, traits: traits)
  }
}
