/// The part of a view that the keyboard covers, with the view above it.
///
/// It follows the keyboard in the time in which that moves. Without one it is what lies below the
/// safe area, so that what stands on its top stays within that.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide goes on at the bottom of the safe area while there is no keyboard; else it
  /// has no height then. Default true.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { insetsDidChange() } }
  }

  /// Whether the guide goes where a keyboard is that floats over the screen; keyboards do not do
  /// so on this platform. Default false.
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
