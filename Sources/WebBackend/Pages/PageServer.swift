import Foundation
import UIKit

/// Serves an application, or other scenes, to pages of browsers.
@MainActor final class PageServer {
  private let host: SceneHost
  private let gate: PageGate
  private var pages: [PageSession] = []
  /// Scenes by the numbers that their pages gave themselves.
  private var known: [String: Known] = [:]
  private var listener: Listener?
  private var faults: BuildFaults?
  private let recording: SceneRecording?
  /// Tells contents as data. Default nil: what the live page shows.
  var inspector: PageInspector?
  /// Pages that come back to where they were, before the next update.
  private var returning: [Returning] = []
  /// Called where a page cannot come back to where it was, with the reason.
  var beginAnew: (String) -> Void = { _ in }

  private struct Returning {
    let page: PageSession
    let name: String
    let conditions: ScreenConditions
    let script: InputScript
  }
  private var returnsMemory = false

  private struct Known {
    let client: ClientScene
    /// The session of the page that shows the scene; nil while none does.
    var page: PageSession?
    /// When the page was lost.
    var lostAt: TimeInterval?
  }

  /// The most pages at a time.
  static let mostPages = 32
  /// A scene waits so long for its page to come back, in seconds.
  static let patience = 60.0
  /// As many scenes wait at a time; those that have waited longest end first.
  static let mostWaiting = 8

  /// - Parameters:
  ///   - gate: Decides who may come in.
  ///   - recording: Records what is done in pages. Default nil: nothing does.
  init(_ source: any SceneSource, gate: PageGate, recording: SceneRecording? = nil) {
    host = SceneHost(source)
    self.gate = gate
    self.recording = recording
  }

  /// Begins to accept connections.
  func listen(host: String, port: UInt16) throws(NetworkError) -> UInt16 {
    let gate = gate
    nonisolated(unsafe) weak let server = self
    let listener = try Listener(host: host, port: port) { socket in
      Self.serve(socket, behind: gate) { server }
    }
    gate.listens(host: host, port: listener.port)
    listener.start()
    self.listener = listener
    return listener.port
  }

  func stop() { listener?.stop() }

  /// What each page is told when it comes. Default nil.
  var fault: String?

  /// The number of connections, pages and scenes, for tests.
  var counts: (connections: Int, pages: Int, scenes: Int) {
    pages.removeAll { $0.isOver }
    return (listener?.count ?? 0, pages.count, host.scenes.count)
  }

  /// The pages that are connected, for tests.
  var sessions: [PageSession] { pages }

  /// Shows all pages what goes wrong with newer builds.
  func tellsFaults(of file: String) {
    faults = BuildFaults(file: file) { [weak self] words in
      for page in self?.pages ?? [] { page.tellFault(words) }
    }
  }

  /// Runs the main run loop without end.
  func run() -> Never { host.run { update() } }

  /// Sends to all pages what became different.
  func update() {
    while !returning.isEmpty { bringBack(returning.removeFirst()) }
    for page in pages { page.update() }
  }

  /// Makes what was done in a page before the application was built anew.
  private func bringBack(_ next: Returning) {
    defer { next.page.isReturning = false }
    do throws(SceneRecording.Refusal) {
      try recording?.play(
        next.script, in: next.page.client, name: next.name, next.conditions, serve: serveQueue)
    } catch {
      beginAnew(error.reason)
    }
  }

  /// Does what waits in the main queue; not to be called from there.
  var serveQueue: () -> Void = { LiveTime.serveQueue() }

  // MARK: Connections

