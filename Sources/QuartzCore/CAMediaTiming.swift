import Foundation

/// Seconds since an arbitrary moment, on a clock that never goes back.
public func CACurrentMediaTime() -> CFTimeInterval {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}

public typealias CFTimeInterval = Double
