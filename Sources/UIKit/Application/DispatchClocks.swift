/// The clocks by which Dispatch fires timers: those of `asyncAfter`, of run loops that wait for a
/// limited time and of `Task.sleep`.
///
/// Dispatch opens a descriptor for each clock when a timer first needs it, and keeps it. On Linux a
/// `URLSession` closes the descriptor of a connection before Dispatch stops watching it. A clock that is
/// opened in between gets the same number, Dispatch then stops watching the clock, and none of its
/// timers fires again. Clocks that are open before the first connection have numbers of their own.
enum DispatchClocks {
  /// Opens all clocks. Waits for about a millisecond, and for a tenth of a second at most.
  static func open() {
    let soon = DispatchTimeInterval.milliseconds(1)
    let timers = DispatchGroup()
    for _ in 0..<3 { timers.enter() }
    DispatchQueue.global().asyncAfter(deadline: .now() + soon) { timers.leave() }
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + soon) { timers.leave() }
    Task.detached {
      try? await Task.sleep(for: .milliseconds(1), clock: .continuous)
      timers.leave()
    }
    _ = timers.wait(timeout: .now() + .milliseconds(100))
  }
}
