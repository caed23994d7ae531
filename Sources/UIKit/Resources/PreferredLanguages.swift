/// The user's preferred languages, the first choice first.
package enum PreferredLanguages {
  /// The languages of a task, such as a test; nil for those of the process.
  @TaskLocal package static var ofTask: [String]?

  /// The languages of the process: those in `UIKIT_LANGUAGES`, else the system's.
  private static let ofProcess: [String] = {
    let asked = ProcessInfo.processInfo.environment["UIKIT_LANGUAGES"]?.split(separator: ",")
    return asked.map { $0.map(String.init) } ?? Locale.preferredLanguages
  }()

  /// The languages of the current task or process.
  static var current: [String] { ofTask ?? ofProcess }
}
