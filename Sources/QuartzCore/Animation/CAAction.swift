import Foundation

/// An action that runs when a property of a layer changes.
public protocol CAAction {
  /// - Parameters:
  ///   - event: The key of the change.
  ///   - anObject: The layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, and ends the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// An action that knows the values before and after the change.
package protocol LayerChangeAction: CAAction {
  func run(_ change: LayerChange)
}

/// A change of one property of a layer, which has the new value already.
package struct LayerChange {
  package let layer: CALayer
  package let property: LayerProperty
  /// The layer's own value before.
  package let old: MotionValue
  package let new: MotionValue
  /// What was shown before, as long as the animations of the layer are what they were.
  package var shown: MotionValue { layer.shownValue(of: property, for: old) }
}
