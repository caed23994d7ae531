extension UIPointerStyle {
  /// The shape that a desktop has for the style.
  var cursor: ClientCursor {
    switch (shape, effect) {
    case (.verticalBeam, _): .text
    case (_, .automatic?), (_, .highlight?), (_, .lift?): .hand
    case (nil, nil) where constrainedAxes == .both: .hidden
    default: .arrow
    }
  }
}

extension UIView {
  /// The style of the pointer in the region that it is over; nil for that of the system.
  var pointerStyle: UIPointerStyle? {
    interactions.lazy.compactMap { ($0 as? UIPointerInteraction)?.style }.first
  }
}
