/// Accessibility of objects that are no responders, such as models that are the elements of a
/// container. Views and other responders have members of their own, which can be overridden.
extension NSObjectProtocol {
  @MainActor private var accessibilityValues: UIResponder {
    AccessibilityTable.shared.values(of: self)
  }
  @MainActor private var ownAccessibilityValues: UIResponder {
    AccessibilityTable.shared.element(of: self)
  }

  /// Whether assistive technologies read the object as a whole. The default is `false`.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { accessibilityValues.isAccessibilityElement }
    set { ownAccessibilityValues.isAccessibilityElement = newValue }
  }

  /// The name of the element. The default is nil.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { accessibilityValues.accessibilityLabel }
    set { ownAccessibilityValues.accessibilityLabel = newValue }
  }

  /// The result of activating the element, as a sentence. The default is nil.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessibilityValues.accessibilityHint }
    set { ownAccessibilityValues.accessibilityHint = newValue }
  }

  /// The state of an element whose label stays the same, such as "50%". The default is nil.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessibilityValues.accessibilityValue }
    set { ownAccessibilityValues.accessibilityValue = newValue }
  }

  /// The label with attributes. The default is the plain label.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityValues.accessibilityAttributedLabel }
    set { ownAccessibilityValues.accessibilityAttributedLabel = newValue }
  }

  /// The hint with attributes. The default is the plain hint.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityValues.accessibilityAttributedHint }
    set { ownAccessibilityValues.accessibilityAttributedHint = newValue }
  }

  /// The value with attributes. The default is the plain value.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValues.accessibilityAttributedValue }
    set { ownAccessibilityValues.accessibilityAttributedValue = newValue }
  }

  /// The kind and state of the element. The default is none.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues.accessibilityTraits }
    set { ownAccessibilityValues.accessibilityTraits = newValue }
  }

  /// The language that label, value and hint are in; nil for the interface's.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { accessibilityValues.accessibilityLanguage }
    set { ownAccessibilityValues.accessibilityLanguage = newValue }
  }

  /// Names for voice control, the best first. The default is the label.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { accessibilityValues.accessibilityUserInputLabels }
    set { ownAccessibilityValues.accessibilityUserInputLabels = newValue }
  }

  /// The frame of the element in the screen's coordinates. The default is zero.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { accessibilityValues.accessibilityFrame }
    set { ownAccessibilityValues.accessibilityFrame = newValue }
  }

  /// The outline of the element in the screen's coordinates; nil for its frame.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { accessibilityValues.accessibilityPath }
    set { ownAccessibilityValues.accessibilityPath = newValue }
  }

  /// The point that is touched to activate the element, in the screen's coordinates. The default is
  /// the middle of its frame.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { accessibilityValues.accessibilityActivationPoint }
    set { ownAccessibilityValues.accessibilityActivationPoint = newValue }
  }

  /// Whether elements within are hidden from assistive technologies. The default is `false`.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { accessibilityValues.accessibilityElementsHidden }
    set { ownAccessibilityValues.accessibilityElementsHidden = newValue }
  }

  /// Whether siblings are hidden from assistive technologies. The default is `false`.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { accessibilityValues.accessibilityViewIsModal }
    set { ownAccessibilityValues.accessibilityViewIsModal = newValue }
  }

  /// Whether elements within are read together, wherever they are. The default is `false`.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues.shouldGroupAccessibilityChildren }
    set { ownAccessibilityValues.shouldGroupAccessibilityChildren = newValue }
  }

  /// How the elements within are navigated. The default is `automatic`.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get { accessibilityValues.accessibilityNavigationStyle }
    set { ownAccessibilityValues.accessibilityNavigationStyle = newValue }
  }

  /// Whether the element is interactive. The default follows from its traits.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityValues.accessibilityRespondsToUserInteraction }
    set { ownAccessibilityValues.accessibilityRespondsToUserInteraction = newValue }
  }

  /// The elements within, in reading order. The default is nil.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { accessibilityValues.accessibilityElements }
    set { ownAccessibilityValues.accessibilityElements = newValue }
  }

  /// The kind of container that the elements within form. The default is `none`.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues.accessibilityContainerType }
    set { ownAccessibilityValues.accessibilityContainerType = newValue }
  }

  /// Actions of the element besides activating it. The default is nil.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues.accessibilityCustomActions }
    set { ownAccessibilityValues.accessibilityCustomActions = newValue }
  }

  /// Rotors of the element besides the system's. The default is nil.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityValues.accessibilityCustomRotors }
    set { ownAccessibilityValues.accessibilityCustomRotors = newValue }
  }
}
