import UIKit

/// A cell of a table: a line of text on a background, and rules below, behind and before it.
final class SheetCell: UICollectionViewCell {
  /// What part of the table the cell belongs to.
  enum Style {
    case title
    /// The first column, in the colour of a family.
    case name(String)
    case plain(isOdd: Bool)
  }

  private let label = UILabel()
  private let rules = [UIView(), UIView(), UIView()]
  private lazy var atLeading = label.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor, constant: 8)
  private lazy var atTrailing = label.trailingAnchor.constraint(
    equalTo: contentView.trailingAnchor, constant: -8)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.adjustsFontForContentSizeCategory = true
    for view in rules + [label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    for rule in rules { rule.backgroundColor = .separator }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(
        greaterThanOrEqualTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      rules[0].leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      rules[0].trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      rules[0].bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      rules[0].heightAnchor.constraint(equalToConstant: 1),
      rules[1].trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      rules[1].topAnchor.constraint(equalTo: contentView.topAnchor),
      rules[1].bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      rules[1].widthAnchor.constraint(equalToConstant: 1),
      rules[2].leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      rules[2].topAnchor.constraint(equalTo: contentView.topAnchor),
      rules[2].bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      rules[2].widthAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("Cells of tables are made in code.")
  }

  /// - Parameters:
  ///   - isNumber: Whether the text ends at the trailing edge.
  ///   - isFrozen: Whether others scroll below its leading edge, which has a rule then.
  func show(_ text: String, isNumber: Bool, isFrozen: Bool, style: Style) {
    label.text = text
    rules[2].isHidden = !isFrozen
    atLeading.isActive = !isNumber
    atTrailing.isActive = isNumber
    label.textColor = .label
    switch style {
    case .title:
      label.font = .preferred(.subheadline, size: 15, weight: .semibold)
      contentView.backgroundColor = .secondarySystemBackground
    case .name(let family):
      label.font = .preferred(.subheadline, size: 15, weight: .semibold)
      label.textColor = .accent(of: family)
      contentView.backgroundColor = .tint(of: family)
    case .plain(let isOdd):
      label.font = .preferred(.subheadline, size: 15, weight: .regular)
      contentView.backgroundColor = isOdd ? .systemBackground : .tertiarySystemGroupedBackground
    }
  }
}
