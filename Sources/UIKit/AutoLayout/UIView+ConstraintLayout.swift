// What the view's layout does with constraints.
extension UIView {
  /// Solves the constraints that decide about the view, so that all views to be moved are known.
  func bringConstraintsUpToDate() {
    constraintHost.constraintState?.engine?.update()
  }

  /// Puts the subviews where the constraints want them.
  func applyConstraintLayout() {
    guard let engine = constraintHost.constraintState?.engine else { return }
    for view in subviewList {
      guard let item = view.constraintState?.item, item.engine === engine, item.role == .solved
      else { continue }
      view.takeOn(engine.frame(of: item))
    }
    if let scrollView = self as? UIScrollView { scrollView.takeOnContentSize(from: engine) }
  }

  private func takeOn(_ rect: CGRect) {
    let anchor = anchorPoint
    let middle = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    guard bounds.size != rect.size || center != middle else { return }
    if CATransform3DIsIdentity(layer.transform) {
      frame = rect
    } else {
      if bounds.size != rect.size { bounds = CGRect(origin: bounds.origin, size: rect.size) }
      center = middle
    }
  }

  /// Sizes a root that is not placed by its frame by its constraints.
  func takeOnRootSize() {
    guard superview == nil, !translatesAutoresizingMaskIntoConstraints,
      let engine = constraintState?.engine, let item = engine.hostItem
    else { return }
    let size = engine.frame(of: item).size
    if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
  }

  // MARK: Notices

  /// The view's frame or bounds have changed.
  func autoLayoutGeometryDidChange() {
    guard let state = constraintState else { return }
    state.engine?.markDirty()
    guard let item = state.item else { return }
    if item.role == .framed || item.scroll != nil || !state.systemGuides.isEmpty {
      item.engine?.markDirty()
    }
  }

  /// The view's margins or safe area have changed.
  func constraintInsetsDidChange() {
    guard let state = constraintState, !state.systemGuides.isEmpty else { return }
    constraintHost.constraintState?.engine?.markDirty()
  }

  /// The view's reading direction may have changed.
  func constraintDirectionDidChange() {
    guard constraintState != nil else { return }
    constraintHost.constraintState?.engine?.markDirty()
  }

  func intrinsicSizeDidChange() {
    guard let state = constraintState else { return }
    if let engine = state.engine, let item = engine.hostItem { engine.contentDidChange(of: item) }
    if let item = state.item, item.role == .solved { item.engine?.contentDidChange(of: item) }
    (superview as? UIStackView)?.arrangedContentChanged()
  }

  func arrangedVisibilityDidChange(of view: UIView) {
    (self as? UIStackView)?.arrangedVisibilityChanged(of: view)
  }
}

extension UIScrollView {
  /// Makes the content as large as the content guide, if constraints speak of it.
  fileprivate func takeOnContentSize(from engine: ConstraintEngine) {
    guard let state = constraintState,
      let guide = state.systemGuides.first(where: { $0.role == .scrollContent }),
      engine.items[ObjectIdentifier(guide)] != nil
    else { return }
    let size = engine.frame(of: guide).size
    if contentSize != size { contentSize = size }
  }
}
