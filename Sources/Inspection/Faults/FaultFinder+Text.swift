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
    CutOffText(label, within: root).map {
      fault(
        $0.isClipped ? .textClipped : .textTruncated, label, $0.problem,
        expected: "the whole text", found: $0.isClipped ? "a part of it" : "text with a part left out",
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
        guard !common.isNull, common.width > 1, common.height > 1 else { continue }
        faults.append(
          fault(
            .textOverText, other.label,
            "lies over \(one.label.name(within: root)) by \(common.width.brief) x \(common.height.brief) points",
            expected: "texts beside each other",
            found: "\(common.width.brief) x \(common.height.brief) points in common",
            cure: "Constrain one to the other, or have them in one stack"))
      }
    }
    return faults
  }
}
