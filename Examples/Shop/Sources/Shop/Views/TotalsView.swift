import UIKit

/// What a basket costs, line by line.
final class TotalsView: UIView {
  private let rows = UIStackView(.vertical, spacing: 8, [])

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: rows)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ basket: Basket) {
    rows.arrangedSubviews.forEach { $0.removeFromSuperview() }
    let delivery = basket.delivery == 0 ? "Free" : Money.text(basket.delivery)
    add("Subtotal", Money.text(basket.subtotal), style: .subheadline, color: .secondaryLabel)
    add("Delivery", delivery, style: .subheadline, color: .secondaryLabel)
    add("Total", Money.text(basket.total), style: .headline, color: .label)
  }

  private func add(_ title: String, _ value: String, style: UIFont.TextStyle, color: UIColor) {
    let name = UILabel(title, style: style, color: color)
    let amount = UILabel(value, style: style, color: color)
    amount.setContentHuggingPriority(.required, for: .horizontal)
    rows.addArrangedSubview(
      UIStackView(.horizontal, spacing: 8, alignment: .firstBaseline, [name, amount]))
  }
}
