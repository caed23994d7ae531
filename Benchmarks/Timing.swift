import Foundation

/// The processor time this process has used, in seconds.
func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// What one reading of the clock takes, in seconds.
let timeOfReadingTheClock: Double = {
  let start = processTime()
  for _ in 0..<10_000 { _ = processTime() }
  return (processTime() - start) / 10_000
}()

/// The median processor time of one call of `body`, in microseconds.
///
/// - Parameters:
///   - samples: How many times the time is taken; each sample repeats the call for a millisecond.
func microseconds(samples: Int = 15, _ body: () -> Void) -> Double {
  var repetitions = 1
  while true {
    let start = processTime()
    for _ in 0..<repetitions { body() }
    if processTime() - start > 0.001 || repetitions >= 1 << 20 { break }
    repetitions *= 2
  }
  let times = (0..<samples).map { _ in
    let start = processTime()
    for _ in 0..<repetitions { body() }
    return (processTime() - start) / Double(repetitions)
  }
  return times.sorted()[samples / 2] * 1e6
}

/// Keeps a result from being optimised away.
@inline(never)
func consume<T>(_ value: borrowing T) {}
