import Glibc

/// The one lock around everything that lets cairo or Pango touch a font.
///
/// cairo 1.16 keeps its FreeType fonts in tables of the whole process and crashes now and then if
/// two threads use them, even through different canvases. Documents touch fonts once more when they
/// are finished, so drawing one happens inside the lock from beginning to end. Shapes, pictures and
/// icons drawn to pixels need no lock.
enum FontAccess {
  private static let lock = RecursiveLock()

  /// Runs `body` while no other thread touches fonts. May be nested on one thread.
  static func exclusively<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}

/// A lock that the thread that holds it may take again.
private final class RecursiveLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
}
