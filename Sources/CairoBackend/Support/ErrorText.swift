import CPangoCairo

/// Takes the text out of a GLib error and frees it.
func takeMessage(of error: inout UnsafeMutablePointer<GError>?) -> String {
  guard let taken = error else { return "unknown reason" }
  error = nil
  defer { g_error_free(taken) }
  return taken.pointee.message.map { String(cString: $0) } ?? "unknown reason"
}
