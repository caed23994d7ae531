import Foundation
import Testing
import XCTest

/// Numbers the unnamed snapshots of each test, from 1.
///
/// There is one counter for the process and one for each run of a test with the trait `.snapshots`.
/// It starts again with each run of an XCTest test.
final class SnapshotCounter: @unchecked Sendable {
  @TaskLocal static var current = shared
  private static let shared = SnapshotCounter()

  private let lock = NSLock()
  private var numbers: [String: Int] = [:]
  private var owners: [String: String] = [:]

  /// The number of the next snapshot of `series` in the current test.
  func next(in series: String) -> Int {
    XCTestRuns.observe(self)
    let key = "\(series)|\(PresentTest.identity)"
    return lock.withLock {
      numbers[key, default: 0] += 1
      return numbers[key] ?? 1
    }
  }

  /// Records that the current test uses the reference at `path`.
  ///
  /// - Returns: Another test that has used it; nil if there is none.
  func claim(_ path: String) -> String? {
    let identity = PresentTest.identity
    let owner = lock.withLock { () -> String in
      let owner = owners[path] ?? identity
      owners[path] = owner
      return owner
    }
    return owner == identity ? nil : owner
  }

  func startAnew() {
    lock.withLock { numbers = [:] }
  }
}

/// The test of the current task.
enum PresentTest {
  /// A unique identifier for tests with equal names.
  static var identity: String { Test.current.map { "\($0.id)" } ?? "" }
}

/// Resets counters after each XCTest test.
private final class XCTestRuns: NSObject, XCTestObservation {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var observed: XCTestRuns?
  private let counter: SnapshotCounter

  private init(_ counter: SnapshotCounter) {
    self.counter = counter
  }

  static func observe(_ counter: SnapshotCounter) {
    guard Test.current == nil, Thread.isMainThread else { return }
    lock.withLock {
      guard observed == nil else { return }
      let runs = XCTestRuns(counter)
      observed = runs
      XCTestObservationCenter.shared.addTestObserver(runs)
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { counter.startAnew() }
}
