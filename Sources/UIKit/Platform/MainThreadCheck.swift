#if os(Linux)
  import Glibc

  /// Says what is wrong where UIKit is called off the main thread, where the process otherwise ends
  /// without a word.
  ///
  /// Closures of the main actor find out on which thread they run. Elsewhere than on the main thread
  /// the runtime of Swift then calls a function of Dispatch that stops the process: an illegal instruction.
  /// The runtime has a hook for that place, which is called for nothing else, so that the check costs
  /// calls on the main thread nothing. Calls without such a closure are not noticed.
  enum MainThreadCheck {
    private typealias Check = @convention(c) (UInt, UInt) -> Void
    private typealias Hook = @convention(c) (UInt, UInt, UnsafeMutableRawPointer?) -> Void

    /// The actor as the runtime knows it: an executor is two words, the first of which is the object.
    private static let mainActor = unsafeBitCast(
      MainActor.sharedUnownedExecutor, to: (UInt, UInt).self
    ).0

    private static let hook: Hook = { executor, implementation, check in
      guard executor != mainActor else { return expectMainQueue() }
      unsafeBitCast(check, to: Check.self)(executor, implementation)
    }

    /// Installs the hook, unless the runtime has none or another one is installed.
    static func install() {
      guard let symbol = dlsym(nil, "swift_task_checkIsolated_hook") else { return }
      let place = symbol.assumingMemoryBound(to: Hook?.self)
      guard place.pointee == nil else { return }
      _ = mainActor
      place.pointee = hook
    }

    private static func expectMainQueue() {
      refuse(
        unless: MainQueue.isCurrent,
        """
        UIKit must be used from main thread only: it was called on a background thread. Call it in \
        DispatchQueue.main.async { … } or in await MainActor.run { … }.
        """)
    }
  }
#endif
