import CollectionViewExtras
import UIKit

/// Looks for faults in a tree of views that is laid out.
@MainActor struct FaultFinder {
  let root: UIView

  /// What less than this is rounding, in points.
  static let slack: CGFloat = 0.5

  /// The views that are seen, from the outside in.
  var seenViews: [UIView] {
    var (seen, open) = ([UIView](), [root])
    while let view = open.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      seen.append(view)
      open += view.subviews.reversed()
    }
    return seen
  }

  /// All views in the tree, from the outside in.
  var allViews: [UIView] {
    var (all, open) = ([UIView](), [root])
    while let view = open.popLast() {
      all.append(view)
      open += view.subviews.reversed()
    }
    return all
  }

  func fault(_ view: UIView, _ problem: String, cure: String) -> LayoutFault {
    LayoutFault(element: view.name(within: root), problem: problem, cure: cure)
  }

  /// What lies off the screen although nothing scrolls it in, and what is too small to touch.
  var placeFaults: [LayoutFault] {
    seenViews.compactMap { view in
      if let fault = offScreenFault(view) { return fault }
      guard !view.interactions.isEmpty, min(view.bounds.width, view.bounds.height) < 44 else {
        return nil
      }
      return fault(
        view,
        "can be touched but is \(view.bounds.width.brief) x \(view.bounds.height.brief) points",
        cure: "Make it 44 x 44 points at least")
    }
  }

  private func offScreenFault(_ view: UIView) -> LayoutFault? {
    guard view is UILabel || view is UIImageView, !isScrolled(view) else { return nil }
    let frame = view.convert(view.bounds, to: root)
    let beyond = [
      ("left", root.bounds.minX - frame.minX), ("right", frame.maxX - root.bounds.maxX),
      ("top", root.bounds.minY - frame.minY), ("bottom", frame.maxY - root.bounds.maxY),
    ].filter { $0.1 > Self.slack }
    guard let most = beyond.max(by: { $0.1 < $1.1 }) else { return nil }
    return fault(
      view, "reaches \(most.1.brief) points beyond the \(most.0) edge",
      cure: "Constrain it to the layout margins, or put it into a scroll view")
  }

  private func isScrolled(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).prefix { $0 !== root.superview }
      .contains { $0 is UIScrollView }
  }

  /// Views whose constraints leave their place or size open.
  var constraintFaults: [LayoutFault] {
    seenViews.filter { !$0.translatesAutoresizingMaskIntoConstraints && $0.hasAmbiguousLayout }
      .map {
        fault(
          $0, "has constraints that leave its place or size open",
          cure: "Constrain both axes, or give it a natural size")
      }
  }

  /// What layouts of collection views could not do, and items that no scrolling brings into view.
  var collectionFaults: [LayoutFault] {
    root.collectionViews.flatMap { view in
      view.layoutDiagnostics.map {
        LayoutFault(element: $0.element, problem: "– \($0.message)", cure: $0.cure)
      } + unreachableItems(of: view)
    }
  }

  private func unreachableItems(of view: UICollectionView) -> [LayoutFault] {
    let inset = view.adjustedContentInset
    let reach = CGRect(
      x: -inset.left, y: -inset.top,
      width: max(view.contentSize.width + inset.left + inset.right, view.bounds.width),
      height: max(view.contentSize.height + inset.top + inset.bottom, view.bounds.height))
    let paths = (0..<view.numberOfSections).flatMap { section in
      (0..<min(1000, view.numberOfItems(inSection: section))).map {
        IndexPath(item: $0, section: section)
      }
    }
    let lost = paths.compactMap { view.layoutAttributesForItem(at: $0) }.filter { attributes in
      !attributes.isHidden
        && (attributes.frame.minY >= reach.maxY - Self.slack
          || attributes.frame.maxY <= reach.minY + Self.slack)
    }
    guard let first = lost.first else { return [] }
    let rest = lost.count == 1 ? "" : " (and \(lost.count - 1) more)"
    return [
      LayoutFault(
        element: first.elementName + rest,
        problem:
          "lies at \(first.frame.minY.brief), beyond the content's \(view.contentSize.height.brief) points",
        cure: "Have the layout's content size hold all items")
    ]
  }
}
