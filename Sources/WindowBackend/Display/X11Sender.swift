import CX11

/// Puts bytes into properties of other programs' windows: small ones at once, large ones piece by piece, each when
/// the one before is taken.
@MainActor struct X11Sender {
  private let connection: X11Connection
  private var transfers: [Place: Transfer] = [:]

  private struct Place: Hashable {
    let window: UInt
    let property: UInt
  }

  private struct Transfer {
    let bytes: [UInt8]
    let type: UInt
    var sent = 0
  }

  /// The bytes of a piece, which all servers take in one request.
  static let piece = 192 << 10
  /// Programs that do not take what they asked for are forgotten when there are more than so many.
  private static let most = 16

  init(_ connection: X11Connection) { self.connection = connection }

  mutating func send(_ bytes: [UInt8], to window: UInt, _ property: UInt, type: UInt) {
    guard bytes.count > Self.piece else {
      return connection.set(property, of: window, to: bytes, type: type)
    }
    if transfers.count >= Self.most { transfers = [:] }
    transfers[Place(window: window, property: property)] = Transfer(bytes: bytes, type: type)
    connection.follow(window, true)
    connection.set(
      property, of: window, toWords: [UInt(bytes.count)], type: connection.atom("INCR"))
  }

  /// A window's program has taken a property. An empty piece is the end.
  mutating func goOn(_ window: UInt, _ property: UInt) {
    let place = Place(window: window, property: property)
    guard var transfer = transfers[place] else { return }
    let piece = transfer.bytes[transfer.sent...].prefix(Self.piece)
    transfer.sent += piece.count
    transfers[place] = piece.isEmpty ? nil : transfer
    connection.set(property, of: window, to: piece, type: transfer.type)
    if piece.isEmpty { connection.follow(window, false) }
  }
}
