/// The pointer interaction of a button.
@MainActor private final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  @UntilGone private var button: UIButton?
  var provider: UIButton.PointerStyleProvider?
  lazy var interaction = UIPointerInteraction(delegate: self)

  init(of button: UIButton) {
    super.init()
    self.button = button
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    button?.isEnabled ?? false ? defaultRegion : nil
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    guard let provider else { return UIPointerStyle(effect: effect) }
    return provider(button, effect, .roundedRect(button.frame))
  }
}

extension UIButton {
  /// Chooses the style of a pointer over a button, given those that the button proposes; nil for
  /// the pointer of the system.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  /// Whether the button has an effect under a pointer. The default is `false`.
  public var isPointerInteractionEnabled: Bool {
    get { interactions.contains { $0 === parts[ButtonPointer.self]?.interaction } }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      let interaction = existingOrNewPart(ButtonPointer(of: self)).interaction
      newValue ? addInteraction(interaction) : removeInteraction(interaction)
    }
  }

  /// Chooses the style of a pointer over the button. The default is nil: an effect that the system
  /// chooses. Setting it enables the interaction.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { parts[ButtonPointer.self]?.provider }
    set {
      existingOrNewPart(ButtonPointer(of: self)).provider = newValue
      if newValue != nil { isPointerInteractionEnabled = true }
    }
  }
}
