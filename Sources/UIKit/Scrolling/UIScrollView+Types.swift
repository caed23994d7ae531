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

/// A scroll view whose description names where its content comes from.
@MainActor protocol ScrollViewWithSource {
  /// Such as `dataSource: <Shelf: 0x…>`.
  var sourceDetails: [String] { get }
}

extension UIScrollView: ViewWithContent {
  var contentDetails: [String] {
    let (offset, size, inset) = (contentOffset, contentSize, adjustedContentInset)
    return [
      "contentOffset: \(list(offset.x, offset.y))", "contentSize: \(list(size.width, size.height))",
      "adjustedContentInset: \(list(inset.top, inset.left, inset.bottom, inset.right))",
    ] + ((self as? any ScrollViewWithSource)?.sourceDetails ?? [])
  }

  private func list(_ values: CGFloat...) -> String {
    "{\(values.map(ViewDescription.number).joined(separator: ", "))}"
  }
}
