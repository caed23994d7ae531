import Foundation

/// A whole message of a WebSocket (RFC 6455).
enum WebSocketMessage: Hashable, Sendable {
  case text(String)
  case binary([UInt8])
  case ping([UInt8])
  case pong
  case close
}

/// Reads messages of a browser: frames are masked, and those of a message are put together.
struct WebSocketReader {
  private var reader: SocketReader
  /// The first frames of a message that goes on.
  private var open: (isText: Bool, bytes: [UInt8])?

  /// The greatest size of a message in bytes.
  static let greatestSize = 262_144
  /// Frames of control are smaller.
  private static let greatestControlSize = 125

  init(_ reader: SocketReader) { self.reader = reader }

  mutating func next() throws(NetworkError) -> WebSocketMessage {
    while true {
      let (kind, isLast, bytes) = try frame()
      switch kind {
      case 0:
        guard var message = open else { throw .refused("a frame that continues nothing") }
        message.bytes += bytes
        open = message
      case 1, 2:
        guard open == nil else { throw .refused("a message within a message") }
        open = (kind == 1, bytes)
      case 8: return .close
      case 9: return .ping(bytes)
      case 10: return .pong
      default: throw .refused("a frame of an unknown kind")
      }
      guard kind < 8, isLast, let message = open else { continue }
      open = nil
      guard message.isText else { return .binary(message.bytes) }
      guard let text = String(validating: message.bytes, as: UTF8.self) else {
        throw .refused("text that is no UTF-8")
      }
      return .text(text)
    }
  }

  private mutating func frame() throws(NetworkError) -> (
    kind: UInt8, isLast: Bool, bytes: [UInt8]
  ) {
    let (first, second) = (try reader.byte(), try reader.byte())
    let (kind, isLast) = (first & 0x0f, first & 0x80 != 0)
    guard first & 0x70 == 0, second & 0x80 != 0 else {
      throw .refused("a frame with unknown bits, or without a mask")
    }
    var length = UInt64(second & 0x7f)
    if kind >= 8 {
      guard isLast, length <= Self.greatestControlSize else {
        throw .refused("a control frame too large")
      }
    } else if length >= 126 {
      let count = length == 126 ? 2 : 8
      length = 0
      for _ in 0..<count { length = length << 8 | UInt64(try reader.byte()) }
    }
    guard length <= UInt64(Self.greatestSize - (kind < 8 ? open?.bytes.count ?? 0 : 0)) else {
      throw .refused("a message that is too large")
    }
    let mask = try reader.bytes(4)
    var bytes = try reader.bytes(Int(length))
    for index in bytes.indices { bytes[index] ^= mask[index & 3] }
    return (kind, isLast, bytes)
  }
}

extension WebSocketMessage {
  /// The frame of a message of the server, without the bytes of its content.
  ///
  /// - Parameter kind: The code of RFC 6455: 1 for text, 2 for bytes, 8 for the end, 10 for a pong.
  static func head(kind: UInt8, count: Int) -> [UInt8] {
    var head = [0x80 | kind]
    if count < 126 {
      head.append(UInt8(count))
    } else if count <= 0xffff {
      head += [126, UInt8(count >> 8), UInt8(count & 0xff)]
    } else {
      head.append(127)
      for shift in stride(from: 56, through: 0, by: -8) {
        head.append(UInt8(count >> shift & 0xff))
      }
    }
    return head
  }

  /// The answer to the key of a request: RFC 6455, section 4.2.2.
  static func acceptance(ofKey key: String) -> String {
    let digest = SHA1.digest(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    return Data(digest).base64EncodedString()
  }
}

/// The digest that WebSockets begin with (RFC 3174). It keeps nothing secret.
enum SHA1 {
  static func digest(of message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: (message.count * 8) >> shift))
    }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      mix(Array(bytes[start..<(start + 64)]), into: &state)
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func mix(_ block: [UInt8], into state: inout [UInt32]) {
    var words = stride(from: 0, to: 64, by: 4).map { index in
      block[index..<(index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.append(rotated(word, by: 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (index, word) in words.enumerated() {
      let (mixed, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: (b & c | ~b & d, 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let next = rotated(a, by: 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotated(b, by: 30), c, d)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
