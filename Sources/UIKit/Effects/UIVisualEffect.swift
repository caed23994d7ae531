import RenderCore

/// What a visual effect view does to what lies behind it.
///
/// By itself nothing; ``UIBlurEffect`` is an effect to use.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// What is drawn for an appearance; nil for nothing.
  func material(for traits: UITraitCollection) -> Material? { nil }
}
