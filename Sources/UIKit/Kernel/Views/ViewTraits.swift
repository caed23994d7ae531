/// The traits of a view: inherited ones with the view's own overrides, cached in the view.
@MainActor struct ViewTraits {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  private var resolved: UITraitCollection {
    let traits = view.inheritedTraits.overridden(
      by: view.traitOverrides, style: view.overrideUserInterfaceStyle)
    return view.parts[ContentSizeLimits.self]?.limit(traits) ?? traits
  }

  /// Resolves the traits of the view, and of the superviews whose traits are not cached.
  ///
  /// It goes from the top to the view and does not call itself, so trees may be of any depth.
  func resolveAll() -> UITraitCollection {
    var unknown = [view]
    while let parent = unknown.last?.superview, parent.cachedTraits == nil {
      unknown.append(parent)
    }
    for view in unknown.reversed() { view.cachedTraits = ViewTraits(of: view).resolved }
    return view.cachedTraits ?? resolved
  }

  /// Resolves the traits again, and reports a change to the view and its controller.
  ///
  /// - Returns: Whether the subviews have to be refreshed as well.
  func refresh() -> Bool {
    // Where they are not cached, those of the subviews are not either.
    guard let before = view.cachedTraits else { return false }
    let after = resolved
    guard after !== before else { return false }
    view.cachedTraits = after
    guard after != before else { return true }
    ViewTint(of: view).resolveBackgroundColor()
    view.setNeedsDisplay()
    view.setNeedsLayout()
    // Natural sizes are rounded to pixels.
    if after.displayScale != before.displayScale {
      ConstraintLayout(of: view).naturalSizeDidChange()
    }
    ConstraintLayout(of: view).directionDidChange()
    view.viewController?.traitCollectionDidChange(before)
    view.traitCollectionDidChange(before)
    view.viewController?.traitChangeHandlers?.callHandlers(from: before, to: after)
    view.traitChangeHandlers?.callHandlers(from: before, to: after)
    return true
  }

  /// Requests what depends on the reading direction again.
  func directionDidChange() {
    view.setNeedsLayout()
    view.setNeedsDisplay()
    ConstraintLayout(of: view).directionDidChange()
  }

  /// The direction in which the view lays out its content.
  var layoutDirection: UIUserInterfaceLayoutDirection {
    let inherited: UIUserInterfaceLayoutDirection =
      view.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return UIView.userInterfaceLayoutDirection(
      for: view.semanticContentAttribute, relativeTo: inherited)
  }
}
