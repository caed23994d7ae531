// Ways through trees of any depth: none of them calls itself.
extension UIView {
  /// Calls `visit` with the view and all below it, superviews first, in the order of the subviews.
  ///
  /// - Parameter visit: Answers whether to go on below the view.
  func visitTree(_ visit: (UIView) -> Bool) {
    guard visit(self), !subviewList.isEmpty else { return }
    var waiting: [UIView] = subviewList.reversed()
    while let view = waiting.popLast() {
      if visit(view) { waiting.append(contentsOf: view.subviewList.reversed()) }
    }
  }

  /// The safe area of `view`, which follows from those of the views above it. Far above, they are
  /// found one after the other and not within one another.
  static func safeArea(of view: UIView) -> UIEdgeInsets {
    if let known = knownSafeArea, known.view === view { return known.insets }
    guard safeAreaDepth == greatestSafeAreaDepth else {
      safeAreaDepth += 1
      defer { safeAreaDepth -= 1 }
      return view.safeAreaInsets
    }
    safeAreaDepth = 0
    defer { safeAreaDepth = greatestSafeAreaDepth }
    var path = [view]
    while let parent = path.last?.superview { path.append(parent) }
    let before = knownSafeArea
    for view in path.reversed() { knownSafeArea = (view, view.safeAreaInsets) }
    let insets = knownSafeArea?.insets ?? .zero
    knownSafeArea = before
    return insets
  }

  /// Runs `body` while the safe area of `view` is known to be `insets`.
  static func withSafeArea<Result>(
    _ insets: UIEdgeInsets, of view: UIView, _ body: () -> Result
  ) -> Result {
    let before = knownSafeArea
    knownSafeArea = (view, insets)
    defer { knownSafeArea = before }
    return body()
  }

  /// How many safe areas are being found within one another.
  private static var safeAreaDepth = 0
  private static var greatestSafeAreaDepth: Int { 64 }
  private static var knownSafeArea: (view: UIView, insets: UIEdgeInsets)?
}
