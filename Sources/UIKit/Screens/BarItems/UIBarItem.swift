/// An item of a bar: a button, a space or a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance,
  UIAccessibilityIdentification
{
  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an item of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether the item can be tapped. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceDidChange() } } }
  /// The title. The default is nil.
  open var title: String? { didSet { if title != oldValue { appearanceDidChange() } } }
  /// The image, drawn in the tint colour unless its rendering mode says otherwise. The default is nil.
  open var image: UIImage? { didSet { if image !== oldValue { appearanceDidChange() } } }
  /// How far the image is moved in from its edges: by half the difference of opposite sides, in points.
  /// The default is zero.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { appearanceDidChange() } }
  }
  /// The insets of ``landscapeImagePhone``, in points. The default is zero.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { appearanceDidChange() } }
  }
  /// The displacement that follows from ``imageInsets``, in points.
  final var imageShift: CGPoint {
    CGPoint(
      x: (imageInsets.left - imageInsets.right) / 2, y: (imageInsets.top - imageInsets.bottom) / 2)
  }
  /// The image in bars of compact height; nil, the default, for ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { appearanceDidChange() } }
  }
  /// The image of the item in a large content viewer; nil, the default, for ``image``. No viewer is
  /// shown on this platform.
  open var largeContentSizeImage: UIImage?
  /// The insets that shift the image in a large content viewer, in points. The default is zero.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number that identifies the item in the application. The default is 0.
  open var tag = 0

  // MARK: Titles

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state; nil for those of the bar.
  ///
  /// Attributes for the normal state also apply to the other states, except for the colour of the
  /// selected tab. The attributes of the bar's appearance precede those of the item. Buttons are
  /// normal, highlighted or disabled; tabs are normal, selected or disabled.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    appearanceDidChange()
  }

  /// The attributes of the title that were set for a state, directly or by the appearance of the
  /// class; nil if there are none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  // MARK: Accessibility

  /// The accessibility label of the view that shows the item; nil, the default, for its title, the
  /// name of a system button, or the label of the image.
  ///
  /// Neither this nor the other accessibility properties apply to custom views.
  open var accessibilityLabel: String?
  /// The result of a tap, in a sentence. The default is nil.
  open var accessibilityHint: String?
  /// The state of an item whose label does not change; nil, the default, for the badge of a tab.
  open var accessibilityValue: String?
  /// A string by which tests find the view that shows the item. It is not spoken. The default is nil.
  open var accessibilityIdentifier: String?

  /// The accessibility properties of a view that shows the item as a button.
  ///
  /// - Parameters:
  ///   - label: The label if the item has no ``accessibilityLabel``.
  ///   - value: The value if the item has no ``accessibilityValue``.
  final func buttonDefaults(
    label: String?, value: String? = nil, isSelected: Bool = false
  ) -> AccessibilityDefaults {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(
      isElement: true, label: accessibilityLabel ?? label, value: accessibilityValue ?? value,
      traits: traits, hint: accessibilityHint, identifier: accessibilityIdentifier)
  }

  // MARK: In a bar

  /// The bar that shows the item.
  final weak var bar: (any BarItemObserver)?

  /// Called when the item must be shown anew. The default implementation tells the bar.
  func appearanceDidChange() { bar?.itemDidChange(self) }
}
