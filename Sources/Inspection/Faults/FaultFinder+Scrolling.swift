import CollectionViewExtras
import UIKit

extension FaultFinder {
  /// Diagnostics of collection view layouts, and items and views that scrolling cannot reach.
  var scrollingFaults: [LayoutFault] {
    root.collectionViews.flatMap { view in
      view.layoutDiagnostics.map { diagnosis($0, in: view) } + unreachableItems(of: view)
    }
      + seenViews.compactMap { $0 as? UIScrollView }.filter { !($0 is UICollectionView) }
      .flatMap(unreachableViews)
  }

  /// What the layout itself tells of a description that it could not follow.
  private func diagnosis(
    _ told: CollectionViewDiagnostic, in view: UICollectionView
  ) -> LayoutFault {
    let numbers = told.values.map { "\($0.name) \($0.value.brief)" }.joined(separator: ", ")
    var place = LayoutFault.Place(view, within: root)
    place.section = told.section
    return LayoutFault(
      LayoutFault.Name(told.core.cause), element: told.element, place: place,
      problem: "– \(told.message)", expected: "a description that can be followed",
      found: numbers.isEmpty ? told.message : numbers, cure: told.cure)
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
        .unreachableItem, of: first.elementName + rest,
        at: LayoutFault.Place(first, first.frame, in: view, within: root), frame: first.frame,
        in: view,
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
        .unreachableView, of: $0.name(within: root), at: LayoutFault.Place($0, within: root),
        frame: $0.convert($0.bounds, to: scroll), in: scroll,
        cure: "Constrain the content to the contentLayoutGuide, or make contentSize larger")
    }
  }

  private func unreachable(
    _ name: LayoutFault.Name, of element: String, at location: LayoutFault.Place, frame: CGRect,
    in scroll: UIScrollView, cure: String
  ) -> LayoutFault {
    let isBelow = !scroll.reaches(CGRect(x: scroll.reach.minX, y: frame.minY, width: 1, height: 1))
    let (place, size) =
      isBelow
      ? (frame.minY, scroll.contentSize.height) : (frame.minX, scroll.contentSize.width)
    guard scroll.scroller.isScrollEnabled else {
      return LayoutFault(
        name, element: element, place: location,
        problem:
          "lies at \(place.brief), out of view, and \(type(of: scroll.scroller)) does not scroll",
        expected: "a frame inside \(scroll.bounds.size.brief)", found: frame.brief,
        cure: "Set isScrollEnabled to true, or make the view as large as its content")
    }
    return LayoutFault(
      name, element: element, place: location,
      problem: "lies at \(place.brief), beyond the content's \(size.brief) points",
      expected: "a frame inside the content of \(scroll.contentSize.brief)", found: frame.brief,
      cure: cure)
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
