import Foundation

/// The head of a request of HTTP/1.1 that gets something.
struct HTTPRequest: Hashable, Sendable {
  var path: String
  /// The values of the query by their names, as they stand there.
  var query: [String: String]
  /// The headers by their names in small letters.
  var headers: [String: String]

  /// The greatest size of a head in bytes.
  static let greatestSize = 16_384
  /// The greatest number of headers.
  static let mostHeaders = 100

  /// - Parameter head: All lines up to the empty one.
  init(_ head: String) throws(NetworkError) {
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: true)
    guard !lines.isEmpty, lines.count <= Self.mostHeaders + 1 else {
      throw .refused("no request, or too many headers")
    }
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "GET", words[2] == "HTTP/1.1", words[1].hasPrefix("/")
    else {
      throw .refused("expected a GET of HTTP/1.1")
    }
    let halves = words[1].split(separator: "?", maxSplits: 1)
    path = halves.first.map(String.init) ?? "/"
    query = [:]
    for pair in (halves.count > 1 ? halves[1] : "").split(separator: "&").prefix(32) {
      let sides = pair.split(separator: "=", maxSplits: 1)
      guard let name = sides.first else { continue }
      query[String(name)] = sides.count > 1 ? sides[1].removingPercentEncoding ?? "" : ""
    }
    headers = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw .refused("a header without a colon") }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
  }

  /// Reads the head of a request.
  ///
  /// - Parameter deadline: When it has to be there, so that slow senders do not keep connections.
  static func read(from reader: inout SocketReader, until deadline: Date) throws(NetworkError)
    -> HTTPRequest
  {
    var head: [UInt8] = []
    while !head.hasSuffix([13, 10, 13, 10]) {
      guard head.count < greatestSize else { throw .refused("a head that is too large") }
      if head.count % 64 == 0, Date() > deadline { throw .refused("a request that takes too long") }
      head.append(try reader.byte())
    }
    guard let text = String(bytes: head, encoding: .utf8) else { throw .refused("no text") }
    return try HTTPRequest(text)
  }

  /// Whether the request asks for a WebSocket as RFC 6455 wants it.
  var asksForWebSocket: Bool {
    let connection = headers["connection"]?.lowercased().split(separator: ",") ?? []
    return headers["upgrade"]?.lowercased() == "websocket"
      && connection.contains { $0.trimmingCharacters(in: .whitespaces) == "upgrade" }
      && headers["sec-websocket-version"] == "13"
      && Data(base64Encoded: headers["sec-websocket-key"] ?? "")?.count == 16
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ end: [UInt8]) -> Bool {
    count >= end.count && self[(count - end.count)...].elementsEqual(end)
  }
}

/// An answer of HTTP/1.1, after which the connection ends.
struct HTTPResponse: Hashable, Sendable {
  var status: String
  var type = "text/plain; charset=utf-8"
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []

  static func == (left: HTTPResponse, right: HTTPResponse) -> Bool { left.bytes == right.bytes }
  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// An answer in plain words.
  static func words(_ status: String, _ text: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Array((text + "\n").utf8))
  }

  var bytes: [UInt8] {
    var head = "HTTP/1.1 \(status)\r\n"
    let all =
      [
        ("Content-Type", type), ("Content-Length", String(body.count)), ("Connection", "close"),
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ] + headers
    for (name, value) in all { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n").utf8) + body
  }
}
