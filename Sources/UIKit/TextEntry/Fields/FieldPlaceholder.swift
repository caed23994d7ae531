/// The placeholder of a text field, which the field draws.
final class FieldPlaceholder: UILabel {
  weak var field: UITextField?

  override func drawText(in rect: CGRect) {
    if let field { field.drawPlaceholder(in: rect) } else { drawOwnText(in: rect) }
  }

  func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}
