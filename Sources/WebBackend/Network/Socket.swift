import Foundation

/// Why a connection ends.
enum NetworkError: Error, Equatable {
  /// The system says no, such as for a port that is taken.
  case system(String)
  /// The other side is gone, or did nothing for too long.
  case closed
  /// The other side broke the protocol or a limit.
  case refused(String)
}

/// A TCP socket that blocks. Callable from any thread; one thread reads and one writes at a time.
final class Socket: Sendable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { Glibc.close(descriptor) }

  /// Listens at an address such as `127.0.0.1`, `::1` or `0.0.0.0`.
  ///
  /// - Parameter port: 0 for any that is free.
  static func listening(host: String, port: UInt16) throws(NetworkError) -> Socket {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICHOST | AI_NUMERICSERV
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let found else {
      throw .system("\(host) is no address of this machine; give numbers, such as 127.0.0.1")
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(found.pointee.ai_family, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw .system(lastError) }
    let socket = Socket(descriptor)
    socket.set(SO_REUSEADDR, Int32(1))
    guard bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0,
      listen(descriptor, 64) == 0
    else { throw .system("\(host):\(port): \(lastError)") }
    return socket
  }

  /// The port that the socket listens at.
  var port: UInt16 {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
      // The port is at the same place for both families.
      return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt16(bigEndian: $0.pointee.sin_port)
      }
    }
  }

  /// Waits for the next connection; nil for one that was gone at once.
  ///
  /// - Throws: `closed` after ``shutDown()``.
  func accepted() throws(NetworkError) -> Socket? {
    let descriptor = accept(self.descriptor, nil, nil)
    if descriptor >= 0 {
      let socket = Socket(descriptor)
      socket.setUp()
      return socket
    }
    if errno == EINVAL || errno == EBADF { throw .closed }
    // Without free descriptors there is nothing to do but to wait for some.
    if errno == EMFILE || errno == ENFILE { usleep(50_000) }
    return nil
  }

  private func setUp() {
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
    set(SO_KEEPALIVE, Int32(1))
    set(SO_SNDTIMEO, timeval(tv_sec: 10, tv_usec: 0))
    setReadTimeout(seconds: 5)
  }

  /// - Parameter seconds: 0 for without end.
  func setReadTimeout(seconds: Int) { set(SO_RCVTIMEO, timeval(tv_sec: seconds, tv_usec: 0)) }

  private func set<Value>(_ option: Int32, _ value: Value) {
    withUnsafeBytes(of: value) {
      _ = setsockopt(descriptor, SOL_SOCKET, option, $0.baseAddress, socklen_t($0.count))
    }
  }

  /// Ends both directions, so that waiting reads and writes return.
  func shutDown() { _ = Glibc.shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Reads what is there, at least one byte.
  func read(atMost count: Int) throws(NetworkError) -> [UInt8] {
    var read = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat {
        read = recv(descriptor, buffer.baseAddress, count, 0)
      } while read < 0 && errno == EINTR
      initialized = max(0, read)
    }
    guard read > 0 else { throw .closed }
    return bytes
  }

  /// Writes all bytes, or fails if the other side takes none for ten seconds.
  func write(_ bytes: some ContiguousBytes) throws(NetworkError) {
    let isDone = bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = send(
          descriptor, buffer.baseAddress! + done, buffer.count - done, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    if !isDone { throw .closed }
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}

/// Reads exact numbers of bytes of a socket. Of one thread.
struct SocketReader {
  private let socket: Socket
  private var buffer: [UInt8] = []
  private var position = 0

  init(_ socket: Socket) { self.socket = socket }

  private var count: Int { buffer.count - position }

  mutating func byte() throws(NetworkError) -> UInt8 {
    if count == 0 { try fill() }
    position += 1
    return buffer[position - 1]
  }

  /// The caller has checked that `count` is within limits.
  mutating func bytes(_ count: Int) throws(NetworkError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      if self.count == 0 { try fill() }
      let part = min(self.count, count - bytes.count)
      bytes += buffer[position..<(position + part)]
      position += part
    }
    return bytes
  }

  private mutating func fill() throws(NetworkError) {
    buffer = try socket.read(atMost: 16_384)
    position = 0
  }
}
