extension UIView {
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

  /// The root of the view's tree.
  var treeRoot: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// Calls `visit` with the view and all below it, superviews first, in the order of the subviews.
  /// It does not call itself, so trees may be of any depth.
  ///
  /// - Parameter visit: Answers whether to go on below the view.
  func visitTree(_ visit: (UIView) -> Bool) {
    guard visit(self), !subviewList.isEmpty else { return }
    var waiting: [UIView] = subviewList.reversed()
    while let view = waiting.popLast() {
      if visit(view) { waiting.append(contentsOf: view.subviewList.reversed()) }
    }
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

extension UIView: _LayerSpace {
  public var _spaceLayer: CALayer? { layer }
}
