import UIKit

/// A product in a grid.
final class ProductCell: UICollectionViewCell {
  private let artwork = ArtworkView()
  private let badge = BadgeView()
  private let name = UILabel(style: .subheadline, lines: 2)
  private let maker = UILabel(style: .caption1, color: .secondaryLabel)
  private let rating = RatingView()
  private let price = PriceView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(
      .vertical, spacing: 3, alignment: .leading, [artwork, maker, name, rating, price])
    stack.setCustomSpacing(9, after: artwork)
    contentView.fill(with: stack)
    badge.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      artwork.widthAnchor.constraint(equalTo: stack.widthAnchor),
      artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor, multiplier: 0.85),
      badge.topAnchor.constraint(equalTo: artwork.topAnchor, constant: 8),
      badge.leadingAnchor.constraint(equalTo: artwork.leadingAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: Product) {
    artwork.show(product)
    badge.show(product)
    name.text = product.name
    maker.text = product.maker
    rating.show(rating: product.rating, count: product.ratingCount)
    price.show(product)
  }
}
