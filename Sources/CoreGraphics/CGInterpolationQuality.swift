/// How images are drawn that are stretched.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// What the context chooses: pixels are mixed.
  case `default` = 0
  /// Each pixel is seen as a rectangle of its own.
  case none = 1
  /// Pixels are mixed, as for `.default`.
  case low = 2
  /// Pixels are mixed, as for `.default`.
  case high = 3
  /// Pixels are mixed, as for `.default`.
  case medium = 4
}
