import Foundation
import TestSupport
import Testing
import UIKit

@testable import WebBackend

/// A server on loopback, and pages made by hand.
@Suite(.serialized) @MainActor struct PageServerTests {
  private let server: PageServer
  private let port: UInt16
  private static let key = "0123456789abcdef"

  init() throws {
    server = PageServer(
      ContentScenes { $0.isEmpty ? RowsController() : nil }, gate: PageGate(key: Self.key))
    port = try server.listen(host: "127.0.0.1", port: 0)
  }

  /// Lets the main queue go on until something holds.
  private func wait(_ comment: Comment, until holds: () -> Bool) async {
    for _ in 0..<20_000 {
      if holds() { return }
      server.update()
      try? await Task.sleep(for: .milliseconds(1))
    }
    Issue.record(comment)
  }

  private func page() throws -> RawPage {
    let page = try #require(RawPage(port: port))
    page.upgrade(port: port, key: Self.key)
    return page
  }

  /// The answer to a GET, read on a thread of its own.
  private func answer(to path: String) async throws -> String {
    let (port, key) = (port, Self.key)
    let raw = try #require(RawPage(port: port))
    raw.write("GET \(path)?key=\(key) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    let handle = raw.socket
    return try await Task.detached {
      String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }.value
  }

  @Test func `what a page shows is told as data`() async throws {
    defer { server.stop() }
    #expect(try await answer(to: "/inspect.json").hasPrefix("HTTP/1.1 404"))
    let page = try page()
    page.greet(1)
    await wait("no page") { server.counts.pages == 1 }
    let told = try await answer(to: "/inspect.json")
    #expect(told.hasPrefix("HTTP/1.1 200"))
    #expect(
      told.contains("Row 0") && told.contains("\"faults\""), "\(told.prefix(900))")
    server.inspector = { name, query in
      guard name == "rows" else { throw NetworkError.refused("there are no \(name)") }
      return Array("{\"key\":\(query.count)}".utf8)
    }
    #expect(try await answer(to: "/inspect/rows.json").hasSuffix("{\"key\":1}"))
    #expect(try await answer(to: "/inspect/columns.json").hasPrefix("HTTP/1.1 400"))
  }

  @Test func `a page gets a frame, a title and elements`() async throws {
    defer { server.stop() }
    let page = try page()
    page.greet(1)
    await wait("no page") { server.counts.pages == 1 }
    var heard: [UInt8] = []
    await wait("no elements") {
      heard += page.readWhatCame()
      return heard.containsText("\"elements\"")
    }
    #expect(heard.containsText("101 Switching Protocols"))
    #expect(heard.containsText("\"title\""))
    #expect(heard.containsText("Row 0"))
    #expect(heard.containsText("\"id\":\"name\""))
  }

  @Test func `each page has a scene of its own, and a lost page finds its scene again`()
    async throws
  {
    defer { server.stop() }
    var pages = try (1...3).map { number in
      let page = try page()
      page.greet(number)
      return page
    }
    await wait("not all came") { server.counts.scenes == 3 }
    pages.removeLast()
    await wait("one did not go") { server.counts.pages == 2 }
    #expect(server.counts.scenes == 3)
    let again = try page()
    again.greet(3)
    await wait("it did not come back") { server.counts.pages == 3 }
    #expect(server.counts.scenes == 3)
    withExtendedLifetime((pages, again)) {}
  }

