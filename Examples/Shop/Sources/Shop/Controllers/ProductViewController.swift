import UIKit

/// All about one product.
final class ProductViewController: UIViewController {
  private let product: Product
  private let artwork = ArtworkView(symbolSize: 110, cornerRadius: 24)
  private let rating = RatingView()
  private let price = PriceView()
  private let badge = BadgeView()
  private let action = ActionView("Add to Basket", symbol: "bag")

  init(product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    artwork.show(product)
    rating.show(rating: product.rating, count: product.ratingCount)
    price.show(product)
    badge.show(product)
    badge.setContentHuggingPriority(.required, for: .horizontal)
    placeContent()
  }

  private var facts: UIStackView {
    let name = UILabel(product.name, style: .title1, lines: 0)
    name.font = UIFontMetrics(forTextStyle: .title1).scaledFont(
      for: .systemFont(ofSize: 28, weight: .bold))
    let maker = UILabel(product.maker, style: .subheadline, color: .secondaryLabel)
    let words = UILabel(
      """
      Made to be used every day, and to be repaired when it needs to be. \
      Two years of warranty, thirty days to change your mind.
      """, style: .body, color: .secondaryLabel, lines: 0)
    let amount = UIStackView(.horizontal, spacing: 10, alignment: .center, [price, badge])
    let stack = UIStackView(
      .vertical, spacing: 6, alignment: .leading, [maker, name, rating, amount, words])
    stack.setCustomSpacing(12, after: rating)
    stack.setCustomSpacing(14, after: amount)
    return stack
  }

  private func placeContent() {
    let stack = UIStackView(.vertical, spacing: 20, [artwork, facts])
    for content in [stack, action] {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
    }
    let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      artwork.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.36),
      action.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      action.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      action.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
    ])
  }
}
