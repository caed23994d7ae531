/// The accessibility values of an object's class, which apply unless others are set.
package struct AccessibilityDefaults {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits
  package var hint: String?
  package var identifier: String?

  package init(
    isElement: Bool = false, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = .none, hint: String? = nil, identifier: String? = nil
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
    self.hint = hint
    self.identifier = identifier
  }
}

/// The accessibility values that were set for an object; nil for those of its class.
struct AccessibilityValues {
  var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  /// In the screen's coordinates.
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var respondsToUserInteraction: Bool?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var inputLabels: [String]?
  var ignoresInvertColors = false
}
