import Synchronization

/// Says on standard error what an application asked for and what there is not, each thing once.
enum MissingResource {
  private static let reported = Mutex<Set<String>>([])
  /// Receives the reports in place of standard error. Tests replace it for a task by `$output`.
  @TaskLocal static var output: (@Sendable (String) -> Void)?

  /// Reports `text` unless it was reported before; tests with an `output` of their own always get it.
  static func report(_ text: String) {
    if let output { return output(text) }
    guard reported.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
