import CZlib
import Foundation
import RenderCore
import Testing
import UIKit

@testable import WebBackend

/// A page by its messages, which go through a real connection, without a browser.
@MainActor final class PageBench: AnyClient {
  let scene: ClientScene
  private let session: PageSession
  private let connection: PageConnection
  /// The browser's side.
  private let browser: Int32
  private var waiting: [UInt8] = []
  private var size = ClientKind.size
  private var isDark = false
  private(set) var picture: Bitmap?
  private(set) var copied: String?
  private(set) var title: String?
  private(set) var takesText = false
  private var elements: [Int: String] = [:]
  private var order: [Int] = []

  init?(_ host: SceneHost, content: String) throws {
    let conditions = ScreenConditions(size: ClientKind.size, scale: 1, keyboardHeight: 0)
    guard let scene = host.connect(conditions, content: content) else { return nil }
    self.scene = scene
    let listener = try Socket.listening(host: "127.0.0.1", port: 0)
    browser = Self.connected(to: listener.port)
    guard let socket = try listener.accepted() else { return nil }
    connection = PageConnection(socket)
    session = PageSession(scene, connection)
  }

  isolated deinit { close(browser) }

  private static func connected(to port: UInt16) -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return descriptor
  }

  // MARK: To the page's session

  func act(_ act: ClientAct) {
    switch act {
    case .press(let point): touch("began", point)
    case .move(let point): touch("moved", point)
    case .lift(let point): touch("ended", point)
    case .scroll(let point, let notches):
      say([
        "t": "wheel", "x": Double(point.x), "y": Double(point.y), "dx": 0,
        "dy": Double(notches * 60), "precise": false,
      ])
    case .key(let key, let flags):
      say(["t": "key", "key": Self.name(key), "modifiers": Self.letters(flags)])
    case .type(let text): say(["t": "text", "text": text])
    case .compose(let text):
      say(["t": "marked", "text": text, "start": text.utf16.count, "length": 0])
    case .paste(let text): say(["t": "paste", "text": text])
    case .resize(let size):
      self.size = size
      sayConditions()
    case .prefer(let isDark):
      self.isDark = isDark
      sayConditions()
    }
  }

  private func touch(_ phase: String, _ point: CGPoint) {
    say(["t": "touch", "id": 1, "phase": phase, "x": Double(point.x), "y": Double(point.y)])
  }

  private func sayConditions() {
    say([
      "t": "conditions", "width": Double(size.width), "height": Double(size.height), "scale": 1,
      "safe": [0, 0, 0, 0], "keyboard": 0, "dark": isDark, "still": false, "contrast": false,
      "text": 16,
    ])
  }

  private static func name(_ key: ClientKey) -> String {
    switch key {
    case .character(let character): character
    case .delete: "Backspace"
    case .return: "Enter"
    case .escape: "Escape"
    case .tab: "Tab"
    case .left: "ArrowLeft"
    case .right: "ArrowRight"
    case .up: "ArrowUp"
    case .down: "ArrowDown"
    }
  }

  private static func letters(_ flags: UIKeyModifierFlags) -> String {
    [(UIKeyModifierFlags.shift, "s"), (.control, "c"), (.alternate, "a"), (.command, "m")]
      .filter { flags.contains($0.0) }.map(\.1).joined()
  }

  private func say(_ fields: [String: Any]) {
    do {
      let data = try JSONSerialization.data(withJSONObject: fields)
      session.receive(try PageMessage(String(decoding: data, as: UTF8.self)))
    } catch {
      Issue.record("the page's message is refused: \(error)")
    }
  }

  // MARK: From the page's session

  func update() {
    session.update()
    connection.finish()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(browser, &bytes, bytes.count, Int32(MSG_DONTWAIT)), count > 0 {
      waiting += bytes.prefix(count)
    }
    while let (kind, content) = nextMessage() {
      if kind == 2 { take(content) } else if kind == 1 { hear(content) }
    }
  }

  /// The next whole message, as RFC 6455 has it.
  private func nextMessage() -> (kind: UInt8, content: [UInt8])? {
    guard waiting.count >= 2 else { return nil }
    var (length, start) = (Int(waiting[1] & 0x7f), 2)
    let more = length == 126 ? 2 : length == 127 ? 8 : 0
    if more > 0 {
      guard waiting.count >= 2 + more else { return nil }
      length = waiting[2..<2 + more].reduce(0) { $0 << 8 | Int($1) }
      start += more
    }
    guard waiting.count >= start + length else { return nil }
    defer { waiting.removeFirst(start + length) }
    return (waiting[0] & 0xf, Array(waiting[start..<start + length]))
  }

  private func hear(_ content: [UInt8]) {
    let object = try? JSONSerialization.jsonObject(with: Data(content))
    guard let fields = object as? [String: Any] else { return }
    switch fields["t"] as? String {
    case "title": title = fields["title"] as? String
    case "copied": copied = fields["text"] as? String
    case "input": takesText = fields["place"] != nil
    case "elements":
      order = fields["order"] as? [Int] ?? []
      for element in fields["changed"] as? [[String: Any]] ?? [] {
        if let number = element["n"] as? Int { elements[number] = element["label"] as? String }
      }
    default: break
    }
  }

  var labels: [String] { order.compactMap { elements[$0] } }

  /// Shows a frame, and says so.
  private func take(_ content: [UInt8]) {
    let words = content.withUnsafeBytes { bytes in
      Array(bytes.prefix(bytes.count / 4 * 4).bindMemory(to: UInt32.self))
    }
    guard words.count >= 8, words[0] == 1 else { return }
    let (moveCount, patchCount) = (Int(words[4]), Int(words[5]))
    var place = 8
    func next() -> Int {
      defer { place += 1 }
      return Int(Int32(bitPattern: words[place]))
    }
    func box() -> PixelBox { PixelBox(x: next(), y: next(), width: next(), height: next()) }
    let moves = (0..<moveCount).map { _ in SurfaceMove(box(), dx: next(), dy: next()) }
    let boxes = (0..<patchCount).map { _ in box() }
    var pixels = Array(content[(place * 4)...])
    if words[7] == 1 { pixels = Self.inflated(pixels, count: Int(words[6])) }
    var start = 0
    let patches = boxes.map { box in
      defer { start += box.width * box.height * 4 }
      return (box, Array(pixels[start..<start + box.width * box.height * 4]))
    }
    let former = picture ?? Bitmap(width: 0, height: 0, pixels: [])
    picture = former.changed(
      width: Int(words[2]), height: Int(words[3]), by: moves, patches)
    say(["t": "shown", "frame": Int(words[1])])
  }

  private static func inflated(_ bytes: [UInt8], count: Int) -> [UInt8] {
    var stream = z_stream()
    _ = inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { inflateEnd(&stream) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      bytes.withUnsafeBufferPointer { source in
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = UInt32(source.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        _ = inflate(&stream, Z_FINISH)
        initialized = Int(stream.total_out)
      }
    }
  }
}
