import UIKit

/// A row of a list with a title and a control at its end, or a control over its width.
final class ControlRowCell: UICollectionViewListCell {
  private let label = UILabel()
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("Cells are made in code.")
  }

  /// - Parameter title: Nil for a control over the whole width.
  func show(_ title: String?, _ control: UIView) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    label.text = title
    if title != nil {
      label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      stack.addArrangedSubview(label)
    }
    stack.addArrangedSubview(control)
    arrange()
  }

  /// Controls lie below their titles where text is very large.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let isStacked = isLarge && stack.arrangedSubviews.count > 1
    stack.axis = isStacked ? .vertical : .horizontal
    stack.alignment = isStacked ? .leading : .center
  }
}
