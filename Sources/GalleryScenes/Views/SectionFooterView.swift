import UIKit

/// A remark below a section.
final class SectionFooterView: UICollectionReusableView {
  private let label = UILabel()
  private lazy var edges = [
    label.leadingAnchor.constraint(equalTo: leadingAnchor),
    label.trailingAnchor.constraint(equalTo: trailingAnchor),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate(
      edges + [label.topAnchor.constraint(equalTo: topAnchor, constant: 6)])
  }

  required init?(coder: NSCoder) {
    fatalError("Footers are made in code.")
  }

  /// - Parameter margin: Room before and after the text, in points.
  func show(_ text: String, margin: CGFloat = 0) {
    label.text = text
    edges[0].constant = margin
    edges[1].constant = -margin
  }
}
