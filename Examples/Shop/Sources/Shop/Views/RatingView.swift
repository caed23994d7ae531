import UIKit

/// Five stars and how many people gave them.
final class RatingView: UIView {
  private let stars = (0..<5).map { _ in UIImageView() }
  private let count = UILabel(style: .caption1, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for star in stars {
      star.tintColor = .systemYellow
      star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
    }
    let row = UIStackView(.horizontal, spacing: 2, alignment: .center, stars + [count])
    row.setCustomSpacing(5, after: stars[4])
    fill(with: row)
  }

  required init?(coder: NSCoder) { nil }

  func show(rating: Double, count: Int) {
    for (index, star) in stars.enumerated() {
      let share = rating - Double(index)
      let name =
        share >= 0.75 ? "star.fill" : share >= 0.25 ? "star.leadinghalf.filled" : "star"
      star.image = UIImage(systemName: name)
    }
    self.count.text = "(\(count))"
  }
}
