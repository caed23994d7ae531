import UIKit

/// A message in a bubble, on the side of who wrote it.
final class BubbleCell: UICollectionViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = UIFont.preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    bubble.layer.cornerRadius = 18
    bubble.layer.cornerCurve = .continuous
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    trailing = contentView.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: 12)
    let views = ["label": label]
    bubble.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-14-[label]-14-|", options: [], metrics: nil, views: views))
    bubble.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-8-[label]-8-|", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ message: Message) {
    label.text = message.text
    let isMine = message.sender == .me
    bubble.backgroundColor = isMine ? .systemBlue : .systemGray5
    label.textColor = isMine ? .white : .label
    leading.isActive = !isMine
    trailing.isActive = isMine
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    let target = CGSize(width: layoutAttributes.frame.width, height: 0)
    attributes.frame.size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return attributes
  }
}
