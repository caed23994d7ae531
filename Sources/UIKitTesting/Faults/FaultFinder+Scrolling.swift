import CollectionViewExtras
import SnapshotTesting
import UIKit

extension FaultFinder {
  /// Diagnostics of collection view layouts, and items and views that scrolling cannot reach.
  var scrollingFaults: [LayoutFault] {
    root.collectionViews.flatMap { view in
      view.layoutDiagnostics.map {
        LayoutFault(element: $0.element, problem: "– \($0.message)", cure: $0.cure)
      } + unreachableItems(of: view)
    }
      + seenViews.compactMap { $0 as? UIScrollView }.filter { !($0 is UICollectionView) }
      .flatMap(unreachableViews)
  }

  private func unreachableItems(of view: UICollectionView) -> [LayoutFault] {
    // Orthogonal sections have items beyond the content's sides.
    let scrollsSideways = view.collectionViewLayout is UICollectionViewCompositionalLayout
    let paths = (0..<view.numberOfSections).flatMap { section in
      (0..<min(1000, view.numberOfItems(inSection: section))).map {
        IndexPath(item: $0, section: section)
      }
    }
    let lost = paths.compactMap { view.layoutAttributesForItem(at: $0) }.filter { attributes in
      guard !attributes.isHidden else { return false }
      var frame = attributes.frame
      if scrollsSideways { (frame.origin.x, frame.size.width) = (view.reach.minX, 1) }
      return !view.reaches(frame)
    }
    guard let first = lost.first else { return [] }
    let rest = lost.count == 1 ? "" : " (and \(lost.count - 1) more)"
    return [
      unreachable(
        first.elementName + rest, first.frame, in: view,
        cure: "Have the layout's content size hold all items")
    ]
  }

  /// Labels, images and controls in a scroll view that are outside its content.
  private func unreachableViews(in scroll: UIScrollView) -> [LayoutFault] {
    FaultFinder(root: scroll).seenViews.dropFirst().filter { view in
      guard view is UILabel || view is UIImageView || view is UIControl else { return false }
      let nearest = view.lineage(within: root).dropFirst().first { $0 is UIScrollView }
      return nearest === scroll && !scroll.reaches(view.convert(view.bounds, to: scroll))
    }.map {
      unreachable(
        $0.name(within: root), $0.convert($0.bounds, to: scroll), in: scroll,
        cure: "Constrain the content to the contentLayoutGuide, or make contentSize larger")
    }
  }

  private func unreachable(
    _ name: String, _ frame: CGRect, in scroll: UIScrollView, cure: String
  ) -> LayoutFault {
    let isBelow = !scroll.reaches(CGRect(x: scroll.reach.minX, y: frame.minY, width: 1, height: 1))
    let (place, size) =
      isBelow
      ? (frame.minY, scroll.contentSize.height) : (frame.minX, scroll.contentSize.width)
    guard scroll.scroller.isScrollEnabled else {
      return LayoutFault(
        element: name,
        problem:
          "lies at \(place.brief), out of view, and \(type(of: scroll.scroller)) does not scroll",
        cure: "Set isScrollEnabled to true, or make the view as large as its content")
    }
    return LayoutFault(
      element: name,
      problem: "lies at \(place.brief), beyond the content's \(size.brief) points", cure: cure)
  }
}

extension UIScrollView {
  /// The view that scrolls the content: the table view for its rows.
  fileprivate var scroller: UIScrollView { superview as? UITableView ?? self }

  /// The area that scrolling can show, in content coordinates.
  fileprivate var reach: CGRect {
    guard scroller.isScrollEnabled else { return bounds }
    let inset = adjustedContentInset
    return CGRect(
      x: -inset.left, y: -inset.top,
      width: max(contentSize.width + inset.left + inset.right, bounds.width),
      height: max(contentSize.height + inset.top + inset.bottom, bounds.height))
  }

  /// Whether scrolling can show a part of `frame`.
  fileprivate func reaches(_ frame: CGRect) -> Bool {
    reach.insetBy(dx: 0.5, dy: 0.5).intersects(frame)
  }
}
