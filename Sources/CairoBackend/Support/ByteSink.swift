import CPangoCairo

/// Collects the bytes cairo writes to a stream.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// What cairo calls with this sink as its closure.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The closure argument that belongs to `write`; valid as long as this object.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
