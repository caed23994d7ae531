/// The text fields of an alert: a box with a row for each field and lines between the rows.
@MainActor final class AlertFields: UIView {
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 6
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  func setFields(_ fields: [UITextField]) {
    for view in self.fields + lines where view.superview === self { view.removeFromSuperview() }
    self.fields = fields
    lines = fields.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    (fields + lines).forEach(addSubview)
    setNeedsLayout()
  }

  /// The frame of the field that is being edited.
  var editedFrame: CGRect? { fields.first(where: \.isFirstResponder)?.frame }

  /// The height of a row: at least 30 points, with 6 points above and below the text.
  private func height(of field: UITextField) -> CGFloat {
    max(30, (field.intrinsicContentSize.height + 12).rounded())
  }

  /// The height of all rows in points; 0 if there are no fields.
  var fittingHeight: CGFloat { fields.reduce(0) { $0 + height(of: $1) } }

  /// The space at both sides of the text, in points.
  private static let margin: CGFloat = 7

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / traitCollection.pixelScale
    layer.borderWidth = pixel
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    var y: CGFloat = 0
    for (index, field) in fields.enumerated() {
      let height = height(of: field)
      field.frame = CGRect(
        x: Self.margin, y: y, width: max(0, bounds.width - 2 * Self.margin), height: height)
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
      }
      y += height
    }
  }
}
