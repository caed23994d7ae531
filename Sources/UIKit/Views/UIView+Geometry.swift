import GeometryCore

extension UIView {
  /// Follows a change of the superview's size as the autoresizing mask says.
  ///
  /// What is left over after fixed margins and sides is shared by the flexible ones in proportion
  /// to their lengths, equally where all of them are zero.
  func autoresize(from before: CGSize, to after: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
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
    let parts = [
      flexible.lead ? lead : 0, flexible.length ? length : 0,
      flexible.trail ? before - lead - length : 0,
    ]
    let flags = [flexible.lead, flexible.length, flexible.trail]
    let count = flags.filter { $0 }.count
    guard change != 0, count > 0 else { return (lead, length) }
    let total = parts.reduce(0, +)
    func share(_ index: Int) -> CGFloat {
      guard flags[index] else { return 0 }
      return total != 0 ? change * parts[index] / total : change / CGFloat(count)
    }
    return (lead + share(0), length + share(1))
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
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view with `tag` in the tree below, this view included; the nearest to the root first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
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
  /// How far these insets of a rectangle `container` reach into `frame` within it.
  func reaching(into frame: CGRect, of container: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(0, top - (frame.minY - container.minY)),
      left: Swift.max(0, left - (frame.minX - container.minX)),
      bottom: Swift.max(0, bottom - (container.maxY - frame.maxY)),
      right: Swift.max(0, right - (container.maxX - frame.maxX)))
  }
}
