import UIKit

/// A word in a capsule.
final class BadgeView: UIView {
  private let label = UILabel(style: .caption2, color: .white)

  init(_ text: String = "", color: UIColor = .systemRed) {
    super.init(frame: .zero)
    backgroundColor = color
    label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(
      for: .systemFont(ofSize: 11, weight: .bold))
    label.text = text
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    fill(
      with: label, insets: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: Product) {
    isHidden = product.saving == nil && !product.isNew
    label.text = product.saving.map { "−\($0) %" } ?? "NEW"
    backgroundColor = product.saving == nil ? .systemBlue : .systemRed
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
