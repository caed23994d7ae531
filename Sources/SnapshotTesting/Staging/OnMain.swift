import Foundation

/// Tells the main queue from others.
///
/// The thread does not: where a program ends in `dispatchMain()`, as runs of Swift Testing do, other
/// threads serve the main queue.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Runs `body` on the main queue and waits for it, wherever the test runs.
package func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true {
    return MainActor.assumeIsolated(body)
  }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
