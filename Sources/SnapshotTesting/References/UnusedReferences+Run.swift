import Foundation

extension UnusedReferences {
  /// The handling of unused references at the end of a run, from `SNAPSHOT_TESTING_UNUSED`.
  enum Handling: String, CaseIterable {
    /// Lists them after a run of all tests. The default.
    case list
    /// Removes them after a run of all tests.
    case remove
    /// Removes those whose tests ran or no longer exist, after any run.
    case removeFiltered = "remove-filtered"
    /// Does nothing.
    case ignore
  }

  /// The tests that a process runs.
  enum Scope {
    case all, some, none

    /// - Parameter arguments: The arguments of the process.
    init(arguments: [String]) {
      let rest = arguments.dropFirst()
      if rest.contains("swift-testing") {
        let options = ["--filter", "--skip"]
        self =
          rest.contains { argument in options.contains { argument.hasPrefix($0) } } ? .some : .all
      } else if arguments.first?.hasSuffix(".xctest") == true {
        // Names of tests are arguments without an option.
        let free = zip(arguments, rest).filter { !$0.hasPrefix("--") && !$1.hasPrefix("-") }
        self = free.isEmpty ? .all : .some
      } else {
        self = .none
      }
    }
  }

  /// Called with unused references at the end of a run, and whether they are removed.
  package nonisolated(unsafe) static var listener: (@Sendable ([URL], _ areRemoved: Bool) -> Void)?

  /// Lists or removes the references that no assertion of the process used.
  static func finishRun() {
    let text = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_UNUSED"]
    let message = finish(
      AskedReferences.shared.folders, saying: text, scope: Scope(arguments: CommandLine.arguments))
    if let message { FileHandle.standardError.write(Data((message + "\n").utf8)) }
  }

  /// - Parameter text: The value of the environment variable; nil if it is not set.
  /// - Returns: The message; nil for none.
  static func finish(
    _ asked: [URL: AskedReferences.Folder], saying text: String?, scope: Scope
  ) -> String? {
    guard scope != .none else { return nil }
    guard let handling = Handling(rawValue: text ?? "list") else {
      let names = Handling.allCases.map(\.rawValue).joined(separator: ", ")
      return "SNAPSHOT_TESTING_UNUSED: expected one of \(names), got \"\(text ?? "")\"."
    }
    if handling == .ignore || (scope == .some && handling == .list) { return nil }
    if scope == .some, handling == .remove {
      return """
        SNAPSHOT_TESTING_UNUSED=remove removes nothing in a run of some tests alone. Run all tests, or \
        say remove-filtered.
        """
    }
    let unused = UnusedReferences(asked)
    guard !unused.files.isEmpty else { return nil }
    if handling != .list { unused.remove() }
    listener?(unused.files, handling != .list)
    return unused.text(areRemoved: handling != .list)
  }

  /// The files, one per line, and how to remove them.
  func text(areRemoved: Bool) -> String {
    let count = files.count == 1 ? "1 reference" : "\(files.count) references"
    let lines = files.map { "  \($0.path)" }.joined(separator: "\n")
    guard !areRemoved else { return "Removed \(count) that no assertion asked for:\n\(lines)" }
    return """
      No assertion asked for \(count):
      \(lines)
      Run the tests with SNAPSHOT_TESTING_UNUSED=remove to remove what is listed.
      """
  }
}
