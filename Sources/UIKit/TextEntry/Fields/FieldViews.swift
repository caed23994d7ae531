/// The subviews of a text field.
@MainActor struct FieldViews {
  let background = FieldBackground()
  /// Clips the text to its rectangle.
  let clip = UIView()
  let placeholder = FieldPlaceholder()
  let clearButton = UIButton(type: .custom)

  /// Adds all but the button, which is added when it is shown.
  func add(to field: UITextField) {
    clip.clipsToBounds = true
    clip.addSubview(field._editor.canvas)
    clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    clearButton.tintColor = .tertiaryLabel
    clearButton.addAction(
      UIAction { [weak field] _ in field?.clear() }, for: .primaryActionTriggered)
    for view in [background, clip, placeholder] {
      view.isUserInteractionEnabled = false
      field.addSubview(view)
    }
    placeholder.field = field
  }
}

/// The border of a text field, or an image in its place.
final class FieldBackground: UIImageView {
  /// The image that was set.
  var ordinary: UIImage?
  /// The image that was set for a disabled field.
  var disabled: UIImage?

  /// Shows the image, if there is one.
  func showImage(_ isEnabled: Bool, _ style: UITextField.BorderStyle) {
    image = style == .roundedRect ? nil : isEnabled ? ordinary : disabled ?? ordinary
    guard image != nil else { return }
    isHidden = false
    layer.borderWidth = 0
  }
}
