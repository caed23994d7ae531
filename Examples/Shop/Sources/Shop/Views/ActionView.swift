import UIKit

/// The button that matters most on a page.
final class ActionView: UIView {
  private let label = UILabel(style: .headline, color: .white)
  private let icon = UIImageView()

  init(_ title: String, symbol: String? = nil) {
    super.init(frame: .zero)
    backgroundColor = tintColor
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    label.text = title
    label.textAlignment = .center
    icon.image = symbol.flatMap { UIImage(systemName: $0) }
    icon.tintColor = .white
    icon.isHidden = symbol == nil
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline)
    let row = UIStackView(.horizontal, spacing: 8, alignment: .center, [icon, label])
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.centerXAnchor.constraint(equalTo: centerXAnchor),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}
