import Foundation
import MotionCore

extension CALayer {
  /// Whether a change of a property may start something.
  var looksAtChanges: Bool {
    switch state.part {
    case .free: !state.isNew
    case .hosted: LayerActions.viewsAnimate
    case .copy: false
    }
  }

  /// Marks the content to be drawn again and runs the action of a change of `property`.
  ///
  /// - Parameter old: The former value, evaluated only if the change has actions.
  func redraw(_ property: LayerProperty, from old: @autoclosure () -> MotionValue) {
    setNeedsDisplay()
    changed(property, from: old())
  }

  /// Runs the action of a change of `property`, unless the layer is not shown yet.
  @inline(__always)
  func changed(_ property: LayerProperty, from old: @autoclosure () -> MotionValue) {
    noteChange()
    if state.hasRedrawKeys { RedrawKeys.redraw(self, because: property) }
    if looksAtChanges { act(on: property, from: old()) }
  }

  /// Runs the action of a change of `property`, which has its new value already.
  func act(on property: LayerProperty, from old: MotionValue) {
    guard !CATransaction.disableActions(), let new = property.read(self), new != old, mayMove,
      let action = action(forKey: property.rawValue)
    else { return }
    if let action = action as? any LayerChangeAction {
      return action.run(LayerChange(layer: self, property: property, old: old, new: new))
    }
    if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil,
      basic.byValue == nil
    {
      basic.motionFrom = shownValue(of: property, for: old)
    }
    action.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// What was shown of `property` while its own value was `old`.
  func shownValue(of property: LayerProperty, for old: MotionValue) -> MotionValue {
    guard isMoving else { return old }
    let form = copyForShow()
    property.write(old, to: form)
    motion?.apply(to: form, at: ownTime(MotionStage.current.clock.now))
    return property.read(form) ?? old
  }

  /// Whether the layer was on the screen already when its tree was shown last.
  var mayMove: Bool {
    guard LayerActions.isOnMainActor() else { return false }
    var layer: CALayer? = self
    while let current = layer, current.state.part == .free {
      if current.state.isNew { return false }
      layer = current.superlayer
    }
    return isOnScreen
  }
}

extension LayerShadow {
  /// Runs the actions of the change of a layer's shadow to this one.
  func act(in layer: CALayer, from old: LayerShadow) {
    layer.changed(.shadowColor, from: MotionValue(old.color))
    layer.changed(.shadowOpacity, from: MotionValue(old.opacity))
    layer.changed(.shadowOffset, from: MotionValue(old.offset))
    layer.changed(.shadowRadius, from: MotionValue(old.radius))
    layer.changed(.shadowPath, from: MotionValue(old.path))
  }
}

/// What decides whether changes of layers start something.
package enum LayerActions {
  /// Whether changes of views are animated now.
  @exclusivity(unchecked) nonisolated(unsafe) package static var viewsAnimate = false
  /// Whether the caller runs on the main actor; put in by whoever knows.
  nonisolated(unsafe) package static var isOnMainActor: () -> Bool = { Thread.isMainThread }
}
