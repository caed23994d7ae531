/// Displays index titles one below the other at the trailing edge of a view, in its tint color.
///
/// - Note: UIKit documents neither its place nor its font. The width, 15 points, and the font, 11
///   points semibold, are those of table views.
final class IndexTitleStrip: UIView {
  private let labels: [UILabel]

  init(_ titles: [String]) {
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
    // In front of pinned headers.
    layer.zPosition = 2_000_000_000
  }

  required init?(coder: NSCoder) { nil }

  private static let width: CGFloat = 15

  /// Sets the frame to the trailing edge of the visible area of `view`.
  func place(in view: UICollectionView) {
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = CGRect(
      x: isMirrored ? visible.minX : visible.maxX - Self.width, y: visible.minY,
      width: Self.width, height: visible.height)
    if frame != place { frame = place }
    for label in labels where label.textColor != view.tintColor { label.textColor = view.tintColor }
  }

  /// The titles are centered vertically, closer together if there is no room.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let first = labels.first else { return }
    let step = min(first.font.lineHeight, bounds.height / CGFloat(labels.count))
    var y = (bounds.height - step * CGFloat(labels.count)) / 2
    for label in labels {
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: step)
      y += step
    }
  }
}
