/// What a bar shows: a button, a space or a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance,
  UIAccessibilityIdentification
{
  public override init() {
    super.init()
  }

  /// Archives of items are not read on this platform: the item comes out empty.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether it can be tapped. Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceDidChange() } } }
  /// Default nil.
  open var title: String? { didSet { if title != oldValue { appearanceDidChange() } } }
  /// Drawn in the tint colour unless its rendering mode says otherwise. Default nil.
  open var image: UIImage? { didSet { if image !== oldValue { appearanceDidChange() } } }
  /// The picture in bars of compact height; nil for ``image``. Default nil.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { appearanceDidChange() } }
  }
  /// Default 0.
  open var tag = 0

  // MARK: Titles

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Take the place of the bar's for the title in a state; nil for those. What is said for the normal
  /// state holds in the others, too, but for the colour of a tab that is chosen. Those of the bar's
  /// looks count more.
  ///
  /// Buttons are normal, highlighted or disabled; tabs normal, selected or disabled.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    appearanceDidChange()
  }

  /// What was set for a state, or taken on from what is said of the class; nil for nothing.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  // MARK: Accessibility

  /// What the item is called to those who do not see it; nil for its title, or, where there is
  /// none, what the system calls its button or what the picture is called. Default nil.
  ///
  /// As the others here it is said of the view that shows the item; a view of the application's in
  /// the place of a button speaks for itself.
  open var accessibilityLabel: String?
  /// What comes of a tap, in a sentence. Default nil.
  open var accessibilityHint: String?
  /// The state of an item whose label stays the same; nil for the badge of a tab. Default nil.
  open var accessibilityValue: String?
  /// What tests find the view by that shows the item; nobody reads it. Default nil.
  open var accessibilityIdentifier: String?

  /// What a view says that shows the item as a button.
  ///
  /// - Parameters:
  ///   - label: Where the item was not given one.
  ///   - value: Where the item was not given one.
  func buttonDefaults(
    label: String?, value: String? = nil, isSelected: Bool = false
  ) -> AccessibilityDefaults {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(
      isElement: true, label: accessibilityLabel ?? label, value: accessibilityValue ?? value,
      traits: traits, hint: accessibilityHint, identifier: accessibilityIdentifier)
  }

  /// Called when what the bar shows of the item is no longer right. By itself nothing.
  func appearanceDidChange() {}
}