  @Test func `hostile messages end their page alone`() async throws {
    defer { server.stop() }
    let good = try page()
    good.greet(1)
    await wait("no page") { server.counts.pages == 1 }
    let long = [UInt8](repeating: 0xff, count: 10)
    let attacks: [[UInt8]] = [
      RawPage.frame(Array("{".utf8)),
      RawPage.frame(Array(#"{"t":"shown","frame":99}"#.utf8)),
      RawPage.frame([0xff, 0xfe]), RawPage.frame([1, 2], head: 0x82),
      RawPage.frame([], head: 0x80), RawPage.frame([], head: 0xf1), RawPage.frame([], head: 0x83),
      [0x81, 0x05] + long,  // without a mask
      [0x81, 0xff, 0x7f] + long, [0x81, 0xff, 0, 0, 0, 0, 0x10, 0, 0, 0],
      [0x89, 0xfe, 0x01, 0x00] + long, [0x01, 0x80, 0, 0, 0, 0, 0x01, 0x80, 0, 0, 0, 0],
    ]
    for attack in attacks {
      let page = try page()
      page.write(attack)
      await Task.detached { [page = UncheckedBox(page)] in page.value.readToEnd() }.value
    }
    await wait("some stayed") { server.counts.connections == 1 }
    #expect(server.counts.pages == 1)
    withExtendedLifetime(good) {}
  }

  @Test func `ten thousand messages of noise leave the server as it was`() async throws {
    defer { server.stop() }
    var generator = SplitMix64(seed: 7)
    let good = try page()
    good.greet(1)
    await wait("no page") { server.counts.pages == 1 }
    let before = openDescriptors()
    for number in 0..<100 {
      let page = try page()
      if number.isMultiple(of: 2) { page.greet(100 + number) }
      for _ in 0..<100 {
        let count = Int.random(in: 0..<40, using: &generator)
        let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        page.write(number.isMultiple(of: 3) ? noise : RawPage.frame(noise))
      }
      if number.isMultiple(of: 10) { server.update() }
      try? await Task.sleep(for: .milliseconds(1))
    }
    await wait("some stayed") { server.counts.connections == 1 }
    #expect(server.counts.pages == 1)
    await wait("scenes stayed") { server.counts.scenes <= 1 + PageServer.mostWaiting }
    // Other tests open files meanwhile; a hundred pages were opened here.
    await wait("sockets stayed open") { openDescriptors() <= before + 40 }
    withExtendedLifetime(good) {}
  }

  @Test func `a hundred pages come and go, and the scenes that wait are few`() async throws {
    defer { server.stop() }
    RowsController.alive = WeakControllers()
    for number in 1...100 {
      let page = try page()
      page.greet(number)
      await wait("no page") { server.counts.pages == 1 }
      server.update()
    }
    await wait("some stayed") { server.counts.connections == 0 }
    await wait("scenes stayed") { server.counts.scenes <= PageServer.mostWaiting }
    await wait("controllers stayed") { RowsController.alive.count <= PageServer.mostWaiting }
  }

  @Test func `more pages than there may be are told so`() async throws {
    defer { server.stop() }
    let pages = try (1...(PageServer.mostPages + 3)).map { number in
      let page = try page()
      page.greet(number)
      return page
    }
    await wait("too many stayed") { server.counts.connections == PageServer.mostPages }
    #expect(server.counts.pages == PageServer.mostPages)
    withExtendedLifetime(pages) {}
  }

  @Test func `a page that shows nothing gets two frames and no more`() async throws {
    defer { server.stop() }
    let slow = try page()
    slow.greet(1)
    await wait("no page") { server.counts.pages == 1 }
    let session = try #require(server.sessions.first)
    let view = session.client.scene.windows[0].rootViewController!.view!
    for step in 0..<20 {
      view.backgroundColor = UIColor(white: CGFloat(step) / 20, alpha: 1)
      server.update()
    }
    #expect(session.client.surface.drawings == 2)
    slow.say(#"{"t":"shown","frame":1}"#)
    await wait("no further frame") { session.client.surface.drawings == 3 }
    withExtendedLifetime(slow) {}
  }

  @Test func `a still application is not drawn`() async throws {
    defer { server.stop() }
    let page = try page()
    page.greet(1)
    await wait("no page") { server.counts.pages == 1 }
    server.update()
    let surface = try #require(server.sessions.first).client.surface
    #expect(surface.drawings == 1)
    for _ in 0..<100 { server.update() }
    #expect(surface.drawings == 1)
    withExtendedLifetime(page) {}
  }
}

/// A value that is used by one thread after the other.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension [UInt8] {
  func containsText(_ text: String) -> Bool {
    String(decoding: self, as: UTF8.self).contains(text)
  }
}
