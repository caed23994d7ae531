import GeometryCore

/// A value that is written as bytes and read back, so that another process or a page can solve the
/// same layout.
package protocol Exchanged {
  func write(to bytes: inout ByteWriter)
  /// Reads a value; `reader` fails where the bytes are none.
  static func read(from reader: inout ByteReader) -> Self
}

/// Bytes in the order in which values were written: numbers little-endian, counts before lists.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Seven bits a byte, the lowest first.
  package mutating func write(count: Int) {
    var rest = UInt64(max(0, count))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func write(_ value: some Exchanged) { value.write(to: &self) }

  package mutating func write<Value: Exchanged>(_ values: [Value]) {
    write(count: values.count)
    for value in values { write(value) }
  }

  package mutating func write<Value: Exchanged>(_ value: Value?) {
    write(value != nil)
    if let value { write(value) }
  }
}

/// Reads what a ``ByteWriter`` has written. Bytes that end too early or mean nothing give zeros and
/// empty lists, and ``failed``.
package struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var position = 0
  /// How deep the values that are being read contain each other.
  private var depth = 0
  /// Whether the bytes ended too early or had no meaning.
  package private(set) var failed = false
  /// Groups within groups beyond which bytes have no meaning.
  private static let deepest = 128

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all bytes were read, and every one had a meaning.
  package var isComplete: Bool { !failed && position == bytes.count }

  package mutating func fail() { failed = true }

  package mutating func byte() -> UInt8 {
    guard !failed, position < bytes.count else {
      failed = true
      return 0
    }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func count() -> Int {
    var (value, shift) = (UInt64(0), UInt64(0))
    while shift < 56 {
      let next = byte()
      value |= UInt64(next & 0x7f) << shift
      if next < 0x80 { return Int(clamping: value) }
      shift += 7
    }
    failed = true
    return 0
  }

  /// The number of values that follow; each takes a byte at least.
  private mutating func length() -> Int {
    let count = count()
    guard count <= bytes.count - position else {
      failed = true
      return 0
    }
    return count
  }

  package mutating func read<Value: Exchanged>(_ type: Value.Type = Value.self) -> Value {
    Value.read(from: &self)
  }

  package mutating func list<Value: Exchanged>(_ type: Value.Type = Value.self) -> [Value] {
    let count = length()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count where !failed { values.append(Value.read(from: &self)) }
    return values
  }

  package mutating func optional<Value: Exchanged>(_ type: Value.Type = Value.self) -> Value? {
    Bool.read(from: &self) ? Value.read(from: &self) : nil
  }

  /// Reads a value that may contain others of its kind; nil if there are too many levels.
  package mutating func nested<Value>(_ read: (inout ByteReader) -> Value) -> Value? {
    guard depth < Self.deepest else {
      failed = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }
}

extension Bool: Exchanged {
  package func write(to bytes: inout ByteWriter) { bytes.write(byte: self ? 1 : 0) }
  package static func read(from reader: inout ByteReader) -> Bool {
    let byte = reader.byte()
    if byte > 1 { reader.fail() }
    return byte == 1
  }
}

extension Int: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(self < 0)
    bytes.write(count: self < 0 ? -(self + 1) : self)
  }
  package static func read(from reader: inout ByteReader) -> Int {
    let isNegative = Bool.read(from: &reader)
    let count = reader.count()
    return isNegative ? -count - 1 : count
  }
}

extension Double: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.write(byte: UInt8(truncatingIfNeeded: bitPattern >> shift))
    }
  }
  package static func read(from reader: inout ByteReader) -> Double {
    var pattern: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      pattern |= UInt64(reader.byte()) << shift
    }
    return Double(bitPattern: pattern)
  }
}

extension String: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(count: utf8.count)
    for byte in utf8 { bytes.write(byte: byte) }
  }
  package static func read(from reader: inout ByteReader) -> String {
    let count = reader.count()
    var bytes: [UInt8] = []
    for _ in 0..<count where !reader.failed { bytes.append(reader.byte()) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
