import RenderCore

/// The glass of iOS 26, drawn as the nearest material of iOS 18.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How much of what lies behind is seen.
  public enum Style: Int, Sendable {
    /// Glass that keeps content in front of it legible.
    case regular
    /// Glass that lets more through.
    case clear
  }

  private let style: Style
  /// Whether the glass reacts to touches. Has no effect in the appearance of iOS 18. The default is
  /// `false`.
  open var isInteractive = false
  /// The colour of the glass; nil, the default, for none.
  open var tintColor: UIColor?

  /// Creates a glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a regular glass.
  public convenience override init() { self.init(style: .regular) }

  override func material(for traits: UITraitCollection) -> Material? {
    let blur = UIBlurEffect(
      style: style == .regular ? .systemThinMaterial : .systemUltraThinMaterial)
    guard var material = blur.material(for: traits) else { return nil }
    if let tint = tintColor?.rgba(with: traits) { material.tint = tint }
    return material
  }
}
