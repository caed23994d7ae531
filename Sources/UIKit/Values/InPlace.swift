/// A large value that is asked where it is.
///
/// A struct that a class keeps in a property is copied for each question to it, with a retain for
/// every table it has, because the property might change meanwhile. Behind a pointer it is not.
/// Whoever keeps one sees to it that the value does not change while it is asked.
final class InPlace<Value> {
  private let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  init(_ value: Value) {
    pointer.initialize(to: value)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  var value: Value {
    @inline(__always) _read { yield pointer.pointee }
    @inline(__always) _modify { yield &pointer.pointee }
  }
}
