import Foundation

/// Looks for the action of a layer's change.
struct ActionSearch {
  private let layer: CALayer
  private let event: String

  /// - Parameter event: The key of what changes.
  init(_ layer: CALayer, _ event: String) { (self.layer, self.event) = (layer, event) }

  /// The first action that anyone has.
  var first: (any CAAction)? {
    let found =
      ofHost ?? layer.motion?.delegate?.action(for: layer, forKey: event)
      ?? layer.motion?.actions?[event] ?? type(of: layer).defaultAction(forKey: event) ?? implicit
    return found is NSNull ? nil : found
  }

  /// What the view that the layer belongs to says.
  private var ofHost: (any CAAction)? {
    guard layer.isHosted else { return nil }
    let event = event
    nonisolated(unsafe) let layer = layer
    nonisolated(unsafe) var action: (any CAAction)?
    MainActor.assumeIsolated { action = layer.host?.layerAction(layer, forKey: event) }
    return action
  }

  /// What a plain layer does when a property changes: it moves there.
  private var implicit: (any CAAction)? {
    guard layer.state.part != .hosted, let property = LayerProperty(rawValue: event),
      property.read(layer) != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
