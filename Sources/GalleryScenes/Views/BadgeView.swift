import UIKit

/// A short text on a round background.
final class BadgeView: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 11, weight: .bold)
    label.textAlignment = .center
    label.textColor = .white
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("Badges are made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  func show(_ text: String, color: UIColor = .systemRed) {
    label.text = text
    backgroundColor = color
  }
}
