/// The way in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenting view leaves the hierarchy.
  case fullScreen = 0
  /// A sheet that leaves a part of the presenting view visible.
  case pageSheet = 1
  /// A smaller sheet in the middle of wide windows; elsewhere a page sheet.
  case formSheet = 2
  /// Covers the nearest controller that defines a context, whose view leaves the hierarchy.
  case currentContext = 3
  /// Uses the presentation controller of the transitioning delegate.
  case custom = 4
  /// Covers the window; the presenting view stays in the hierarchy.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a context, whose view stays in the hierarchy.
  case overCurrentContext = 6
  /// A bubble with an arrow; in compact width a sheet.
  case popover = 7
  /// No adaptation, as the answer of a delegate.
  case none = -1
  /// The system's default: a sheet.
  case automatic = -2

  /// Whether the style is a sheet if there is room for one.
  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }

  /// Whether the style covers the view of one controller and not the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge, and back down.
  case coverVertical = 0
  /// Fades in and out.
  case crossDissolve = 2
}
