import UIKit

/// A word on a capsule that is as large as the word.
final class TagCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.fillCapsule(contentView)
  }

  required init?(coder: NSCoder) {
    fatalError("Tags are made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.height / 2
  }

  func show(_ text: String, family: String) {
    label.text = text
    label.textColor = .accent(of: family)
    contentView.backgroundColor = .tint(of: family)
  }
}

/// A capsule that says how many tags are not shown.
final class MoreTagView: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.fillCapsule(self)
    label.textColor = .secondaryLabel
    backgroundColor = .secondarySystemFill
  }

  required init?(coder: NSCoder) {
    fatalError("Tags are made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  func show(_ count: Int) {
    label.text = "+\(count)"
  }
}

extension UILabel {
  /// Makes the label the text of a capsule.
  fileprivate func fillCapsule(_ view: UIView) {
    font = .preferred(.subheadline, size: 15, weight: .medium)
    adjustsFontForContentSizeCategory = true
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
    ])
  }
}
