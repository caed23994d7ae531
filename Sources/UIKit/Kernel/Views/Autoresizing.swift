/// A change of a view's size, which its subviews follow as their autoresizing masks say.
@MainActor struct Autoresizing {
  let view: UIView
  let before: CGSize
  let after: CGSize

  /// Lays out a view whose size may have changed, with the subviews that follow it.
  static func geometryDidChange(of view: UIView, from before: CGSize) {
    ViewCorners.geometryDidChange(of: view)
    let size = view.layer.bounds.size
    guard size != before else { return }
    if view.autoresizesSubviews, !view.subviewList.isEmpty {
      Autoresizing(view: view, before: before, after: size).run()
    }
    view.setNeedsLayout()
  }

  /// Whether the autoresizing mask stands for constraints between a view and its superview, which
  /// constraints size: content that constraints place in the view then sizes the superview as well.
  /// Rule AL-4.
  static func ties(_ view: UIView) -> Bool {
    let sizes =
      UIView.AutoresizingMask.flexibleWidth.rawValue
      | UIView.AutoresizingMask.flexibleHeight.rawValue
    var view = view
    while view.translatesAutoresizingMaskIntoConstraints,
      view.autoresizingMask.rawValue & sizes != 0, let superview = view.above
    {
      if !superview.translatesAutoresizingMaskIntoConstraints { return true }
      view = superview
    }
    return false
  }

  /// How many changes are being made within one another.
  @exclusivity(unchecked) private static var depth = 0
  private static var greatestDepth: Int { 64 }
  @exclusivity(unchecked) private static var waiting: [Autoresizing] = []

  /// Resizes the subviews.
  ///
  /// Views that change their subviews' sizes call for this within one another. In trees of great
  /// depth that goes on after the outermost change instead.
  func run() {
    guard Self.depth < Self.greatestDepth else { return Self.waiting.append(self) }
    Self.depth += 1
    defer { Self.depth -= 1 }
    followAll()
    guard Self.depth == 1 else { return }
    while let next = Self.waiting.popLast() { next.followAll() }
  }

  private func followAll() {
    for subview in view.subviewList { follow(subview) }
  }

  private func follow(_ subview: UIView) {
    let mask = subview.autoresizingMask
    guard subview.isPlacedByFrame, !mask.isEmpty else { return }
    let old = subview.frame
    let (x, width) = resized(
      lead: old.minX, length: old.width, from: before.width, to: after.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = resized(
      lead: old.minY, length: old.height, from: before.height, to: after.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let new = CGRect(x: x, y: y, width: width, height: height)
    if new != old { subview.frame = new }
  }

  /// A start and a length on one axis after the container's length has changed.
  ///
  /// What is left over after fixed margins and sides is shared by the flexible ones in proportion
  /// to their lengths, equally where all of them are zero.
  private func resized(
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
}
