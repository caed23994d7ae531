import UIKit

/// A large card: a gradient in the family's colour, the symbol, the name and two facts.
final class ElementCardCell: UICollectionViewCell {
  private let background = GradientView()
  private let number = UILabel()
  private let symbol = UILabel()
  private let name = UILabel()
  private let facts = UILabel()
  /// The height that the fonts were chosen for, in points.
  private var fontHeight: CGFloat = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    background.frame = contentView.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(background)
    configureLabels()
    place()
  }

  required init?(coder: NSCoder) {
    fatalError("Cards are made in code.")
  }

  private func configureLabels() {
    chooseFonts(height: 0)
    for label in [number, symbol, name, facts] {
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .white
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    number.textColor = UIColor.white.withAlphaComponent(0.8)
    facts.textColor = UIColor.white.withAlphaComponent(0.85)
    for label in [name, facts] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
  }

  /// Large text is as large as the card has room for.
  private func chooseFonts(height: CGFloat) {
    guard height != fontHeight else { return }
    fontHeight = height
    func largest(_ share: CGFloat, atLeast least: CGFloat) -> CGFloat {
      max(least, (height * share).rounded(.down))
    }
    number.font = .preferred(
      .footnote, size: 13, weight: .semibold, largest: largest(0.13, atLeast: 13))
    symbol.font = .preferred(
      .largeTitle, size: 40, weight: .bold, largest: largest(0.34, atLeast: 40))
    name.font = .preferred(
      .headline, size: 17, weight: .semibold, largest: largest(0.15, atLeast: 17))
    facts.font = .preferred(
      .footnote, size: 13, weight: .regular, largest: largest(0.115, atLeast: 13))
  }

  override func layoutSubviews() {
    chooseFonts(height: bounds.height)
    super.layoutSubviews()
  }

  private func place() {
    NSLayoutConstraint.activate([
      symbol.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      symbol.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      number.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      number.firstBaselineAnchor.constraint(equalTo: symbol.firstBaselineAnchor),
      facts.leadingAnchor.constraint(equalTo: symbol.leadingAnchor),
      facts.trailingAnchor.constraint(equalTo: number.trailingAnchor),
      facts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
      name.leadingAnchor.constraint(equalTo: symbol.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: number.trailingAnchor),
      name.bottomAnchor.constraint(equalTo: facts.topAnchor, constant: -2),
    ])
  }

  func show(_ element: Element) {
    background.color = .accent(of: element.category)
    number.text = String(element.number)
    symbol.text = element.symbol
    name.text = element.name
    facts.text = "\(element.massText) · \(element.discoveryText)"
  }
}
