/// The tint of a view: its own, or else that of the nearest superview which has one.
@MainActor struct ViewTint {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  /// The tint colour, grey where the view or the one that it inherits from is dimmed.
  ///
  /// - Complexity: O(*n*), *n* being the depth of the view in its tree.
  var color: UIColor {
    var owner = view
    var isDimmed = view.ownTintAdjustmentMode == .dimmed
    while owner.ownTintColor == nil, let parent = owner.superview {
      owner = parent
      isDimmed = isDimmed || parent.ownTintAdjustmentMode == .dimmed
    }
    isDimmed = isDimmed || owner.tintAdjustmentMode == .dimmed
    return isDimmed ? .systemGray : owner.ownTintColor ?? .accent
  }

  /// The mode of the nearest view that has one of its own.
  var adjustmentMode: UIView.TintAdjustmentMode {
    var view = view
    while view.ownTintAdjustmentMode == .automatic, let parent = view.superview { view = parent }
    let mode = view.ownTintAdjustmentMode
    return mode == .automatic ? .normal : mode
  }

  /// Sets the view's own tint colour; nil for the inherited one.
  func set(_ color: UIColor?) {
    view.ownTintColor = color
    notifyChange()
  }

  /// Reports a change of the tint to the view and to all below it that inherit it.
  func notifyChange() {
    view.visitTree { inheriting in
      guard inheriting === view || inheriting.ownTintColor == nil else { return false }
      inheriting.tintColorDidChange()
      if inheriting.backgroundColor?.source.isFixed == false {
        ViewTint(of: inheriting).resolveBackgroundColor()
      }
      inheriting.setNeedsDisplay()
      return true
    }
  }

  /// Sets the layer's background colour, which may depend on the tint and the traits.
  func resolveBackgroundColor() {
    view.layer.backgroundColor = view.backgroundColor.map { $0.resolved(in: view).cgColor }
  }
}
