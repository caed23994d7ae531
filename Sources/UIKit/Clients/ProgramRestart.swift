/// Runs the program again in this process, from its beginning.
package enum ProgramRestart {
  /// - Parameter words: What its clients are told first, by `UIKIT_PAGE_SAID`.
  package static func run(saying words: String) -> Never {
    setenv("UIKIT_PAGE_SAID", words, 1)
    // Ports and displays are free for the next run.
    for descriptor in 3..<Int32(65_536) {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv("/proc/self/exe", &arguments)
    FileHandle.standardError.write(Data("The application cannot begin anew: \(words)\n".utf8))
    exit(1)
  }

  /// What is said where an application begins anew.
  package static func words(_ reason: String) -> String {
    "The application is at its beginning, because \(reason)"
  }
}
