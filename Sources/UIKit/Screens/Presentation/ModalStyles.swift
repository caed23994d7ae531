/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; what was shown before goes out of sight.
  case fullScreen = 0
  /// A sheet that leaves a little of what is behind in view.
  case pageSheet = 1
  /// A smaller sheet in the middle of wide windows; in others a page sheet.
  case formSheet = 2
  /// In the place of the nearest controller that defines a context, which goes out of sight.
  case currentContext = 3
  /// As the presentation controller of the transitioning delegate says.
  case custom = 4
  /// Over the whole window; what was shown before stays behind it.
  case overFullScreen = 5
  /// Over the nearest controller that defines a context.
  case overCurrentContext = 6
  /// A bubble with an arrow; in compact width a sheet.
  case popover = 7
  /// In answers of delegates: as it was.
  case none = -1
  /// A sheet.
  case automatic = -2

  /// Whether it is a sheet where there is room for one.
  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }

  /// Whether it takes the place of one controller's view and not of the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a controller that is presented comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom edge and back. Default.
  case coverVertical = 0
  case crossDissolve = 2
}
