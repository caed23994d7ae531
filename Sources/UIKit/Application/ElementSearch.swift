/// Finds elements and views at or below a view by what they are called or what they show.
@MainActor package struct ElementSearch {
  private let root: UIView

  package init(in root: UIView) { self.root = root }

  /// The first accessibility element, in reading order, with this label; nil if there is none.
  ///
  /// - Complexity: O(n log n), n the number of views.
  package func element(labeled label: String) -> UIResponder? {
    root.layoutIfNeeded()
    return AccessibilityWalk.elements(of: root).first { $0.accessibilityLabel == label }
  }

  /// The first accessibility element, in reading order, with this identifier, else the first visible
  /// view with it; nil if there is none.
  ///
  /// - Complexity: O(n log n), n the number of views.
  package func element(identified identifier: String) -> UIResponder? {
    root.layoutIfNeeded()
    let elements = AccessibilityWalk.elements(of: root)
    return elements.first { $0.accessibilityIdentifier == identifier }
      ?? view(identified: identifier)
  }

  /// The first visible view with this identifier; nil if there is none.
  func view(identified identifier: String) -> UIView? {
    firstVisible { $0.accessibilityIdentifier == identifier }
  }

  /// The first visible label with this text, such as one of several in a row; nil if there is none.
  func label(showing text: String) -> UIView? {
    firstVisible { ($0 as? UILabel)?.text == text }
  }

  private func firstVisible(where fits: (UIView) -> Bool) -> UIView? {
    var open: [UIView] = [root]
    while let view = open.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      if fits(view) { return view }
      open += view.subviews.reversed()
    }
    return nil
  }

  /// The identifiers and labels of the accessibility elements, in reading order.
  package var names: [String] {
    AccessibilityWalk.elements(of: root).compactMap {
      $0.accessibilityIdentifier ?? $0.accessibilityLabel
    }
  }
}
