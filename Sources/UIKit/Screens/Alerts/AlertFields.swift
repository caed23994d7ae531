/// The text fields of an alert: a box with a row for each and lines between them.
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

  func show(_ fields: [UITextField]) {
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

  /// Where the field that is edited stands.
  var editedFrame: CGRect? { fields.first(where: \.isFirstResponder)?.frame }

  /// A row is at least 30 points high and leaves 6 above and below its text.
  private func height(of field: UITextField) -> CGFloat {
    max(30, (field.intrinsicContentSize.height + 12).rounded())
  }

  /// In points; 0 without fields.
  var fittingHeight: CGFloat { fields.reduce(0) { $0 + height(of: $1) } }

  /// Room beside the text in points.
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
