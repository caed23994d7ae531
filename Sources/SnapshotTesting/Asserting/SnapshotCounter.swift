import Foundation
import Testing
import XCTest

/// Numbers the snapshots without names of each test, from 1.
///
/// One for the process, and one for each run of a test with the trait `.snapshots`. Tests of XCTest
/// start anew each time they run.
final class SnapshotCounter: @unchecked Sendable {
  @TaskLocal static var current = shared
  private static let shared = SnapshotCounter()

  private let lock = NSLock()
  private var numbers: [String: Int] = [:]
  private var owners: [String: String] = [:]

  /// The number of the next snapshot of `series` in the present test.
  func next(in series: String) -> Int {
    XCTestRuns.observe(self)
    let key = "\(series)|\(PresentTest.identity)"
    return lock.withLock {
      numbers[key, default: 0] += 1
      return numbers[key] ?? 1
    }
  }

  /// Notes that the present test uses the reference at `path`.
  ///
  /// - Returns: Another test that used it before; nil if there is none.
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

/// The test that runs in the present task.
enum PresentTest {
  /// Tells tests apart that have the same name.
  static var identity: String { Test.current.map { "\($0.id)" } ?? "" }
}

/// Has counters start anew when a test of XCTest has run.
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
