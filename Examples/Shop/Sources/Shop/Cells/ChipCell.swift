import UIKit

/// A word to filter by.
final class ChipCell: UICollectionViewCell {
  private let label = UILabel(style: .subheadline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerCurve = .continuous
    label.textAlignment = .center
    contentView.fill(
      with: label, insets: NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isOn: Bool) {
    label.text = text
    label.textColor = isOn ? .white : .label
    contentView.backgroundColor = isOn ? .systemBlue : .secondarySystemFill
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.height / 2
  }
}
