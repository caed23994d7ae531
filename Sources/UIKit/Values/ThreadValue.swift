/// An object for each thread, found without a dictionary.
///
/// Made once for the life of the process: the system has room for about a thousand.
struct ThreadValue<Value: AnyObject & Sendable>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
    precondition(failure == 0, "no room for another value of threads: error \(failure)")
    self.key = key
  }

  /// The value of the calling thread; nil at first. Released when the thread ends.
  var value: Value? {
    get {
      pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
    }
    nonmutating set {
      let before = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let before { Unmanaged<AnyObject>.fromOpaque(before).release() }
    }
  }
}
