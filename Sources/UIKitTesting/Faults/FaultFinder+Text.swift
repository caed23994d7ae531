import UIKit

extension FaultFinder {
  /// Text that is cut off, or that lies over other text.
  var textFaults: [LayoutFault] {
    let labels = seenViews.compactMap { $0 as? UILabel }
      .filter { $0.text?.isEmpty == false && $0.bounds.width > 0 }
    return labels.compactMap(cutOff) + overlaps(labels)
  }

  private func cutOff(_ label: UILabel) -> LayoutFault? {
    let isShrinking = label.adjustsFontSizeToFitWidth && label.numberOfLines == 1
    let endless = CGFloat.greatestFiniteMagnitude
    if label.numberOfLines == 1 {
      let width = label.sizeThatFits(CGSize(width: endless, height: endless)).width
      guard !isShrinking, width > label.bounds.width + Self.slack else { return tooLow(label) }
      return fault(
        label, "is cut off: it needs \(width.brief) points and has \(label.bounds.width.brief)",
        cure: "Set numberOfLines to 0, or give it more room")
    }
    return tooLow(label)
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
