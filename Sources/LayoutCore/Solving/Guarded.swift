#if !arch(wasm32)
  import Synchronization

  /// A value that one thread at a time changes.
  typealias Guarded<Value: Sendable> = Mutex<Value>
#else
  /// A value that one thread at a time changes: in a page there is one thread.
  final class Guarded<Value: Sendable>: @unchecked Sendable {
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ change: (inout Value) -> Result) -> Result { change(&value) }
  }
#endif
