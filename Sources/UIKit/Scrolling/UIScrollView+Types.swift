extension UIScrollView {
  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in light appearance, light in dark.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// When dragging hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging leaves the keyboard.
    case none
    /// When a drag begins.
    case onDrag
    /// When the finger lifts below the keyboard's top edge.
    case interactive
    /// As `onDrag`, with the accessory view.
    case onDragWithAccessory
    /// As `interactive`, with the accessory view.
    case interactiveWithAccessory

    var endsOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    var endsBelowKeyboard: Bool { self == .interactive || self == .interactiveWithAccessory }
  }
}
