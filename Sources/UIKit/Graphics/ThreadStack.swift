/// A stack of which each thread has its own, innermost last.
final class ThreadStack<Element> {
  var elements: [Element] = []

  /// The stack of a name of the current thread, made when it is first asked for.
  static func current(_ name: String) -> ThreadStack {
    let (storage, key) = (Thread.current.threadDictionary, "UIKit." + name)
    if let known = storage[key] as? ThreadStack { return known }
    let made = ThreadStack()
    storage[key] = made
    return made
  }
}
