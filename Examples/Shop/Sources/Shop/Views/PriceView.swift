import UIKit

/// A price, and the former one struck out.
final class PriceView: UIView {
  private let price = UILabel(style: .headline)
  private let former = UILabel(style: .footnote, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    fill(with: UIStackView(.horizontal, spacing: 6, alignment: .firstBaseline, [price, former]))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: Product) {
    price.text = Money.text(product.price)
    price.textColor = product.formerPrice == nil ? .label : .systemRed
    former.isHidden = product.formerPrice == nil
    former.attributedText = product.formerPrice.map {
      NSAttributedString(
        string: Money.text($0),
        attributes: [
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .font: UIFont.preferredFont(forTextStyle: .footnote),
          .foregroundColor: UIColor.secondaryLabel,
        ])
    }
  }
}
