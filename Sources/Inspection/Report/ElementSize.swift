import LayoutCore

/// A size of an element that its layout estimates, and what it measured.
package struct ElementSize: Hashable, Sendable, Codable {
  /// "width" or "height".
  package var axis: String
  /// In points.
  package var estimated: Double
  /// In points; nil while the element has not been measured.
  package var measured: Double?

  /// Whether the measured size is less than half or more than twice the estimate, by 40 points or
  /// more.
  var isFar: Bool {
    guard let measured, abs(measured - estimated) >= 40 else { return false }
    return max(measured / max(estimated, 1), estimated / max(measured, 1)) > 2
  }

  /// The estimated sizes of an explained element.
  static func all(in explanation: Explanation) -> [ElementSize] {
    ["width", "height"].compactMap { axis in
      let steps = explanation.parts.lazy.flatMap(\.steps).filter { $0.name == axis }
      guard let step = steps.last(where: \.formula.isEstimate) else { return nil }
      let measured = step.corrections.first { $0.rule == .measured }?.value
      return ElementSize(axis: axis, estimated: step.formula.value, measured: measured)
    }
  }
}

extension Formula {
  fileprivate var isEstimate: Bool {
    if case .dimension(.estimated, _) = self { return true }
    return false
  }
}
