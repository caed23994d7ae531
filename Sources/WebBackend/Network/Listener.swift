import Foundation

/// Accepts connections and serves each on a thread of its own, a bounded number at a time.
final class Listener: @unchecked Sendable {
  private let socket: Socket
  private let serve: @Sendable (Socket) -> Void
  private let lock = NSLock()
  private var connections: [ObjectIdentifier: Socket] = [:]

  /// The most connections at a time; further ones are closed at once.
  static let mostConnections = 128

  /// - Parameter serve: Called on a thread of the connection, which ends with its return.
  init(host: String, port: UInt16, serve: @escaping @Sendable (Socket) -> Void) throws(NetworkError)
  {
    socket = try Socket.listening(host: host, port: port)
    self.serve = serve
  }

  var port: UInt16 { socket.port }

  /// The number of connections now.
  var count: Int { lock.withLock { connections.count } }

  func start() {
    Self.run { [self] in
      while true {
        guard let connection = try? socket.accepted() else {
          if isStopped { return }
          continue
        }
        begin(connection)
      }
    }
  }

  private func begin(_ connection: Socket) {
    let isTaken = lock.withLock {
      guard connections.count < Self.mostConnections, !stopped else { return false }
      connections[ObjectIdentifier(connection)] = connection
      return true
    }
    guard isTaken else { return connection.shutDown() }
    Self.run { [self] in
      serve(connection)
      connection.shutDown()
      _ = lock.withLock { connections.removeValue(forKey: ObjectIdentifier(connection)) }
    }
  }

  private var stopped = false
  private var isStopped: Bool { lock.withLock { stopped } }

  /// Ends all connections and accepts no more.
  func stop() {
    let open = lock.withLock {
      stopped = true
      return Array(connections.values)
    }
    socket.shutDown()
    for connection in open { connection.shutDown() }
  }

  private static func run(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = 1 << 19
    thread.start()
  }
}
