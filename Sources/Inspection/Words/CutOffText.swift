import UIKit

/// How the text of a label is truncated, by its own size or by a clipping view, with a cure.
@MainActor package struct CutOffText {
  /// Such as "is cut off: it needs 80 points and has 60".
  package let problem: String
  package let cure: String
  /// Whether a view around the label cuts it off, rather than the label its own text.
  package let isClipped: Bool

  /// Differences up to this many points count as rounding.
  package static let slack: CGFloat = 0.5

  private init(problem: String, cure: String, isClipped: Bool = false) {
    self.problem = problem
    self.cure = cure
    self.isClipped = isClipped
  }

  /// Nil if the text is not truncated.
  package init?(_ label: UILabel, within root: UIView) {
    guard label.text?.isEmpty == false,
      let found = Self.tooNarrow(label) ?? Self.tooLow(label) ?? Self.cutOffAround(label, root)
    else { return nil }
    self = found
  }

  private static func tooNarrow(_ label: UILabel) -> CutOffText? {
    guard label.numberOfLines == 1, !label.adjustsFontSizeToFitWidth else { return nil }
    let endless = CGFloat.greatestFiniteMagnitude
    let width = label.sizeThatFits(CGSize(width: endless, height: endless)).width
    guard width > label.bounds.width + slack else { return nil }
    return CutOffText(
      problem: "is cut off: it needs \(width.brief) points and has \(label.bounds.width.brief)",
      cure: "Set numberOfLines to 0, or give it more room")
  }

  private static func tooLow(_ label: UILabel) -> CutOffText? {
    let room = CGRect(
      x: 0, y: 0, width: label.bounds.width, height: .greatestFiniteMagnitude)
    let lines = label.numberOfLines == 1 ? 1 : 0
    let height = label.textRect(forBounds: room, limitedToNumberOfLines: lines).height
    guard height > label.bounds.height + slack else { return nil }
    let cure =
      label.numberOfLines > 1
      ? "Allow more than \(label.numberOfLines) lines, or shorten the text"
      : "Do not fix its height, or give it more"
    return CutOffText(
      problem: "is cut off: it needs \(height.brief) points of height and has "
        + label.bounds.height.brief, cure: cure)
  }

  /// The fault of a label whose text is clipped by a view around it, unless that view scrolls.
  private static func cutOffAround(_ label: UILabel, _ root: UIView) -> CutOffText? {
    let text = textFrame(of: label)
    let holders = sequence(first: label as UIView, next: \.superview).dropFirst()
      .prefix { $0 !== root.superview && !($0 is UIScrollView) }
    for holder in holders where holder.clipsToBounds && !holder.isSwiped {
      guard let (edge, length) = overhang(of: holder.convert(text, from: label), holder.bounds)
      else { continue }
      return CutOffText(
        problem: "is cut off by \(holder.name(within: root)): "
          + "\(length.brief) points are beyond its \(edge) edge",
        cure: "Constrain it within that view, or let the view grow with it", isClipped: true)
    }
    return nil
  }

  /// The frame of a label's text in the label's coordinates.
  package static func textFrame(of label: UILabel) -> CGRect {
    let size = label.textRect(
      forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines
    ).size
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      switch label.textAlignment {
      case .center: label.bounds.midX - size.width / 2
      case .left: label.bounds.minX
      case .right: label.bounds.maxX - size.width
      default: isMirrored ? label.bounds.maxX - size.width : label.bounds.minX
      }
    return CGRect(
      x: x, y: label.bounds.midY - size.height / 2, width: size.width, height: size.height
    ).intersection(label.bounds)
  }

  /// The edge of `room` beyond which a frame extends farthest, and by how many points; nil if the
  /// frame is inside.
  package static func overhang(
    of frame: CGRect, _ room: CGRect
  ) -> (edge: String, length: CGFloat)? {
    [
      ("left", room.minX - frame.minX), ("right", frame.maxX - room.maxX),
      ("top", room.minY - frame.minY), ("bottom", frame.maxY - room.maxY),
    ].filter { $0.1 > slack }.max { $0.1 < $1.1 }.map { (edge: $0.0, length: $0.1) }
  }
}

extension UIView {
  /// Whether it is a cell whose content is moved aside, as for swipe actions.
  fileprivate var isSwiped: Bool {
    let content =
      (self as? UICollectionViewCell)?.contentView ?? (self as? UITableViewCell)?.contentView
    guard let content else { return false }
    let frame = content.convert(content.bounds, to: self)
    return frame.minX < bounds.minX || frame.maxX > bounds.maxX
  }
}
