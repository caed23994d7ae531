/// The clocks by which Dispatch fires timers: those of `asyncAfter`, of run loops that wait for a
/// limited time and of `Task.sleep`.
///
/// Dispatch opens a descriptor for each clock when a timer first needs it, and keeps it. On Linux a
/// `URLSession` closes the descriptor of a connection before Dispatch stops watching it. A clock that is
/// opened in between gets the same number, Dispatch then stops watching the clock, and none of its
/// timers fires again. Clocks that are open before the first connection have numbers of their own.
enum DispatchClocks {
  /// Opens all clocks. Waits for a few milliseconds, and for a tenth of a second at most.
  ///
  /// Each clock gets a timer that is due in a year: one that is due before Dispatch looks at it fires
  /// without a clock.
  static func open() {
    let year = 365 * 24 * 3_600
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(year)) {}
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + .seconds(year)) {}
    Task.detached { try? await Task.sleep(for: .seconds(year), clock: .continuous) }
    for _ in 0..<100 where opened() < 3 { usleep(1_000) }
  }

  /// How many clocks have a descriptor in this process.
  private static func opened() -> Int {
    let folder = "/proc/self/fdinfo"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.count { name in
      let facts = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return facts?.contains("clockid:") == true
    }
  }
}
