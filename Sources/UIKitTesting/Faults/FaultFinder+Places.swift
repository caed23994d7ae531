import UIKit

extension FaultFinder {
  /// What lies off the screen although nothing scrolls it in, and what is too small to touch.
  var placeFaults: [LayoutFault] {
    var told: Set<ObjectIdentifier> = []
    return seenViews.compactMap { view in
      // What is in a view that is off the screen is not told once more.
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
    guard let (edge, length) = Self.overhang(of: frame, root.bounds) else { return nil }
    return fault(
      view, "reaches \(length.brief) points beyond the \(edge) edge",
      cure: "Constrain it to the layout margins, or put it into a scroll view")
  }

  /// The least side of what fingers hit, in points.
  private static let leastTarget: CGFloat = 44

  private func tooSmallFault(_ view: UIView) -> LayoutFault? {
    let size = view.bounds.size
    guard view.isTouchable, min(size.width, size.height) < Self.leastTarget - Self.slack,
      size.width > 0, size.height > 0, !isOfSystemSize(view), !hitsAround(view)
    else { return nil }
    return fault(
      view, "can be touched but is \(size.width.brief) x \(size.height.brief) points",
      cure: "Make it 44 x 44 points at least, or override point(inside:with:)")
  }

  /// Whether the system chooses how large the view is: bars, and controls such as switches.
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

  /// Whether fingers hit the view in 44 x 44 points around its middle, as `point(inside:with:)` may
  /// say.
  private func hitsAround(_ view: UIView) -> Bool {
    let reach = Self.leastTarget / 2 - Self.slack
    let (x, y) = (view.bounds.midX, view.bounds.midY)
    return [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy { dx, dy in
      view.point(inside: CGPoint(x: x + dx, y: y + dy), with: nil)
    }
  }
}

extension UIView {
  /// Whether it is a control of which the system says how large it is and how it is read.
  var isSystemControl: Bool {
    self is UISwitch || self is UISlider || self is UISegmentedControl || self is UIStepper
      || self is UIPageControl || self is UITextField
  }
}
