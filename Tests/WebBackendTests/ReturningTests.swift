import CollectionViewExtras
import QuartzCore
import Testing
import UIKit

@testable import WebBackend

/// Pages that come back to a new build of their application.
@Suite(.serialized) @MainActor struct ReturningTests {
  private let state = FileManager.default.temporaryDirectory
    .appendingPathComponent("state-\(UUID().uuidString)")

  /// Runs a body with a clock of its own, in place of the present one.
  private func run(_ body: (SceneRecording, Clock) throws -> Void) throws {
    let former = MotionStage.current
    defer { MotionStage.current = former }
    let real = Clock()
    let live = LiveTime { real.now }
    let recording = SceneRecording(file: nil, state: state, live: live)
    try body(recording, real)
    live.time.stage.stop()
  }

  private func client(_ controller: UIViewController) throws -> (ClientScene, SceneHost) {
    let host = SceneHost(ContentScenes { _ in controller })
    return (try #require(host.connect(.small)), host)
  }

  /// Uses a first build: enters a text, selects a row and scrolls.
  private func useFirstBuild() throws -> CGFloat {
    var offset: CGFloat = 0
    try run { recording, real in
      let rows = RowsController()
      let (client, host) = try client(rows)
      recording.record(client, name: "/page")
      for point in [CGPoint(x: 60, y: 20), CGPoint(x: 20, y: 100)] {
        real.now += 0.5
        client.receive(.touch(1, .began, point))
        client.receive(.touch(1, .ended, point))
      }
      client.receive(.text("Milk"))
      real.now += 0.5
      client.receive(
        .wheel(WheelMove(at: CGPoint(x: 20, y: 100), by: CGVector(dx: 0, dy: 300), isPrecise: true))
      )
      real.now += 1
      client.receive(.key(.left, []))
      offset = rows.table.contentOffset.y
      #expect(rows.selected == [1] && offset == 300)
      // The process ends without a word.
      recording.forget(client)
      host.disconnect(client)
    }
    return offset
  }

  @Test func `a page comes back to where it was, and its record goes on`() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let offset = try useFirstBuild()
    for _ in 0..<2 {
      try run { recording, real in
        let rows = RowsController()
        let (client, host) = try client(rows)
        let taken = recording.takeState("/page")
        let script = try #require(try taken?.get())
        let again = recording.takeState("/page")
        #expect(again == nil, "a script that ends the process is gone")
        try recording.play(script, in: client, name: "/page", .small) {}
        #expect(rows.selected == [1] && rows.table.contentOffset.y == offset)
        #expect(rows.field.text == "Milk")
        real.now += 1
        client.receive(.key(.right, []))
        recording.forget(client)
        host.disconnect(client)
      }
    }
  }

  @Test func `a step that no longer finds its place is said`() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    _ = try useFirstBuild()
    try run { recording, _ in
      let empty = UIViewController()
      let (client, host) = try client(empty)
      let taken = recording.takeState("/page")
      let script = try #require(try taken?.get())
      do {
        try recording.play(script, in: client, name: "/page", .small) {}
        Issue.record("it came back to nothing")
      } catch let error as SceneRecording.Refusal {
        #expect(error.reason.contains("no element has the identifier or label \"name\""))
      }
      #expect(!recording.isRecorded(client))
      host.disconnect(client)
    }
  }

  @Test func `what is too long is not made again`() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    try run { recording, _ in
      let file = state.appendingPathComponent("_page.txt")
      @MainActor func refusal(_ text: String) throws -> String? {
        try text.write(to: file, atomically: true, encoding: .utf8)
        if case .failure(let refusal) = recording.takeState("/page") { return refusal.reason }
        return nil
      }
      let many = String(repeating: "tap 1 1\n", count: SceneRecording.mostSteps + 1)
      let long = try refusal(many)
      #expect(long?.contains("2000 steps") == true)
      let slow = try refusal("tap 1 1\nwait 601\n")
      #expect(slow != nil)
      let strange = try refusal("no script")
      #expect(strange?.contains("cannot be read") == true)
      let short = try refusal("tap 1 1\nwait 599\n")
      #expect(short == nil)
      let other = recording.takeState("/other")
      #expect(other == nil)
    }
  }

  @Test func `a page of a new server comes back by its session`() async throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let former = MotionStage.current
    defer { MotionStage.current = former }
    for turn in 0..<2 {
      let rows = RowsController()
      let recording = SceneRecording(file: nil, state: state)
      let gate = PageGate(key: "0123456789abcdef")
      let server = PageServer(ContentScenes { _ in rows }, gate: gate, recording: recording)
      server.serveQueue = {}
      let port = try server.listen(host: "127.0.0.1", port: 0)
      let page = try #require(RawPage(port: port))
      page.upgrade(port: port, key: gate.key)
      page.greet(1)
      if turn == 0 {
        page.say(#"{"t":"touch","id":1,"phase":"began","x":20,"y":100}"#)
        page.say(#"{"t":"touch","id":1,"phase":"ended","x":20,"y":100}"#)
      }
      for _ in 0..<20_000 where rows.selected != [1] {
        server.update()
        try? await Task.sleep(for: .milliseconds(1))
      }
      #expect(rows.selected == [1])
      server.stop()
      withExtendedLifetime(page) {}
    }
  }
}

/// A time that a test leads.
@MainActor private final class Clock {
  nonisolated(unsafe) var now = 5.0
}
