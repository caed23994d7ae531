import UIKit

/// A line of a basket.
final class BasketCell: UICollectionViewListCell {
  private let artwork = ArtworkView(symbolSize: 24, cornerRadius: 10)
  private let name = UILabel(style: .body, lines: 2)
  private let maker = UILabel(style: .caption1, color: .secondaryLabel)
  private let quantity = QuantityView()
  private let total = UILabel(style: .subheadline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let words = UIStackView(.vertical, spacing: 2, [name, maker])
    let numbers = UIStackView(.vertical, spacing: 8, alignment: .trailing, [total, quantity])
    quantity.setContentHuggingPriority(.required, for: .horizontal)
    total.setContentCompressionResistancePriority(.required, for: .horizontal)
    numbers.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(.horizontal, spacing: 12, alignment: .center, [artwork, words, numbers])
    contentView.fill(
      with: row, insets: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
    NSLayoutConstraint.activate([
      artwork.widthAnchor.constraint(equalToConstant: 60),
      artwork.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ line: Basket.Line) {
    artwork.show(line.product)
    name.text = line.product.name
    maker.text = line.product.maker
    quantity.show(line.count)
    total.text = Money.text(line.total)
  }
}
