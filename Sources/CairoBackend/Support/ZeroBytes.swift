import Glibc

extension [UInt8] {
  /// An array of zeros.
  ///
  /// Filled at once: `init(repeating:count:)` copies byte by byte in debug builds, which takes as
  /// long as drawing a screen.
  static func zeros(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      buffer.fillWithZeros()
      initializedCount = count
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Initializes all bytes to zero.
  func fillWithZeros() {
    if let start = baseAddress { memset(start, 0, count) }
  }
}
