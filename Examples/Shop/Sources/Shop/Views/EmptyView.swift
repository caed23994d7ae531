import UIKit

/// What a page says that has nothing to show.
final class EmptyView: UIView {
  init(symbol: String, title: String, note: String) {
    super.init(frame: .zero)
    let icon = UIImageView(image: UIImage(systemName: symbol))
    icon.tintColor = .tertiaryLabel
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 56, weight: .light)
    let name = UILabel(title, style: .title2, lines: 0)
    let words = UILabel(note, style: .body, color: .secondaryLabel, lines: 0)
    [name, words].forEach { $0.textAlignment = .center }
    let stack = UIStackView(.vertical, spacing: 8, alignment: .center, [icon, name, words])
    stack.setCustomSpacing(16, after: icon)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -24),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
