/// How the status bar is to look.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light screens, light on dark ones.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}
