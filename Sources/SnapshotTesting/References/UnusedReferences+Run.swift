import Foundation

extension UnusedReferences {
  /// What is done about unused references when a run ends: what `SNAPSHOT_TESTING_UNUSED` says.
  enum Handling: String, CaseIterable {
    /// They are listed, after a run of all tests. What is done by itself.
    case list
    /// They are removed, after a run of all tests.
    case remove
    /// They are removed after any run, as far as their tests ran or are no more.
    case removeFiltered = "remove-filtered"
    /// Nothing is done.
    case ignore
  }

  /// Which tests a process runs.
  enum Scope {
    case all, some, none

    /// - Parameter arguments: Those of the process.
    init(arguments: [String]) {
      let rest = arguments.dropFirst()
      if rest.contains("swift-testing") {
        let options = ["--filter", "--skip"]
        self =
          rest.contains { argument in options.contains { argument.hasPrefix($0) } } ? .some : .all
      } else if arguments.first?.hasSuffix(".xctest") == true {
        // Names of tests stand free.
        let free = zip(arguments, rest).filter { !$0.hasPrefix("--") && !$1.hasPrefix("-") }
        self = free.isEmpty ? .all : .some
      } else {
        self = .none
      }
    }
  }

  /// Hears of unused references at the end of a run, and whether they are removed.
  package nonisolated(unsafe) static var listener: (@Sendable ([URL], _ areRemoved: Bool) -> Void)?

  /// Lists or removes what no assertion of the process asked for.
  static func finishRun() {
    let text = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_UNUSED"]
    let message = finish(
      AskedReferences.shared.folders, saying: text, scope: Scope(arguments: CommandLine.arguments))
    if let message { FileHandle.standardError.write(Data((message + "\n").utf8)) }
  }

  /// - Parameter text: What the environment says; nil for nothing.
  /// - Returns: What people are told; nil for nothing.
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

  /// A line for each file, and what can be done.
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
