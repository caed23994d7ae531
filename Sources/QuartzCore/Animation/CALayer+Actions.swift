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
    if state.hasRedrawKeys { redrawIfNeeded(property) }
    if looksAtChanges { act(on: property, from: old()) }
  }

  /// Marks the content to be drawn again if the class says so of a property.
  private func redrawIfNeeded(_ property: LayerProperty) {
    if Self.needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
  }

  /// Runs the actions of a change of the shadow.
  func shadowChanged(from old: LayerShadow) {
    noteChange()
    if state.hasRedrawKeys {
      for property: LayerProperty in [
        .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath,
      ] { redrawIfNeeded(property) }
    }
    guard looksAtChanges else { return }
    act(on: .shadowColor, from: MotionValue(old.color))
    act(on: .shadowOpacity, from: MotionValue(old.opacity))
    act(on: .shadowOffset, from: MotionValue(old.offset))
    act(on: .shadowRadius, from: MotionValue(old.radius))
    act(on: .shadowPath, from: MotionValue(old.path))
  }

  /// Sets a value of a key that is none of the class's properties. Draws the content again if the
  /// class says so, and runs the action of the key, which it is asked for before the change.
  func setOwnValue(_ value: Any?, forKey key: String) {
    let isCopy = state.part == .copy
    let action =
      isCopy || CATransaction.disableActions() || !mayMove ? nil : action(forKey: key)
    let shown = action == nil ? nil : shownForm.value(forKey: key)
    existingOrNewMotion.ownValues[key] = value
    if !isCopy, Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    guard let action else { return }
    if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil,
      basic.byValue == nil
    {
      basic.fromValue = shown ?? 0
    }
    action.run(forKey: key, object: self, arguments: nil)
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
  private var mayMove: Bool {
    guard LayerActions.isOnMainActor() else { return false }
    var layer: CALayer? = self
    while let current = layer, current.state.part == .free {
      if current.state.isNew { return false }
      layer = current.superlayer
    }
    return isOnScreen
  }

  /// The action for a change: the first that anyone has.
  func firstAction(forKey event: String) -> (any CAAction)? {
    let found =
      hostAction(forKey: event) ?? motion?.delegate?.action(for: self, forKey: event)
      ?? motion?.actions?[event] ?? type(of: self).defaultAction(forKey: event)
      ?? implicitAnimation(forKey: event)
    return found is NSNull ? nil : found
  }

  /// What the view that the layer belongs to says.
  func hostAction(forKey event: String) -> (any CAAction)? {
    guard isHosted else { return nil }
    nonisolated(unsafe) let layer = self
    nonisolated(unsafe) var action: (any CAAction)?
    MainActor.assumeIsolated { action = layer.host?.layerAction(layer, forKey: event) }
    return action
  }

  /// What a plain layer does when a property changes: it moves there.
  func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard state.part != .hosted, let property = LayerProperty(rawValue: event),
      property.read(self) != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

/// What decides whether changes of layers start something.
package enum LayerActions {
  /// Whether changes of views are animated now.
  @exclusivity(unchecked) nonisolated(unsafe) package static var viewsAnimate = false
  /// Whether the caller runs on the main actor; put in by whoever knows.
  nonisolated(unsafe) package static var isOnMainActor: () -> Bool = { Thread.isMainThread }
}
