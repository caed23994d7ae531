import UIKit

/// The title of a section, with a remark at the other end.
final class SectionHeaderView: UICollectionReusableView {
  private let title = UILabel()
  private let remark = UILabel()
  private lazy var edges = [
    title.leadingAnchor.constraint(equalTo: leadingAnchor),
    remark.trailingAnchor.constraint(equalTo: trailingAnchor),
  ]
  /// The height that the fonts were chosen for, in points.
  private var fontHeight: CGFloat = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    chooseFonts(height: 0)
    title.numberOfLines = 2
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

  /// Large titles wrap, as large as the header has room for.
  private func chooseFonts(height: CGFloat) {
    guard height != fontHeight else { return }
    fontHeight = height
    title.font = .preferred(
      .title3, size: 20, weight: .bold, largest: max(20, (height * 0.36).rounded(.down)))
    remark.font = .preferred(
      .subheadline, size: 15, weight: .regular, largest: max(15, (height * 0.27).rounded(.down)))
  }

  override func layoutSubviews() {
    chooseFonts(height: bounds.height)
    super.layoutSubviews()
  }

  /// - Parameters:
  ///   - isLink: Whether the remark leads somewhere.
  ///   - margin: Room before the title and after the remark, in points.
  ///   - background: Default nil: transparent.
  func show(
    _ text: String, remark: String = "", isLink: Bool = false, margin: CGFloat = 0,
    background: UIColor? = nil
  ) {
    title.text = text
    self.remark.text = remark
    self.remark.textColor = isLink ? .systemBlue : .secondaryLabel
    edges[0].constant = margin
    edges[1].constant = -margin
    backgroundColor = background
  }
}
