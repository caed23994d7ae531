import CPangoCairo

/// One counted reference to a GLib object, given back when the last Swift reference goes.
final class ObjectReference {
  let pointer: OpaquePointer

  /// Takes over a reference the caller owns.
  init(owned pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
