extension UIView {
  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self, subviewList.last !== view else { return }
    detach(view)
    attach(view, at: subviewList.count)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self, subviewList.first !== view else { return }
    detach(view)
    attach(view, at: 0)
  }

  /// Exchanges the places of two subviews. Does nothing if one of the indices is out of bounds.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviewList.indices.contains(index1), subviewList.indices.contains(index2),
      index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviewList[low], subviewList[high])
    detach(upper)
    detach(lower)
    attach(upper, at: low)
    attach(lower, at: high)
  }

  /// Inserts a view beside a subview, or in front of all where that is none.
  func insert(_ view: UIView, next sibling: UIView, after: Bool) {
    let isMove = view.superview === self
    if isMove { detach(view) }
    let index = subviewList.place(of: sibling).map { after ? $0 + 1 : $0 } ?? subviewList.count
    if isMove { attach(view, at: index) } else { insert(view, at: index) }
  }

  /// Inserts a view, or moves it if it is a subview already.
  func insert(_ view: UIView, at index: Int) {
    refuse(unless: view !== self, "Can't add self as subview: \(view).")
    refuse(
      unless: view.subviewList.isEmpty || !isDescendant(of: view),
      "\(self) lies within \(view) and can't become its superview. Remove it from there first.")
    guard view.superview === self else { return Reparenting(view, to: self).run(index: index) }
    detach(view)
    attach(view, at: index)
  }

  /// Puts a view and its layer into the lists, and nothing else.
  func attach(_ view: UIView, at index: Int) {
    let place = min(max(index, 0), subviewList.count)
    if place == subviewList.count {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, below: subviewList[place].layer)
    }
    subviewList.insert(view, at: place)
  }

  /// Takes a view and its layer out of the lists, and nothing else.
  func detach(_ view: UIView) {
    if subviewList.last === view {
      subviewList.removeLast()
    } else if let index = subviewList.place(of: view) {
      subviewList.remove(at: index)
    }
    view.layer.removeFromSuperlayer()
  }

  /// Releases views one after the other, and not within one another, however deep the tree is.
  nonisolated static func release(_ views: inout [UIView]) {
    var released = views
    views = []
    while var view = released.popLast() {
      view.above = nil
      guard isKnownUniquelyReferenced(&view) else { continue }
      released += view.subviewList
      view.subviewList = []
    }
  }

  /// The interactions of the view. The default is empty.
  public var interactions: [any UIInteraction] {
    get { parts[ViewInteractions.self]?.interactions ?? [] }
    set { existingOrNewPart(ViewInteractions()).replace(by: newValue, of: self) }
  }

  /// Whether a window or a container controller of the system sets the view's frame.
  var isPlacedByContainer: Bool { viewController?.isPlacedByContainer ?? false }

  /// Calls `updateViewConstraints()` of the view's controller, or else `updateConstraints()`.
  func updateConstraintsOfOwner() {
    ObservationTracking.run(.constraints, of: self) {
      viewController?.updateViewConstraints() ?? updateConstraints()
    }
  }

  /// Converts a point of the view to the coordinates of another one; nil for the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Converts a point of another view, nil for the window, to the view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Converts a rectangle of the view to the coordinates of another one; nil for the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Converts a rectangle of another view, nil for the window, to the view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// Whether the view is `view` or within it.
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
  /// - Parameter visit: Returns whether to visit the view's subviews.
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

  /// The name under which the view's state is kept; stored and not used. The default is nil.
  public var restorationIdentifier: String? {
    get { parts[RestorationName.self]?.text }
    set { parts[RestorationName.self] = newValue.map(RestorationName.init) }
  }

  /// The direction of views with `attribute` in an interface from left to right.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of views with `semanticContentAttribute` in an interface of a direction.
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
  /// The layer that has the view's coordinates.
  public var _spaceLayer: CALayer? { layer }
}
