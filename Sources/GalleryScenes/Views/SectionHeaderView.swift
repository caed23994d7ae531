import UIKit

/// The title of a section, with a remark at the other end.
final class SectionHeaderView: UICollectionReusableView {
  private let title = UILabel()
  private let remark = UILabel()
  private lazy var edges = [
    title.leadingAnchor.constraint(equalTo: leadingAnchor),
    remark.trailingAnchor.constraint(equalTo: trailingAnchor),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferred(.title3, size: 20, weight: .bold)
    remark.font = .preferredFont(forTextStyle: .subheadline)
    remark.textColor = .secondaryLabel
    remark.setContentCompressionResistancePriority(.required, for: .horizontal)
    remark.setContentHuggingPriority(.required, for: .horizontal)
    for label in [title, remark] {
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate(
      edges + [
        remark.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        title.centerYAnchor.constraint(equalTo: centerYAnchor),
        remark.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      ])
  }

  required init?(coder: NSCoder) {
    fatalError("Headers are made in code.")
  }

  /// - Parameters:
  ///   - margin: Room before the title and after the remark, in points.
  ///   - ground: nil lets what is behind show through.
  func show(_ text: String, remark: String = "", margin: CGFloat = 0, ground: UIColor? = nil) {
    title.text = text
    self.remark.text = remark
    edges[0].constant = margin
    edges[1].constant = -margin
    backgroundColor = ground
  }
}
