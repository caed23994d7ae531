import RenderCore

/// The effect of a visual effect view on the content behind it.
///
/// The class itself has no effect; use ``UIBlurEffect`` or ``UIVibrancyEffect``.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// The effect itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The drawing for an appearance; nil for none.
  func material(for traits: UITraitCollection) -> Material? { nil }

  /// The colour of all content for an appearance; nil for its own colours.
  func contentColor(for traits: UITraitCollection) -> RGBA? { nil }
}
