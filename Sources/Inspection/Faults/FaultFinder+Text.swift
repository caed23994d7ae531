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
  package func cutOff(_ label: UILabel) -> LayoutFault? {
    CutOffText(label, within: root).map {
      fault(
        $0.isClipped ? .textClipped : .textTruncated, of: label, $0.problem,
        expected: "the whole text",
        found: $0.isClipped ? "a part of it" : "text with a part left out",
        cure: $0.cure)
    }
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
        // Above and below its letters a line has some room.
        let height = min(one.label.font.lineHeight, other.label.font.lineHeight)
        guard !common.isNull, common.width > 1, common.height > max(1, height / 4),
          !isHidden(common, between: one.label, other.label)
        else { continue }
        faults.append(
          fault(
            .textOverText, of: other.label,
            "lies over \(one.label.name(within: root)) by \(common.width.brief) x \(common.height.brief) points",
            expected: "texts beside each other",
            found: "\(common.width.brief) x \(common.height.brief) points in common",
            cure: "Constrain one to the other, or have them in one stack"))
      }
    }
    return faults
  }

  /// Whether something opaque around one of the texts separates it from the other one, such as the
  /// background of a pinned header.
  private func isHidden(_ common: CGRect, between one: UIView, _ other: UIView) -> Bool {
    [(one, other), (other, one)].contains { own, foreign in
      let shared = foreign.lineage(within: root).map(ObjectIdentifier.init)
      return own.lineage(within: root).prefix { !shared.contains(ObjectIdentifier($0)) }
        .flatMap { [$0] + $0.subviews + $0.subviews.flatMap(\.subviews) }
        .contains { $0.isOpaque(in: $0.convert(common, from: root)) }
    }
  }
}

extension UIView {
  /// Whether the view itself covers a rectangle.
  fileprivate func isOpaque(in frame: CGRect) -> Bool {
    guard !isHidden, alpha > 0.9, bounds.insetBy(dx: -1, dy: -1).contains(frame) else {
      return false
    }
    return self is UIVisualEffectView || (backgroundColor?.cgColor.alpha ?? 0) > 0.9
  }
}
