import UIKit

/// A message in a bubble as wide and high as its text.
final class MessageCell: UICollectionViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private lazy var top = bubble.topAnchor.constraint(equalTo: contentView.topAnchor)
  private lazy var atLeading = bubble.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor, constant: 16)
  private lazy var atTrailing = bubble.trailingAnchor.constraint(
    equalTo: contentView.trailingAnchor, constant: -16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 18
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      top,
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.76),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("Messages are made in code.")
  }

  /// - Parameters:
  ///   - isOwn: Whether the message was written here: at the trailing edge, in blue.
  ///   - follows: Whether the message before is by the same person, and close.
  func show(_ text: String, isOwn: Bool, follows: Bool) {
    label.text = text
    label.textColor = isOwn ? .white : .label
    bubble.backgroundColor = isOwn ? .systemBlue : UIColor(light: 0xE9E9EB, dark: 0x262629)
    top.constant = follows ? 2 : 12
    atLeading.isActive = false
    atTrailing.isActive = false
    (isOwn ? atTrailing : atLeading).isActive = true
  }
}
