import UIKit

/// A poster: the shells of the atom on a gradient, and a text of any length below.
final class ElementPosterCell: UICollectionViewCell {
  private let background = GradientView()
  private let shells = ShellsView()
  private let symbol = UILabel()
  private let name = UILabel()
  private let facts = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    contentView.backgroundColor = .secondarySystemGroupedBackground
    configureLabels()
    for view in [background, shells, symbol, name, facts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    place()
  }

  required init?(coder: NSCoder) {
    fatalError("Posters are made in code.")
  }

  private func configureLabels() {
    symbol.font = .preferred(.title1, size: 30, weight: .heavy)
    symbol.textColor = .white
    name.font = .preferred(.subheadline, size: 15, weight: .semibold)
    facts.font = .preferredFont(forTextStyle: .caption1)
    facts.textColor = .secondaryLabel
    for label in [symbol, name, facts] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
  }

  private lazy var artHeight = background.heightAnchor.constraint(equalToConstant: 100)

  private func place() {
    NSLayoutConstraint.activate([
      background.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      background.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      background.topAnchor.constraint(equalTo: contentView.topAnchor),
      artHeight,
      shells.leadingAnchor.constraint(equalTo: background.leadingAnchor),
      shells.trailingAnchor.constraint(equalTo: background.trailingAnchor),
      shells.topAnchor.constraint(equalTo: background.topAnchor),
      shells.bottomAnchor.constraint(equalTo: background.bottomAnchor),
      symbol.centerXAnchor.constraint(equalTo: background.centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: background.centerYAnchor),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      name.topAnchor.constraint(equalTo: background.bottomAnchor, constant: 8),
      facts.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      facts.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      facts.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      facts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  func show(_ element: Element) {
    background.color = .accent(of: element.category)
    shells.count = element.period
    artHeight.constant = 64 + 12 * CGFloat(element.period)
    symbol.text = element.symbol
    name.text = "\(element.number) \(element.name)"
    facts.text =
      element.discovered.map { "\(element.familyText), discovered in \($0)" } ?? element.familyText
  }
}

/// Circles around the middle, one for each shell of an atom.
private final class ShellsView: UIView {
  var count = 0 {
    didSet { setNeedsLayout() }
  }

  private let rings = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    rings.fillColor = nil
    rings.strokeColor = UIColor.white.withAlphaComponent(0.35).cgColor
    rings.lineWidth = 1.5
    layer.addSublayer(rings)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("Shells are made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    for shell in 0..<count {
      let radius = 26 + 12 * CGFloat(shell)
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      path.append(
        UIBezierPath(
          ovalIn: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
    }
    rings.path = path.cgPath
  }
}
