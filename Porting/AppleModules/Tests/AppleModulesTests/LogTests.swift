import Foundation
import Logging
import OSLog
import Synchronization
import Testing
import os

@Suite(.serialized) struct LogTests {
  /// What was logged, by the label of its logger.
  private static let lines = Mutex<[String: [String]]>([:])

  private struct Recorder: LogHandler {
    let label: String
    var metadata: Logging.Logger.Metadata = [:]
    var logLevel: Logging.Logger.Level = .trace

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let line = "\(event.level) \(event.message)"
      LogTests.lines.withLock { $0[label, default: []].append(line) }
    }
  }

  private static let bootstrap: Void = LoggingSystem.bootstrap { Recorder(label: $0) }

  private func written(by label: String) -> [String] { Self.lines.withLock { $0[label] ?? [] } }

  init() { Self.bootstrap }

  @Test func `a logger writes under its subsystem and category`() {
    let logger = os.Logger(subsystem: "shop", category: "cart")
    let name = "pear"
    logger.debug("one \(name, privacy: .public)")
    logger.error("\(255, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 2))")
    logger.log(level: .fault, "\("a", align: .right(columns: 3))|")
    #expect(
      written(by: "shop.cart") == ["debug one pear", "error 0xff 1.50", "critical   a|"])
  }

  @Test func `os_log fills its format`() {
    let log = OSLog(subsystem: "shop", category: "format")
    os_log("plain", log: log)
    os_log("%{public}@ has %d rows, %.1f %%", log: log, type: .error, "List", 3, 2.25)
    os_log(.info, log: log, "%ld and %@", 4, NSString("x"))
    os_log("value \(5)", log: log)
    os_log("%@ and %@", log: log, "one")
    os_log("unseen", log: .disabled)
    #expect(
      written(by: "shop.format") == [
        "notice plain", "error List has 3 rows, 2.2 %", "info 4 and x", "notice value 5",
        "notice one and <missing>",
      ])
  }

  @Test func `signposts do the work between them`() {
    let signposter = OSSignposter(subsystem: "shop", category: .pointsOfInterest)
    #expect(signposter.withIntervalSignpost("work") { 7 } == 7)
  }
}
