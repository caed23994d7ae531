import UIKit

/// How many of something, between a minus and a plus.
final class QuantityView: UIView {
  private let label = UILabel(style: .subheadline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    label.textAlignment = .center
    let row = UIStackView(
      .horizontal, spacing: 10, alignment: .center, [icon("minus"), label, icon("plus")])
    fill(with: row, insets: NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10))
  }

  required init?(coder: NSCoder) { nil }

  private func icon(_ name: String) -> UIImageView {
    let icon = UIImageView(image: UIImage(systemName: name))
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
    icon.tintColor = .label
    return icon
  }

  func show(_ count: Int) { label.text = "\(count)" }
}
