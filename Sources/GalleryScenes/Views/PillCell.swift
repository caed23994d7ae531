import UIKit

/// A word on a capsule.
final class PillCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    label.font = .preferred(.subheadline, size: 15, weight: .medium)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("Pills are made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.height / 2
  }

  /// - Parameter ground: Default: a pale tint in the family's colour.
  func show(_ text: String, family: String, ground: UIColor? = nil) {
    label.text = text
    label.textColor = .accent(of: family)
    contentView.backgroundColor = ground ?? .tint(of: family)
  }
}
