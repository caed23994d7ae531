/// The appearance of a toolbar: background and buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { partDidChange() } }
  /// The appearance of buttons whose style is `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { partDidChange() } }

  override var parts: [any BarItemAppearance] { [buttonAppearance, doneButtonAppearance] }

  override func duplicate() -> UIToolbarAppearance { UIToolbarAppearance(copyOf: self) }

  override func copyValues(of other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}
