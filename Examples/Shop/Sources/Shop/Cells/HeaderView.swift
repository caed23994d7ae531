import UIKit

/// The title of a section, with a word to see all of it.
final class HeaderView: UICollectionReusableView {
  private let title = UILabel(style: .title3)
  private let more = UILabel("See all", style: .subheadline, color: .systemBlue)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .systemFont(ofSize: 20, weight: .semibold))
    more.setContentHuggingPriority(.required, for: .horizontal)
    more.setContentCompressionResistancePriority(.required, for: .horizontal)
    fill(
      with: UIStackView(.horizontal, spacing: 8, alignment: .firstBaseline, [title, more]),
      insets: NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, hasMore: Bool = true) {
    title.text = text
    more.isHidden = !hasMore
  }
}
