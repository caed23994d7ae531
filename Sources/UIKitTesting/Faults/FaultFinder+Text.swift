import UIKit

extension FaultFinder {
  /// Text that is truncated or overlaps other text.
  var textFaults: [LayoutFault] {
    let labels = seenViews.compactMap { $0 as? UILabel }
      .filter { $0.text?.isEmpty == false && $0.bounds.width > 0 }
    return labels.compactMap(cutOff) + overlaps(labels)
  }

  /// The fault of a label whose text is truncated, by its own size or by a clipping view; nil if it
  /// is not.
  func cutOff(_ label: UILabel) -> LayoutFault? {
    guard label.text?.isEmpty == false else { return nil }
    return tooNarrow(label) ?? tooLow(label) ?? cutOffAround(label)
  }

  private func tooNarrow(_ label: UILabel) -> LayoutFault? {
    guard label.numberOfLines == 1, !label.adjustsFontSizeToFitWidth else { return nil }
    let endless = CGFloat.greatestFiniteMagnitude
    let width = label.sizeThatFits(CGSize(width: endless, height: endless)).width
    guard width > label.bounds.width + Self.slack else { return nil }
    return fault(
      label, "is cut off: it needs \(width.brief) points and has \(label.bounds.width.brief)",
      cure: "Set numberOfLines to 0, or give it more room")
  }

  private func tooLow(_ label: UILabel) -> LayoutFault? {
    let room = CGRect(
      x: 0, y: 0, width: label.bounds.width, height: .greatestFiniteMagnitude)
    let lines = label.numberOfLines == 1 ? 1 : 0
    let height = label.textRect(forBounds: room, limitedToNumberOfLines: lines).height
    guard height > label.bounds.height + Self.slack else { return nil }
    let cure =
      label.numberOfLines > 1
      ? "Allow more than \(label.numberOfLines) lines, or shorten the text"
      : "Do not fix its height, or give it more"
    return fault(
      label,
      "is cut off: it needs \(height.brief) points of height and has "
        + label.bounds.height.brief, cure: cure)
  }

  /// The fault of a label whose text is clipped by a view around it, unless that view scrolls.
  private func cutOffAround(_ label: UILabel) -> LayoutFault? {
    let text = textFrame(of: label)
    let holders = sequence(first: label as UIView, next: \.superview).dropFirst()
      .prefix { $0 !== root.superview && !($0 is UIScrollView) }
    for holder in holders where holder.clipsToBounds {
      guard let (edge, length) = Self.overhang(of: holder.convert(text, from: label), holder.bounds)
      else { continue }
      return fault(
        label,
        "is cut off by \(holder.name(within: root)): "
          + "\(length.brief) points are beyond its \(edge) edge",
        cure: "Constrain it within that view, or let the view grow with it")
    }
    return nil
  }

  /// The frame of a label's text in the label's coordinates.
  private func textFrame(of label: UILabel) -> CGRect {
    let size = label.textRect(
      forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines
    ).size
    return CGRect(
      x: label.bounds.midX - size.width / 2, y: label.bounds.midY - size.height / 2,
      width: size.width, height: size.height
    ).intersection(label.bounds)
  }

  private func overlaps(_ labels: [UILabel]) -> [LayoutFault] {
    let places = labels.map { label in
      let text = label.textRect(
        forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
      return (label: label, frame: label.convert(text, to: root))
    }.filter { $0.frame.intersects(root.bounds) }
    var faults: [LayoutFault] = []
    for (index, one) in places.enumerated() {
      for other in places[(index + 1)...] {
        let common = one.frame.intersection(other.frame)
        guard !common.isNull, common.width > 1, common.height > 1 else { continue }
        faults.append(
          fault(
            other.label,
            "lies over \(one.label.name(within: root)) by \(common.width.brief) x \(common.height.brief) points",
            cure: "Constrain one to the other, or have them in one stack"))
      }
    }
    return faults
  }
}
