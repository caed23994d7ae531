import Foundation

/// Who may come in: requests are checked here, before anything of the application is touched.
final class PageGate: @unchecked Sendable {
  /// The part of the link that cannot be guessed.
  let key: String
  private let index: PageIndex?
  private let lock = NSLock()
  /// The hosts that requests may name; nil for all, where the server is open to other machines.
  private var hosts: Set<String>? = []

  /// - Parameters:
  ///   - key: Nil for a new one of 128 random bits.
  ///   - index: The page at the root; nil for the live page.
  init(key: String? = nil, index: PageIndex? = nil) {
    self.key = key ?? Self.randomKey()
    self.index = index
  }

  private static func randomKey() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Pages of other hosts are refused: a name that leads to this machine is not enough.
  func listens(host: String, port: UInt16) {
    let isLocal = host.hasPrefix("127.") || host == "::1"
    let names = ["localhost", "127.0.0.1", "[::1]", host.contains(":") ? "[\(host)]" : host]
    lock.withLock {
      hosts = isLocal ? Set(names.flatMap { ["\($0):\(port)"] + (port == 80 ? [$0] : []) }) : nil
    }
  }

  /// What becomes of a request.
  enum Answer {
    case response(HTTPResponse)
    /// The head with which a WebSocket begins.
    case page([UInt8])
    /// The numbers of connections, pages and scenes.
    case counts
    /// What the page of this name shows, to print.
    case document(String)
    /// A content as data, under the conditions of a query; an empty name is the live page.
    case inspection(String, [String: String])
  }

  func answer(to request: HTTPRequest) -> Answer {
    guard let host = request.headers["host"], isKnown(host) else {
      return .response(.words("403 Forbidden", "This server does not answer to that name."))
    }
    switch request.path {
    case "/page.js": return .response(PageAssets.script)
    case "/scroll.js": return .response(PageAssets.scrollScript)
    case "/layers.js": return .response(PageAssets.layersScript)
    case "/move.js": return .response(PageAssets.moveScript)
    case "/press.js": return .response(PageAssets.pressScript)
    case "/pixels.js": return .response(PageAssets.pixelsScript)
    case "/motion.wasm": return .response(PageAssets.motion)
    case "/page.css": return .response(PageAssets.style)
    case "/index.css": return .response(PageAssets.indexStyle)
    case "/inspector.js": return .response(PageAssets.inspectorScript)
    case "/inspector-draw.js": return .response(PageAssets.inspectorDrawing)
    case "/inspector.css": return .response(PageAssets.inspectorStyle)
    case "/page.svg": return .response(PageAssets.icon)
    case "/live": return live(request, host)
    case "/counts" where hasKey(request): return .counts
    case "/print.pdf" where hasKey(request):
      return .document((request.query["scene"] ?? "") + "/" + (request.query["session"] ?? ""))
    case "/inspect.json" where hasKey(request): return .inspection("", request.query)
    case "/scenes.json" where hasKey(request):
      return .response(PageAssets.json(index?.scenes ?? Array("[]".utf8)))
    case "/", "/page", "/inspector":
      guard hasKey(request) else {
        return .response(
          .words(
            "403 Forbidden", "The link is not whole. Open the one that was printed, with its key."))
      }
      if request.path == "/inspector" {
        return .response(PageAssets.html(PageAssets.inspector, host: host))
      }
      if request.path == "/", let index {
        return .response(PageAssets.html(index.html(key: key), host: host))
      }
      return .response(PageAssets.html(PageAssets.page, host: host))
    case let path where path.hasPrefix("/inspect/") && path.hasSuffix(".json") && hasKey(request):
      let name = path.dropFirst("/inspect/".count).dropLast(".json".count)
      return .inspection(String(name), request.query)
    default: return .response(.words("404 Not Found", "There is no such page."))
    }
  }

  private func live(_ request: HTTPRequest, _ host: String) -> Answer {
    guard request.asksForWebSocket, let accepted = request.headers["sec-websocket-key"] else {
      return .response(.words("400 Bad Request", "Expected a WebSocket."))
    }
    guard let origin = request.headers["origin"],
      origin == "http://\(host)" || origin == "https://\(host)"
    else { return .response(.words("403 Forbidden", "Pages of other sites may not come in.")) }
    guard hasKey(request) else { return .response(.words("403 Forbidden", "The key is wrong.")) }
    let head = """
      HTTP/1.1 101 Switching Protocols\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Accept: \(WebSocketMessage.acceptance(ofKey: accepted))\r
      \r

      """
    return .page(Array(head.utf8))
  }

  private func isKnown(_ host: String) -> Bool {
    lock.withLock { hosts?.contains(host.lowercased()) ?? (host.utf8.count < 256) }
  }

  /// Compares all bytes, so that the time says nothing.
  private func hasKey(_ request: HTTPRequest) -> Bool {
    let (own, given) = (Array(key.utf8), Array((request.query["key"] ?? "").utf8))
    guard own.count == given.count else { return false }
    return zip(own, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