  /// Answers a request, or serves a page until it goes. On the thread of the connection.
  private nonisolated static func serve(
    _ socket: Socket, behind gate: PageGate, _ server: @escaping @Sendable () -> PageServer?
  ) {
    var reader = SocketReader(socket)
    let request: HTTPRequest
    do throws(NetworkError) {
      request = try HTTPRequest.read(from: &reader, until: Date() + 10)
    } catch {
      if case .refused(let reason) = error {
        try? socket.write(
          HTTPResponse.words("400 Bad Request", "Expected another request: \(reason).").bytes)
      }
      return
    }
    switch gate.answer(to: request) {
    case .response(let response): try? socket.write(response.bytes)
    case .counts: try? socket.write(answer(from: server) { $0.countsInWords }.bytes)
    case .document(let name):
      try? socket.write(answer(from: server) { $0.document(of: name) }.bytes)
    case .inspection(let name, let query):
      try? socket.write(answer(from: server) { $0.inspection(of: name, query) }.bytes)
    case .page(let head):
      guard (try? socket.write(head)) != nil else { return }
      let connection = PageConnection(socket)
      nonisolated(unsafe) var session: PageSession?
      connection.read(reader) { message in
        guard let server = server() else { return }
        if let session { return session.receive(message) }
        session = server.greet(message, connection)
      }
      connection.finish()
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if let session { server()?.lose(session) }
          session = nil
        }
      }
    }
  }

  /// Waits for an answer of the main queue. On the thread of a connection.
  private nonisolated static func answer(
    from server: @escaping @Sendable () -> PageServer?,
    _ body: @escaping @Sendable @MainActor (PageServer) -> HTTPResponse
  ) -> HTTPResponse {
    DispatchQueue.main.sync {
      MainActor.assumeIsolated {
        server().map(body) ?? .words("503 Service Unavailable", "The application has ended.")
      }
    }
  }

  private var countsInWords: HTTPResponse {
    let (connections, pages, scenes) = counts
    return .words(
      "200 OK", "connections \(connections)\npages \(pages)\nscenes \(scenes)")
  }

  /// What a page shows, as a document to print.
  private func document(of name: String) -> HTTPResponse {
    guard let bytes = known[name]?.client.surface.document() else {
      return .words("404 Not Found", "There is no such page.")
    }
    return HTTPResponse(status: "200 OK", type: "application/pdf", body: bytes)
  }

  /// A content, or what the page that came last shows, as JSON.
  private func inspection(of name: String, _ query: [String: String]) -> HTTPResponse {
    do {
      if let inspector { return PageAssets.json(try inspector(name, query)) }
      guard name.isEmpty, let client = pages.last(where: { !$0.isOver })?.client else {
        return .words("404 Not Found", "No page shows the application. Open it first.")
      }
      return PageAssets.json(try Self.report(of: client, query))
    } catch {
      return .words("400 Bad Request", "\(error)")
    }
  }

  /// The first message of a page gets it a scene.
  private func greet(_ message: PageMessage, _ connection: PageConnection) -> PageSession? {
    guard case .hello(let key, let content, let conditions, let link) = message else {
      connection.close(code: 1008, reason: "a message before the greeting")
      return nil
    }
    guard pages.count < Self.mostPages else {
      connection.close(code: 4002, reason: "There are too many pages. Close one of them.")
      return nil
    }
    let name = content + "/" + key
    // What was done in the page is done again: its address would do a part of that before.
    let comesBack =
      link?.scheme == ActivityAddress.scheme && recording?.hasState(of: name) == true
    let client: ClientScene
    if let former = known[name]?.client {
      host.reconnect(former, conditions)
      client = former
    } else if let new = host.connect(conditions, content: content, url: comesBack ? nil : link) {
      client = new
    } else {
      connection.close(code: 4003, reason: "There is no such page.")
      return nil
    }
    for (other, entry) in known where entry.client === client { known[other] = nil }
    let page = PageSession(client, connection)
    pages.append(page)
    known[name] = Known(client: client, page: page)
    if let fault { page.tellFault(fault) }
    record(page, named: name, conditions)
    return page
  }

  /// Records what is done in a page, after what was done in it before.
  private func record(_ page: PageSession, named name: String, _ conditions: ScreenConditions) {
    guard let recording, !recording.isRecorded(page.client) else { return }
    switch recording.takeState(name) {
    case .success(let script):
      page.isReturning = true
      returning.append(
        Returning(page: page, name: name, conditions: conditions, script: script))
    case .failure(let refusal):
      page.tellFault(ProgramRestart.words(refusal.reason))
      recording.record(page.client, name: name)
    case nil: recording.record(page.client, name: name)
    }
  }

  /// A page is gone: its scene waits for it to come back.
  private func lose(_ page: PageSession) {
    pages.removeAll { $0 === page }
    guard let name = known.first(where: { $0.value.page === page })?.key else { return }
    known[name]?.page = nil
    known[name]?.lostAt = ProcessInfo.processInfo.systemUptime
    host.suspend(page.client)
    endOldest(sparing: Self.mostWaiting)
    returnMemorySoon()
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience + 0.1) { [weak self] in
      MainActor.assumeIsolated { self?.endOld() }
    }
  }

  /// Frames that were made for pages that are gone are free, and kept by the allocator of each thread.
  private func returnMemorySoon() {
    guard !returnsMemory else { return }
    returnsMemory = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      MainActor.assumeIsolated { self?.returnsMemory = false }
      _ = Self.returnMemory?(0)
    }
  }

  /// The C library's `malloc_trim`, which no header that Swift imports declares; nil where there is none.
  private static let returnMemory: (@convention(c) (Int) -> Int32)? =
    dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self) }

  private var waiting: [(name: String, lostAt: TimeInterval)] {
    known.compactMap { name, entry in entry.lostAt.map { (name, $0) } }.sorted { $0.1 < $1.1 }
  }

  private func endOldest(sparing count: Int) {
    for (name, _) in waiting.dropLast(count) { end(name) }
  }

  private func endOld() {
    let now = ProcessInfo.processInfo.systemUptime
    for (name, lostAt) in waiting where now - lostAt >= Self.patience { end(name) }
  }

  private func end(_ name: String) {
    guard let entry = known.removeValue(forKey: name) else { return }
    recording?.forget(entry.client)
    host.disconnect(entry.client)
  }
}
