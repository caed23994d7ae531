import UIKit

/// Finds layout faults in a view hierarchy that is laid out.
@MainActor package struct FaultFinder {
  let root: UIView

  /// - Parameter root: The view whose hierarchy is examined, usually a window.
  package init(root: UIView) { self.root = root }

  /// All faults but broken constraints, which are told when they break.
  package var faults: [LayoutFault] {
    [
      textFaults, visibilityFaults, placeFaults, barFaults, coveringFaults, constraintFaults,
      scrollingFaults, nestedScrollingFaults, itemFaults, imageFaults, accessibilityFaults,
      identifierFaults,
    ].flatMap(\.self)
  }

  /// Differences up to this many points count as rounding.
  static let slack = CutOffText.slack

  /// The visible views, superviews first.
  package var seenViews: [UIView] {
    var (seen, open) = ([UIView](), [root])
    while let view = open.popLast() {
      // A refresh control is UIKit's own, and out of view until it is pulled.
      guard !view.isHidden, view.alpha > 0.01, !(view is UIRefreshControl) else { continue }
      seen.append(view)
      open += view.subviews.reversed()
    }
    return seen
  }

  /// All views in the hierarchy, superviews first.
  package var allViews: [UIView] {
    var (all, open) = ([UIView](), [root])
    while let view = open.popLast() {
      all.append(view)
      open += view.subviews.reversed()
    }
    return all
  }

  func fault(
    _ name: LayoutFault.Name, of view: UIView, _ problem: String, expected: String, found: String,
    cure: String
  ) -> LayoutFault {
    LayoutFault(
      name, element: view.name(within: root), place: LayoutFault.Place(view, within: root),
      problem: problem, expected: expected, found: found, cure: cure)
  }
}

extension UIView {
  /// Whether the view itself reacts to touches.
  var isTouchable: Bool {
    guard isUserInteractionEnabled else { return false }
    if let control = self as? UIControl { return control.isEnabled }
    return !interactions.isEmpty
      || gestureRecognizers?.contains {
        $0.isEnabled && ($0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer)
      } == true
  }

  /// The view and its superviews up to `root`.
  func lineage(within root: UIView) -> some Sequence<UIView> {
    sequence(first: self, next: \.superview).prefix { $0 !== root.superview }
  }
}
