import CollectionViewExtras
import UIKit

extension FaultFinder {
  /// Controls that are not accessible, and accessibility elements without a label.
  var accessibilityFaults: [LayoutFault] {
    let elements = root.accessibilityTree().elements
    let read = Set(elements.map { ObjectIdentifier($0.object) })
    return elements.compactMap(silentFault) + elements.flatMap(hidingFaults)
      + unreadFaults(read)
  }

  /// The fault of an element without a label, value or hint; nil if it has one.
  private func silentFault(_ element: AccessibilityTree.Element) -> LayoutFault? {
    guard [element.label, element.value].allSatisfy({ $0?.isEmpty != false }) else { return nil }
    let view = element.object as? UIView
    // A label without text shows nothing.
    if let label = view as? UILabel, label.text?.isEmpty != false { return nil }
    return LayoutFault(
      .missingAccessibilityLabel,
      element: view?.name(within: root) ?? "\(type(of: element.object))",
      place: view.map { LayoutFault.Place($0, within: root) } ?? LayoutFault.Place(),
      problem: "is read without a label", expected: "a label, a value or a hint", found: "none",
      cure: "Set its accessibilityLabel")
  }

  /// Controls inside an accessibility element, which hides them.
  private func hidingFaults(_ element: AccessibilityTree.Element) -> [LayoutFault] {
    guard let view = element.object as? UIView, !(view is UIControl),
      !(view is UICollectionViewCell), !(view is UITableViewCell), element.actions.isEmpty
    else { return [] }
    return FaultFinder(root: view).seenViews.dropFirst()
      .filter { $0 is UIControl && $0.isTouchable }.map { inner in
        fault(
          .controlHiddenFromAccessibility, of: inner,
          "can be touched but is not read: \(view.name(within: root)) is read as a whole",
          expected: "an element of its own, or a custom action", found: "neither",
          cure:
            "Set isAccessibilityElement of that view to false, or give it accessibilityCustomActions"
        )
      }
  }

  /// Touchable views without an accessibility element.
  private func unreadFaults(_ read: Set<ObjectIdentifier>) -> [LayoutFault] {
    seenViews.filter { view in
      guard view.isTouchable, !(view is UIScrollView), view !== root, !isBehindModal(view),
        !view.lineage(within: root).contains(where: \.isSystemControl)
      else { return false }
      let isRead = { (view: UIView) in read.contains(ObjectIdentifier(view)) }
      return !view.lineage(within: root).contains(where: isRead)
        && !view.lineage(within: root).contains(where: \.accessibilityElementsHidden)
        && !FaultFinder(root: view).allViews.contains(where: isRead)
        && !view.lineage(within: root).contains { $0.accessibilityElements != nil }
    }.map {
      fault(
        .controlNotAccessible, of: $0, "can be touched but is not read",
        expected: "an accessibility element", found: "none",
        cure: "Set isAccessibilityElement to true, and accessibilityLabel")
    }
  }

  /// Whether a modal view beside the view or one around it takes the touches.
  private func isBehindModal(_ view: UIView) -> Bool {
    view.lineage(within: root).contains { one in
      let modal = one.superview?.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
      return modal != nil && modal !== one
    }
  }
}
