import Foundation
import Testing

@testable import WebBackend

@Suite struct GateTests {
  private let gate: PageGate

  init() {
    gate = PageGate(key: "secret")
    gate.listens(host: "127.0.0.1", port: 8080)
  }

  private func status(
    _ target: String, host: String = "127.0.0.1:8080", _ headers: [String] = []
  ) throws -> String {
    let lines = ["GET \(target) HTTP/1.1", "Host: \(host)"] + headers + ["", ""]
    switch gate.answer(to: try HTTPRequest(lines.joined(separator: "\r\n"))) {
    case .response(let response): return String(response.status.prefix(3))
    case .page: return "101"
    case .counts, .document, .inspection: return "200"
    }
  }

  private static let upgrade = [
    "Upgrade: websocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ]

  @Test func `the page needs the key of the link`() throws {
    #expect(try status("/?key=secret") == "200")
    #expect(try status("/") == "403")
    #expect(try status("/?key=secre") == "403")
    #expect(try status("/?key=Secret") == "403")
    #expect(try status("/other") == "404")
    #expect(try status("/counts?key=secret") == "200")
    #expect(try status("/counts") == "404")
    #expect(try status("/print.pdf?session=00") == "404")
  }

  @Test func `all files that the page names are served`() throws {
    let scripts = [PageAssets.script, PageAssets.scrollScript].map {
      String(decoding: $0.body, as: UTF8.self)
    }
    let text = ([PageAssets.page] + scripts).joined()
    let files = text.matches(of: #/(?:(?:src|href)=|Worker\(|fetch\()"([^"]+)"/#).map {
      String($0.1)
    }
    #expect(
      files.contains("layers.js") && files.contains("press.js") && files.contains("pixels.js"),
      "\(files)")
    for file in files { #expect(try status("/" + file) == "200", "\(file)") }
  }

  @Test func `the inspector needs the key of the link`() throws {
    for path in ["/inspector", "/inspect/list.json", "/inspect.json", "/scenes.json"] {
      #expect(try status(path + "?key=secret&size=320x480") == "200")
      #expect(try ["403", "404"].contains(status(path)), "\(path)")
    }
    #expect(try status("/inspect/?key=secret") == "404")
  }

  @Test func `other names of this machine are refused`() throws {
    #expect(try status("/?key=secret", host: "localhost:8080") == "200")
    #expect(try status("/?key=secret", host: "example.org:8080") == "403")
    #expect(try status("/?key=secret", host: "127.0.0.1:81") == "403")
  }

  @Test func `pages of other sites may not come in`() throws {
    let own = Self.upgrade + ["Origin: http://127.0.0.1:8080"]
    #expect(try status("/live?key=secret", own) == "101")
    #expect(try status("/live?key=wrong", own) == "403")
    #expect(try status("/live?key=secret", Self.upgrade) == "403")
    #expect(try status("/live?key=secret", Self.upgrade + ["Origin: http://example.org"]) == "403")
    #expect(try status("/live?key=secret", Self.upgrade + ["Origin: null"]) == "403")
    #expect(try status("/live?key=secret", ["Origin: http://127.0.0.1:8080"]) == "400")
  }

  @Test func `answers allow the page's own script alone`() throws {
    let request = try HTTPRequest("GET /?key=secret HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n\r\n")
    guard case .response(let response) = gate.answer(to: request) else {
      return #expect(Bool(false))
    }
    let head = String(decoding: response.bytes.prefix(1200), as: UTF8.self)
    #expect(head.contains("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"))
    #expect(head.contains("frame-ancestors 'none'"))
    #expect(!head.contains("unsafe-inline") && !head.contains("'unsafe-eval'"))
  }

  @Test func `keys that nobody gave are long and differ`() {
    let keys = Set((0..<100).map { _ in PageGate().key })
    #expect(keys.count == 100)
    #expect(keys.allSatisfy { $0.count == 32 })
  }

  @Test(arguments: [
    "", "GET", "GET / HTTP/1.0\r\n\r\n", "POST / HTTP/1.1\r\n\r\n",
    "GET http://a/ HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
  ]) func `other requests are refused`(head: String) {
    #expect(throws: NetworkError.self) { try HTTPRequest(head) }
  }

  @Test func `too many headers are refused`() {
    let headers = String(repeating: "A: b\r\n", count: HTTPRequest.mostHeaders + 1)
    #expect(throws: NetworkError.self) { try HTTPRequest("GET / HTTP/1.1\r\n\(headers)\r\n") }
  }

  @Test func `the answer to a WebSocket's key is the example's of RFC 6455`() {
    let answer = WebSocketMessage.acceptance(ofKey: "dGhlIHNhbXBsZSBub25jZQ==")
    #expect(answer == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test func `the list of scenes escapes what it shows`() {
    let link = PageIndex.Link(content: "a\"b", title: "<b>", summary: "&")
    let index = PageIndex(title: "T", groups: [PageIndex.Group(title: "G", links: [link])])
    let html = index.html(key: "secret")
    #expect(html.contains("page?scene=a&quot;b&amp;key=secret"))
    #expect(html.contains("&lt;b&gt;"))
  }
}
