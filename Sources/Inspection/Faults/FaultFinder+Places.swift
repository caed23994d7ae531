import UIKit

extension FaultFinder {
  /// Views off the screen that no scroll view can show, and controls that are too small to touch.
  var placeFaults: [LayoutFault] {
    var told: Set<ObjectIdentifier> = []
    return seenViews.compactMap { view in
      // Views inside a reported view are not reported again.
      guard !view.lineage(within: root).contains(where: { told.contains(ObjectIdentifier($0)) })
      else { return nil }
      if let fault = offScreenFault(view) {
        told.insert(ObjectIdentifier(view))
        return fault
      }
      return tooSmallFault(view)
    }
  }

  private func offScreenFault(_ view: UIView) -> LayoutFault? {
    guard view is UILabel || view is UIImageView || view.isTouchable, view !== root,
      !view.lineage(within: root).contains(where: { $0 is UIScrollView })
    else { return nil }
    let frame = view.convert(view.bounds, to: root)
    guard let (edge, length) = CutOffText.overhang(of: frame, root.bounds) else { return nil }
    return fault(
      .viewOffScreen, of: view, "reaches \(length.brief) points beyond the \(edge) edge",
      expected: "a frame inside \(root.bounds.size.brief)", found: frame.brief,
      cure: "Constrain it to the layout margins, or put it into a scroll view")
  }

  /// Controls that lie over a cell which scrolling cannot move from under them.
  var coveringFaults: [LayoutFault] {
    let cells = seenViews.filter { $0 is UICollectionViewCell || $0 is UITableViewCell }
    let controls = seenViews.filter { view in
      view is UIControl && view.isTouchable
        && !view.lineage(within: root).contains { $0 is UIScrollView }
    }
    return controls.compactMap { control in
      guard let cell = cells.first(where: { isCovered($0, by: control) }) else { return nil }
      return fault(
        .controlOverCell, of: control,
        "lies over \(cell.name(within: root)), which cannot be scrolled from under it",
        expected: "a cell that can be touched", found: "a control over it",
        cure: "Add to the scroll view's contentInset what the control takes")
    }
  }

  private func isCovered(_ cell: UIView, by control: UIView) -> Bool {
    let scrolls = cell.lineage(within: root).compactMap { $0 as? UIScrollView }
    guard let scroll = scrolls.last, !cell.lineage(within: root).contains(where: { $0 === control })
    else { return false }
    let (frame, cover) = (
      cell.convert(cell.bounds, to: root), control.convert(control.bounds, to: root)
    )
    let common = frame.intersection(cover)
    guard !common.isNull, common.width > 1, common.height > 1 else { return false }
    guard scroll.isScrollEnabled else { return true }
    let inset = scroll.adjustedContentInset
    let down = max(0, scroll.contentOffset.y + inset.top)
    let up = max(
      0, scroll.contentSize.height + inset.bottom - scroll.bounds.height - scroll.contentOffset.y)
    let fitsBelow =
      root.bounds.maxY - cover.maxY >= frame.height - 1 && frame.minY + down >= cover.maxY - 1
    return !fitsBelow && frame.maxY - up > cover.minY + 1
  }

  /// The minimum width and height of a touch target, in points.
  private static let leastTarget: CGFloat = 44

  private func tooSmallFault(_ view: UIView) -> LayoutFault? {
    let size = view.bounds.size
    guard view.isTouchable, min(size.width, size.height) < Self.leastTarget - Self.slack,
      size.width > 0, size.height > 0, !isOfSystemSize(view), !hitsAround(view)
    else { return nil }
    return fault(
      .touchTargetTooSmall, of: view,
      "can be touched but is \(size.width.brief) x \(size.height.brief) points",
      expected: "44 x 44 points", found: size.brief,
      cure: "Make it 44 x 44 points at least, or override point(inside:with:)")
  }

  /// Whether the view has a system size: bars, and controls such as switches.
  private func isOfSystemSize(_ view: UIView) -> Bool {
    let isInBar = view.lineage(within: root).contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar
    }
    guard !isInBar else { return true }
    guard let control = view.lineage(within: root).first(where: \.isSystemControl) else {
      return false
    }
    let natural = control.intrinsicContentSize
    return control !== view || control.bounds.height >= natural.height - Self.slack
  }

  /// Whether touches hit the view within 44 x 44 points around its center, as `point(inside:with:)`
  /// may extend it.
  private func hitsAround(_ view: UIView) -> Bool {
    let reach = Self.leastTarget / 2 - Self.slack
    let (x, y) = (view.bounds.midX, view.bounds.midY)
    return [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy { dx, dy in
      view.point(inside: CGPoint(x: x + dx, y: y + dy), with: nil)
    }
  }
}

extension UIView {
  /// Whether it is a control with a system size and system accessibility.
  var isSystemControl: Bool {
    self is UISwitch || self is UISlider || self is UISegmentedControl || self is UIStepper
      || self is UIPageControl || self is UITextField
  }
}
