import Foundation

/// A duration in seconds.
public typealias CFTimeInterval = Double

/// Seconds since an arbitrary moment, on a clock that never goes back.
public func CACurrentMediaTime() -> CFTimeInterval { MotionStage.current.clock.now }

/// Seconds since the beginning of 2001, by the calendar's clock.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date.timeIntervalSinceReferenceDate }

/// The timing of an animation or layer relative to its parent.
public protocol CAMediaTiming {
  /// The beginning in seconds of the parent's time; 0 for the moment it is first shown.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// How many seconds pass for each second of the parent; 0 stops. The default is 1.
  var speed: Float { get set }
  /// An offset added to the own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs. The default is 0, which counts as 1.
  var repeatCount: Float { get set }
  /// For how long runs repeat, in seconds; takes precedence over `repeatCount` unless 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Shows the last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows the first value before the beginning and the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing. The default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
