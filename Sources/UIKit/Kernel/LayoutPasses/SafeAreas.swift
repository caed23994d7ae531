/// Safe areas that are being found, each of which follows from those of the views above.
@MainActor enum SafeAreas {
  /// How many are being found within one another.
  private static var depth = 0
  private static var greatestDepth: Int { 64 }
  @exclusivity(unchecked) private static var known: (view: UIView, insets: UIEdgeInsets)?

  /// The safe area of a view. Far above, they are found one after the other and not within one
  /// another.
  static func insets(of view: UIView) -> UIEdgeInsets {
    if let known, known.view === view { return known.insets }
    guard depth == greatestDepth else {
      depth += 1
      defer { depth -= 1 }
      return view.safeAreaInsets
    }
    depth = 0
    defer { depth = greatestDepth }
    var path = [view]
    while let parent = path.last?.above { path.append(parent) }
    let before = known
    for view in path.reversed() { known = (view, view.safeAreaInsets) }
    let insets = known?.insets ?? .zero
    known = before
    return insets
  }

  /// The safe area that follows from the superview's and from the view's controller.
  static func computedInsets(of view: UIView) -> UIEdgeInsets {
    var inherited = UIEdgeInsets.zero
    if let superview = view.above {
      let above = insets(of: superview)
      // Where no bar reaches, the view's place does not count.
      if above != .zero {
        inherited = above.reaching(into: view.frame, of: superview.bounds)
      }
    }
    guard let controller = view.viewController else { return inherited }
    return inherited + controller.additionalSafeAreaInsets + controller.barInsets
  }

  /// Runs `body` while the safe area of `view` is known to be `insets`.
  static func knowing<Result>(
    _ insets: UIEdgeInsets, of view: UIView, _ body: () -> Result
  ) -> Result {
    let before = known
    known = (view, insets)
    defer { known = before }
    return body()
  }
}
