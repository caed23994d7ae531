import Foundation

/// The WebSocket of a page. Messages are read on the thread of the connection and written on a queue.
final class PageConnection: @unchecked Sendable {
  private let socket: Socket
  private let writing = DispatchQueue(label: "page")
  /// As many messages wait to be handled; then no more are read.
  private let waiting = DispatchSemaphore(value: 256)
  private let lock = NSLock()
  private var isClosed = false
  private var unwritten = 0

  /// The most messages a second that a page may send for long.
  static let mostMessages = 600.0
  /// The most bytes that wait to be written; a page that takes none is closed.
  static let mostUnwritten = 64 << 20

  init(_ socket: Socket) { self.socket = socket }

  /// Reads messages until the connection ends.
  ///
  /// - Parameter handle: Called on the main queue for each message, in order.
  func read(_ reader: SocketReader, _ handle: @escaping @MainActor (PageMessage) -> Void) {
    var frames = WebSocketReader(reader)
    var allowance = MessageAllowance(rate: Self.mostMessages)
    socket.setReadTimeout(seconds: 0)
    do throws(NetworkError) {
      while true {
        switch try frames.next() {
        case .text(let text):
          guard allowance.takes(at: Date().timeIntervalSinceReferenceDate) else {
            throw .refused("too many messages")
          }
          pass(try PageMessage(text), handle)
        case .binary: throw .refused("bytes where text is expected")
        case .ping(let bytes): send(kind: 10) { bytes }
        case .pong: break
        case .close: return close(code: 1000, reason: "")
        }
      }
    } catch {
      if case .refused(let reason) = error { close(code: 1008, reason: reason) } else { end() }
    }
  }

  private func pass(_ message: PageMessage, _ handle: @escaping @MainActor (PageMessage) -> Void) {
    waiting.wait()
    DispatchQueue.main.async { [self] in
      defer { waiting.signal() }
      guard !isOver else { return }
      MainActor.assumeIsolated { handle(message) }
    }
  }

  var isOver: Bool { lock.withLock { isClosed } }

  /// - Parameters:
  ///   - kind: The code of RFC 6455.
  ///   - size: About how many bytes there are.
  ///   - content: Makes the bytes; called on the queue that writes.
  func send(kind: UInt8, size: Int = 0, _ content: @escaping @Sendable () -> [UInt8]) {
    let mayWait = lock.withLock {
      guard !isClosed, unwritten + size <= Self.mostUnwritten else { return false }
      unwritten += size
      return true
    }
    guard mayWait else { return end() }
    writing.async { [self] in
      let bytes = content()
      let head = WebSocketMessage.head(kind: kind, count: bytes.count)
      do {
        try socket.write(head)
        try socket.write(bytes)
      } catch {
        end()
      }
      lock.withLock { unwritten -= size }
    }
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    send(kind: 1, size: bytes.count) { bytes }
  }

  /// Says why, and ends the connection.
  func close(code: UInt16, reason: String) {
    guard !isOver else { return }
    let bytes = [UInt8(code >> 8), UInt8(code & 0xff)] + Array(reason.utf8.prefix(120))
    writing.async { [self] in
      try? socket.write(WebSocketMessage.head(kind: 8, count: bytes.count) + bytes)
      end()
    }
  }

  /// Waits until all that was sent is written, or cannot be.
  func finish() { writing.sync {} }

  private func end() {
    lock.withLock { isClosed = true }
    socket.shutDown()
  }
}

/// How many messages may come: at a rate in the long run, and twice as many at once.
struct MessageAllowance {
  private let rate: Double
  private var left: Double
  private var last: TimeInterval?

  /// - Parameter rate: Messages a second.
  init(rate: Double) {
    self.rate = rate
    left = rate * 2
  }

  /// Whether one more message may come.
  mutating func takes(at now: TimeInterval) -> Bool {
    left = min(rate * 2, left + rate * max(0, now - (last ?? now)))
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
