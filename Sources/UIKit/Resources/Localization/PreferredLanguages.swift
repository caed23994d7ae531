/// The languages that people prefer, the best first.
package enum PreferredLanguages {
  /// Those of a task, such as a test's; nil leaves the choice to the process.
  @TaskLocal package static var ofTask: [String]?

  /// Those of the process: what `UIKIT_LANGUAGES` names, else those of the system.
  private static let ofProcess: [String] = {
    let asked = ProcessInfo.processInfo.environment["UIKIT_LANGUAGES"]?.split(separator: ",")
    return asked.map { $0.map(String.init) } ?? Locale.preferredLanguages
  }()

  /// Those that count now.
  static var current: [String] { ofTask ?? ofProcess }
}
