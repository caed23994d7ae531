import UIKit

/// A product that the shop puts forward.
final class FeaturedCell: UICollectionViewCell {
  private let artwork = ArtworkView(symbolSize: 72, cornerRadius: 20)
  private let kicker = UILabel(style: .caption1, color: .white)
  private let title = UILabel(style: .title2, color: .white, lines: 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: artwork)
    title.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold))
    kicker.alpha = 0.85
    let words = UIStackView(.vertical, spacing: 2, [kicker, title])
    words.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(words)
    NSLayoutConstraint.activate([
      words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -18),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: Product) {
    artwork.show(product)
    kicker.text = product.maker.uppercased()
    title.text = product.name
  }
}
