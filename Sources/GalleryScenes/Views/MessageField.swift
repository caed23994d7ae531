import UIKit

/// The bar below a conversation in which the next message is written.
final class MessageField: UIView {
  /// In points, without what the system keeps free at the bottom.
  static let height: CGFloat = 56
  private let capsule = UIView()
  private let hint = UILabel()
  private let line = UIView()
  private let send = UIImageView(image: UIImage(systemName: "paperplane.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    capsule.layer.cornerRadius = 18
    capsule.layer.borderWidth = 1
    hint.text = "Message"
    hint.textColor = .placeholderText
    hint.font = .preferred(.body, size: 17, weight: .regular, largest: 26)
    hint.adjustsFontForContentSizeCategory = true
    send.tintColor = .systemBlue
    send.contentMode = .scaleAspectFit
    for view in [line, capsule, hint, send] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      capsule.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      capsule.trailingAnchor.constraint(equalTo: send.leadingAnchor, constant: -14),
      capsule.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      capsule.heightAnchor.constraint(equalToConstant: 36),
      hint.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 14),
      hint.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
      send.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
      send.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
      send.widthAnchor.constraint(equalToConstant: 22),
      send.heightAnchor.constraint(equalToConstant: 22),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("Bars are made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    capsule.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
