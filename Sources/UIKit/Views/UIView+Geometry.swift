import GeometryCore

extension UIView {
  /// Has the subviews follow a change of the view's size.
  ///
  /// Views that change their subviews' sizes call for this within one another. In trees of great
  /// depth that goes on after the outermost change instead.
  func resizeSubviews(from before: CGSize, to after: CGSize) {
    guard Resizing.depth < Resizing.greatestDepth else {
      return Resizing.waiting.append((self, before, after))
    }
    Resizing.depth += 1
    defer { Resizing.depth -= 1 }
    for view in subviewList { view.autoresize(from: before, to: after) }
    guard Resizing.depth == 1 else { return }
    while let (view, before, after) = Resizing.waiting.popLast() {
      for subview in view.subviewList { subview.autoresize(from: before, to: after) }
    }
  }

  /// Follows a change of the superview's size as the autoresizing mask says.
  ///
  /// What is left over after fixed margins and sides is shared by the flexible ones in proportion
  /// to their lengths, equally where all of them are zero.
  func autoresize(from before: CGSize, to after: CGSize) {
    guard isPlacedByFrame, !autoresizingMask.isEmpty else { return }
    let old = frame
    let mask = autoresizingMask
    let (x, width) = UIView.resized(
      lead: old.minX, length: old.width, from: before.width, to: after.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = UIView.resized(
      lead: old.minY, length: old.height, from: before.height, to: after.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let new = CGRect(x: x, y: y, width: width, height: height)
    if new != old { frame = new }
  }

  /// A start and a length on one axis after the container's length has changed.
  private static func resized(
    lead: CGFloat, length: CGFloat, from before: CGFloat, to after: CGFloat,
    flexible: (lead: Bool, length: Bool, trail: Bool)
  ) -> (CGFloat, CGFloat) {
    let change = after - before
    guard change != 0, flexible.lead || flexible.length || flexible.trail else {
      return (lead, length)
    }
    let trail = before - lead - length
    let total =
      (flexible.lead ? lead : 0) + (flexible.length ? length : 0) + (flexible.trail ? trail : 0)
    let count: CGFloat =
      (flexible.lead ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.trail ? 1 : 0)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total != 0 ? change * part / total : change / count
    }
    return (lead + share(lead, flexible.lead), length + share(length, flexible.length))
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// Whether the view is `view` or lies below it.
  public func isDescendant(of view: UIView) -> Bool {
    var known: UIView? = self
    while let current = known, current !== view { known = current.superview }
    return known != nil
  }

  /// The view with `tag` in the tree below, this view included; the nearest to the root first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var found: UIView?
    visitTree { view in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  /// The direction views with `attribute` have in an interface of the screen's direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIEdgeInsets {
  /// How far these insets of a rectangle `container` reach into `frame` within it; what of the
  /// frame lies beyond the container adds nothing.
  func reaching(into frame: CGRect, of container: CGRect) -> UIEdgeInsets {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      Swift.max(0, inset - Swift.max(0, distance))
    }
    return UIEdgeInsets(
      top: reach(top, frame.minY - container.minY), left: reach(left, frame.minX - container.minX),
      bottom: reach(bottom, container.maxY - frame.maxY),
      right: reach(right, container.maxX - frame.maxX))
  }
}

/// Changes of sizes under way.
@MainActor private enum Resizing {
  static let greatestDepth = 64
  static var depth = 0
  static var waiting: [(UIView, CGSize, CGSize)] = []
}
