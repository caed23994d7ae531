import RenderCore

/// The effect of a visual effect view on the content behind it.
///
/// The class itself has no effect; use ``UIBlurEffect``.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// The effect itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The drawing for an appearance; nil for none.
  func material(for traits: UITraitCollection) -> Material? { nil }
}
