/// The part of a view that is covered by the keyboard and the view above it.
///
/// It moves with the keyboard. Without a keyboard it covers the area below the safe area, so that
/// content on its top stays within that.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide covers the area below the safe area while there is no keyboard; else its
  /// height is 0 then. The default is `true`.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { insetsDidChange() } }
  }

  /// Whether the guide follows a floating keyboard. The default is `false`. Has no effect on this
  /// platform.
  open var followsUndockedKeyboard = false

  /// How much of the owner's lower end belongs to the guide, in points.
  override var coveredHeight: CGFloat {
    guard let view = owningView else { return 0 }
    let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let keyboard = Keyboard.shared.frame, let window = view.window else { return least }
    let top = view.convert(window.convert(keyboard, from: nil), from: window).minY
    return max(least, view.bounds.maxY - top)
  }
}

extension UIView {
  /// The part of the view that the keyboard covers. Made by the first call.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) {
      let guide = UIKeyboardLayoutGuide(
        .keyboard, of: self, identifier: "UIViewKeyboardLayoutGuide")
      Keyboard.shared.add(guide)
      return guide
    }
  }
}
