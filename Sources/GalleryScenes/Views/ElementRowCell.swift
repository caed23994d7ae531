import UIKit

/// A row of a list: chip, name over family, a value, a chevron, a hairline below.
final class ElementRowCell: UICollectionViewCell {
  private let chip = SymbolChip()
  private let name = UILabel()
  private let family = UILabel()
  private let value = UILabel()
  private let chevron = UIImageView()
  private let separator = UIView()
  private var margins: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureLabels()
    configureAccessories()
    let texts = UIStackView(arrangedSubviews: [name, family])
    texts.axis = .vertical
    texts.spacing = 1
    let row = UIStackView(arrangedSubviews: [chip, texts, value, chevron])
    row.alignment = .center
    row.spacing = 12
    place(row)
  }

  required init?(coder: NSCoder) {
    fatalError("Rows are made in code.")
  }

  private func configureLabels() {
    name.font = .preferredFont(forTextStyle: .body)
    family.font = .preferredFont(forTextStyle: .footnote)
    value.font = .preferredFont(forTextStyle: .subheadline)
    family.textColor = .secondaryLabel
    value.textColor = .secondaryLabel
    value.setContentHuggingPriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [name, family, value] { label.adjustsFontForContentSizeCategory = true }
  }

  private func configureAccessories() {
    chevron.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .heavy))
    chevron.contentMode = .center
    chevron.tintColor = .tertiaryLabel
    separator.backgroundColor = .separator
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = .systemFill
  }

  private func place(_ row: UIStackView) {
    for view in [row, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    margins = [
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ]
    NSLayoutConstraint.activate(margins)
    NSLayoutConstraint.activate([
      chip.widthAnchor.constraint(equalToConstant: 40),
      chip.heightAnchor.constraint(equalToConstant: 40),
      chevron.widthAnchor.constraint(equalToConstant: 9),
      chevron.heightAnchor.constraint(equalToConstant: 15),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      separator.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  /// Very large names need the room of the value.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    value.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// - Parameters:
  ///   - isLast: The last row of a block has no hairline.
  ///   - margin: Room before the chip and after the chevron, in points.
  func show(_ element: Element, isLast: Bool = false, margin: CGFloat = 16) {
    chip.show(element)
    name.text = element.name
    family.text = element.familyText
    value.text = element.massText
    separator.isHidden = isLast
    margins[0].constant = margin
    margins[1].constant = -margin
  }
}
