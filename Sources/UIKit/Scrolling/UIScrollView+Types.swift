extension UIScrollView {
  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in light appearance, light in dark.
    case `default`
    case black
    case white
  }

  /// When dragging makes the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// As soon as the drag begins.
    case onDrag
    /// When the finger lifts below the keyboard's top edge.
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory

    var endsOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    var endsBelowKeyboard: Bool { self == .interactive || self == .interactiveWithAccessory }
  }
}
