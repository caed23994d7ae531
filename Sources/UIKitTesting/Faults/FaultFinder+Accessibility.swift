import CollectionViewExtras
import UIKit

extension FaultFinder {
  /// What fingers reach and readers do not, and what is read without saying anything.
  var accessibilityFaults: [LayoutFault] {
    let elements = root.accessibilityTree().elements
    let read = Set(elements.map { ObjectIdentifier($0.object) })
    return elements.compactMap(silentFault) + elements.flatMap(hidingFaults)
      + unreadFaults(read)
  }

  /// An element that nobody can tell from others.
  private func silentFault(_ element: AccessibilityTree.Element) -> LayoutFault? {
    guard [element.label, element.value].allSatisfy({ $0?.isEmpty != false }) else { return nil }
    let view = element.object as? UIView
    // Labels without text show nothing, so there is nothing to tell.
    if let label = view as? UILabel, label.text?.isEmpty != false { return nil }
    return LayoutFault(
      element: view?.name(within: root) ?? "\(type(of: element.object))",
      problem: "is read without a label", cure: "Set its accessibilityLabel")
  }

  /// Controls within a view that is read as a whole.
  private func hidingFaults(_ element: AccessibilityTree.Element) -> [LayoutFault] {
    guard let view = element.object as? UIView, !(view is UIControl),
      !(view is UICollectionViewCell), !(view is UITableViewCell), element.actions.isEmpty
    else { return [] }
    return FaultFinder(root: view).seenViews.dropFirst()
      .filter { $0 is UIControl && $0.isTouchable }.map { inner in
        fault(
          inner, "can be touched but is not read: \(view.name(within: root)) is read as a whole",
          cure:
            "Set isAccessibilityElement of that view to false, or give it accessibilityCustomActions"
        )
      }
  }

  /// What can be touched, although nothing of it is read.
  private func unreadFaults(_ read: Set<ObjectIdentifier>) -> [LayoutFault] {
    seenViews.filter { view in
      guard view.isTouchable, !(view is UIScrollView), view !== root,
        !view.lineage(within: root).contains(where: \.isSystemControl)
      else { return false }
      let isRead = { (view: UIView) in read.contains(ObjectIdentifier(view)) }
      return !view.lineage(within: root).contains(where: isRead)
        && !FaultFinder(root: view).allViews.contains(where: isRead)
        && !view.lineage(within: root).contains { $0.accessibilityElements != nil }
    }.map {
      fault(
        $0, "can be touched but is not read",
        cure: "Set isAccessibilityElement to true, and accessibilityLabel")
    }
  }
}
