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

  /// The safe area of `view`, those of the views above it being found first.
  static func safeArea(of view: UIView) -> UIEdgeInsets {
    if let known = knownSafeArea, known.view === view { return known.insets }
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

  private static var knownSafeArea: (view: UIView, insets: UIEdgeInsets)?
}
