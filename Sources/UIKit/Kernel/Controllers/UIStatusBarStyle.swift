/// The style of the status bar, which is not drawn on this platform.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in light mode, light in dark mode.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The animation of the status bar, which is not drawn on this platform.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// Fades in and out.
  case fade
  /// Slides in and out.
  case slide
}
