/// How index titles look, and when there are any.
struct IndexTitleLook {
  /// The colour of the titles; nil for the tint colour.
  var color: UIColor?
  /// What is behind the titles; nil for nothing.
  var background: UIColor?
  /// What is behind the titles under a finger; nil for nothing.
  var trackingBackground: UIColor?
  /// The least number of items for which titles are shown.
  var minimumItemCount = 0
}

/// Displays index titles one below the other at the trailing edge of a view, in its tint color.
///
/// - Note: UIKit documents neither its place nor its font. The width, 15 points, and the font, 11
///   points semibold, are those of table views.
final class IndexTitleStrip: UIView {
  private let labels: [UILabel]
  /// Called with the index of each title that a finger comes to.
  var onTouch: ((Int) -> Void)?
  private var touched: Int? { didSet { showBackground() } }
  var look = IndexTitleLook() { didSet { showBackground() } }

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
    let color = look.color ?? view.tintColor
    for label in labels where label.textColor != color { label.textColor = color }
  }

  private func showBackground() {
    backgroundColor = touched == nil ? look.background : look.trackingBackground
  }

  // MARK: Touches

  override var claimsTouches: Bool { true }
  /// No touch of the titles is the beginning of a drag.
  override var contentTouchDelay: TimeInterval? { 0 }

  /// A finger beyond the first or the last title is on that one.
  private func follow(_ touches: Set<UITouch>) {
    // The content has moved under the titles since the last title.
    superview?.layoutIfNeeded()
    guard let y = touches.first?.location(in: self).y else { return }
    let index = labels.lastIndex { $0.frame.minY <= y } ?? 0
    guard index != touched else { return }
    touched = index
    onTouch?(index)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched = nil }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touched = nil }

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
