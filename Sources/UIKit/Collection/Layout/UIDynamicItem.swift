/// An object with a position that dynamics or a layout's handler may change.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item in the coordinates of its container.
  var center: CGPoint { get set }
  /// The bounds of the item in its own coordinates.
  var bounds: CGRect { get }
  /// The transform of the item about its center.
  var transform: CGAffineTransform { get set }
}
