extension UIView {
  /// Sets the frame or the bounds, and has what depends on them follow before observers are called.
  @inline(__always) final func resizing(
    _ value: ValueNames, and following: ValueNames, _ change: () -> Void
  ) {
    changing(value, and: following) {
      let former = ownLayer.bounds
      change()
      Autoresizing.geometryDidChange(of: self, from: former.size)
      ConstraintLayout(of: self).geometryDidChange()
      boundsDidChange(from: former)
    }
  }

  /// Sets the centre, and has what depends on it follow before observers are called.
  @inline(__always) final func moving(_ change: () -> Void) {
    changing(.center, and: .frame) {
      change()
      ViewCorners.geometryDidChange(of: self)
      ConstraintLayout(of: self).geometryDidChange()
    }
  }

  /// Gives the view the size that `sizeThatFits(_:)` returns, if it has another.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    if bounds.size != size { frame = CGRect(origin: frame.origin, size: size) }
  }

  /// Hides or shows the view, and tells the superview.
  func becomeHidden(_ isHidden: Bool) {
    ownLayer.isHidden = isHidden
    superview?.visibilityDidChange(of: self)
  }

  /// The three-dimensional transform about the anchor point. The default is the identity.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { changing([], and: .frame) { layer.transform = newValue } }
  }

  /// The point that `center` and transforms refer to, in unit coordinates of the bounds. The default
  /// is the middle.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changing([], and: .frame) { layer.anchorPoint = newValue } }
  }

  /// Whether the tint colour is shown dimmed, inherited from the superview unless set.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { ViewTint(of: self).adjustmentMode }
    set {
      ownTintAdjustmentMode = newValue
      ViewTint(of: self).notifyChange()
    }
  }

  /// Resolves the traits of the view and its subviews again.
  package func traitsMayHaveChanged() { visitTree { ViewTraits(of: $0).refresh() } }

  /// The distances of content from the edges by reading direction. The default is 8 points on all
  /// sides; for a controller's view its `systemMinimumLayoutMargins`.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set {
      ownMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether the view keeps its colours where the colours of the screen are inverted. The default
  /// is `false`; colours are never inverted on this platform.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { setAccessibility(\.ignoresInvertColors, newValue) }
  }
}

extension UIView: UITraitChangeObservable {
  /// Stops calling the handler of a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeHandlers?.remove(registration)
  }

  /// Calls `handler` when one of the traits has changed.
  public func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    // Changes are noticed by comparing with the cached traits.
    _ = traitCollection
    return keep(traits, handler)
  }
}

extension UIView: LayerHost {
  package func drawContent(in context: CGContext) { KeptDrawing.draw(self, in: context) }

  /// Draws the content of the view's own layer by `draw(_:)`, with the context and the tint as current
  /// ones.
  func drawContent(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    CurrentTint.perform(in: self) {
      UIGraphicsPushContext(context)
      ObservationTracking.run(.drawing, of: self) { draw(bounds) }
      UIGraphicsPopContext()
    }
  }

  package func layerAction(_ layer: CALayer, forKey event: String) -> (any CAAction)? {
    action(for: layer, forKey: event)
  }
}
