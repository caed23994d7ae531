/// Applies constraints in the layout of a view, and notifies their engine of changes of the view.
@MainActor struct ConstraintLayout {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  /// Solves the constraints that decide about the view, so that all views to be moved are known.
  func bringUpToDate() {
    view.constraintHost.constraintState?.engine?.update()
  }

  /// Puts the subviews where the constraints want them.
  func placeSubviews() {
    // The host is looked for once a subview has constraints.
    var found: (engine: ConstraintEngine, corner: CGPoint)?
    for subview in view.subviewList {
      guard let item = subview.constraintState?.item, item.role == .solved else { continue }
      if found == nil {
        guard let engine = view.constraintHost.constraintState?.engine else { return }
        found = (engine, engine.corner(of: view))
      }
      guard let found, item.engine === found.engine else { continue }
      place(subview, found.engine.frame(of: item, from: found.corner))
    }
  }

  private func place(_ subview: UIView, _ rect: CGRect) {
    let anchor = subview.anchorPoint
    let middle = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    guard subview.bounds.size != rect.size || subview.center != middle else { return }
    // Not by the frame: subclasses that override `bounds` or `center` are called, as on iOS.
    resize(subview, to: rect.size)
    if subview.center != middle { subview.center = middle }
  }

  private func resize(_ view: UIView, to size: CGSize) {
    if view.bounds.size != size { view.bounds = CGRect(origin: view.bounds.origin, size: size) }
  }

  /// Sizes a root that is not placed by its frame by its constraints.
  func sizeRoot() {
    guard view.above == nil, !view.translatesAutoresizingMaskIntoConstraints,
      let engine = view.constraintState?.engine, let item = engine.hostItem
    else { return }
    resize(view, to: engine.frame(of: item).size)
  }

  // MARK: Notices

  /// The view's frame or bounds have changed.
  func geometryDidChange() {
    guard let state = view.constraintState else { return }
    state.engine?.markDirty()
    guard let item = state.item else { return }
    if item.role == .framed || item.scroll != nil || !state.systemGuides.isEmpty {
      item.engine?.markDirty()
    }
  }

  /// The view's margins or safe area have changed.
  func insetsDidChange() {
    guard let state = view.constraintState, !state.systemGuides.isEmpty else { return }
    view.constraintHost.constraintState?.engine?.markDirty()
  }

  /// The view's reading direction may have changed.
  func directionDidChange() {
    guard view.constraintState != nil else { return }
    view.constraintHost.constraintState?.engine?.markDirty()
  }

  /// The view's natural size, or how much it insists on that, has changed.
  func naturalSizeDidChange() {
    guard let state = view.constraintState else { return }
    if let engine = state.engine, let item = engine.hostItem { engine.contentDidChange(of: item) }
    if let item = state.item, item.role == .solved { item.engine?.contentDidChange(of: item) }
    view.above?.naturalSizeDidChange(of: view)
  }
}
