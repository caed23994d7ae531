import UIKit

/// A word on a capsule.
final class PillCell: UICollectionViewCell {
  private let label = UILabel()
  private lazy var edges = [
    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
    contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor),
  ]
  /// The height that the fonts were chosen for, in points.
  private var fontHeight: CGFloat = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    chooseFont(height: 0)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate(
      edges + [label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)])
  }

  required init?(coder: NSCoder) {
    fatalError("Pills are made in code.")
  }

  /// Large text is as large as the capsule has room for; 0 for as large as it gets.
  private func chooseFont(height: CGFloat) {
    guard height != fontHeight else { return }
    fontHeight = height
    let largest = height > 0 ? max(15, (height * 0.62).rounded(.down)) : 0
    label.font = .preferred(.subheadline, size: 15, weight: .medium, largest: largest)
  }

  override func layoutSubviews() {
    chooseFont(height: bounds.height)
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.height / 2
  }

  /// - Parameters:
  ///   - padding: Room before and after the word, in points.
  ///   - background: Default nil: a pale tint of the family's color.
  func show(_ text: String, family: String, padding: CGFloat = 8, background: UIColor? = nil) {
    label.text = text
    for edge in edges { edge.constant = padding }
    label.textColor = .accent(of: family)
    contentView.backgroundColor = background ?? .tint(of: family)
  }
}
