import UIKit

/// A picture frame with the symbol that stands for a picture.
final class CanvasView: UIView {
  private let symbolView = UIImageView()
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    layer.masksToBounds = true
    layer.addSublayer(gradient)
    symbolView.tintColor = .white
    symbolView.contentMode = .scaleAspectFit
    symbolView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(symbolView)
    NSLayoutConstraint.activate([
      symbolView.centerXAnchor.constraint(equalTo: centerXAnchor),
      symbolView.centerYAnchor.constraint(equalTo: centerYAnchor),
      symbolView.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.35),
      symbolView.widthAnchor.constraint(equalTo: symbolView.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }

  func show(symbol: String, color: UIColor) {
    symbolView.image = UIImage(systemName: symbol)
    gradient.colors = [
      color.cgColor, color.withAlphaComponent(0.6).cgColor,
    ]
  }
}

/// A picture with its title below.
final class WorkCell: UICollectionViewCell {
  private let canvas = CanvasView()
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    artistLabel.font = .preferredFont(forTextStyle: .subheadline)
    artistLabel.textColor = .secondaryLabel
    let labels = UIStackView(arrangedSubviews: [titleLabel, artistLabel])
    labels.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [canvas, labels])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    canvas.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }

  func show(_ work: Work) {
    canvas.show(symbol: work.symbol, color: work.color)
    titleLabel.text = work.title
    artistLabel.text = "\(work.artist), \(work.year)"
  }
}

/// A room's name beside its symbol.
final class RoomCell: UICollectionViewCell {
  private let symbolView = UIImageView()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    symbolView.contentMode = .scaleAspectFit
    symbolView.widthAnchor.constraint(equalToConstant: 24).isActive = true
    let stack = UIStackView(arrangedSubviews: [symbolView, nameLabel])
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ room: Room) {
    nameLabel.text = room.name
    symbolView.image = UIImage(systemName: room.symbol)
    symbolView.tintColor = room.color
    contentView.backgroundColor = room.color.withAlphaComponent(0.15)
  }
}

/// The title of a section.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2).bold()
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

extension UIFont {
  func bold() -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
