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

  /// The style in the region of a view that the pointer is over; nil for that of the system.
  @MainActor static func style(in view: UIView) -> UIPointerStyle? {
    view.interactions.lazy.compactMap { ($0 as? UIPointerInteraction)?.style }.first
  }
}
