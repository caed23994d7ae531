/// A large value that is asked where it is.
///
/// A struct that a class keeps in a property is copied for each question to it, with a retain for
/// every table it has, because the property might change meanwhile. ``ask(_:)`` has the value for
/// itself while it asks, so nothing is copied. Whoever keeps one sees to it that the value does not
/// change meanwhile.
final class InPlace<Value> {
  private let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  init(_ value: Value) {
    pointer.initialize(to: value)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// The answer to a question that does not change the value.
  @inline(never)
  func ask<Answer>(_ question: (inout Value) -> Answer) -> Answer {
    question(&pointer.pointee)
  }

  var value: Value {
    @inline(__always) _read { yield pointer.pointee }
    @inline(__always) _modify { yield &pointer.pointee }
  }
}
