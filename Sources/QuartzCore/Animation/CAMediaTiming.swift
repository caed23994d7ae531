import Foundation

public typealias CFTimeInterval = Double

/// Seconds since an arbitrary moment, on a clock that never goes back.
public func CACurrentMediaTime() -> CFTimeInterval { MotionStage.current.clock.now }

/// Seconds since the beginning of 2001, by the calendar's clock.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date.timeIntervalSinceReferenceDate }

/// Where an object stands in time, as seen from the one that contains it.
public protocol CAMediaTiming {
  /// When it begins, in the time of what contains it, in seconds. 0: when it is first shown.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time passes. Default 1; 0 stands still.
  var speed: Float { get set }
  /// Added to its own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs there are. Default 0, which counts as 1.
  var repeatCount: Float { get set }
  /// For how long it runs again and again, in seconds; goes before `repeatCount` unless 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What is shown before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its end after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing. The default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
