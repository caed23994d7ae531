import UIKit

/// A square tile: number in the corner, symbol in the middle, name below.
final class ElementTileCell: UICollectionViewCell {
  private let number = UILabel()
  private let symbol = UILabel()
  private let name = UILabel()
  /// The height that the fonts were chosen for, in points.
  private var fontHeight: CGFloat = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    contentView.clipsToBounds = true
    configureLabels()
    NSLayoutConstraint.activate([
      number.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 7),
      number.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      symbol.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 1),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 3),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -3),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("Tiles are made in code.")
  }

  private func configureLabels() {
    chooseFonts(height: 0)
    name.textAlignment = .center
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.5
    for label in [number, symbol, name] {
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
  }

  /// Large text is as large as the tile has room for.
  private func chooseFonts(height: CGFloat) {
    guard height != fontHeight else { return }
    fontHeight = height
    let small = max(10, (height * 0.14).rounded(.down))
    number.font = .preferred(.caption2, size: 10, weight: .medium, largest: small)
    symbol.font = .preferred(
      .title2, size: 22, weight: .bold, largest: max(22, (height * 0.3).rounded(.down)))
    name.font = .preferred(.caption2, size: 10, weight: .medium, largest: small)
  }

  override func layoutSubviews() {
    chooseFonts(height: bounds.height)
    super.layoutSubviews()
  }

  /// Square corners let tiles touch.
  var cornerRadius: CGFloat {
    get { contentView.layer.cornerRadius }
    set { contentView.layer.cornerRadius = newValue }
  }

  /// - Parameters:
  ///   - background: Default nil: a pale tint of the family's color.
  ///   - isBare: Whether the symbol stands alone.
  func show(_ element: Element, background: UIColor? = nil, isBare: Bool = false) {
    let accent = UIColor.accent(of: element.category)
    contentView.backgroundColor = background ?? .tint(of: element.category)
    number.isHidden = isBare
    name.isHidden = isBare
    number.text = String(element.number)
    symbol.text = element.symbol
    name.text = element.name
    number.textColor = accent.withAlphaComponent(0.75)
    symbol.textColor = accent
    name.textColor = accent.withAlphaComponent(0.9)
  }
}
