import CollectionViewExtras
import GalleryScenes
import QuartzCore
import RenderCore
import TestSupport
import Testing
import UIKit

@testable import WebBackend

/// What is recorded while it happens has the same effect when it is played.
@Suite(.serialized) @MainActor struct RecordingTests {
  /// What a scene looked like in the end.
  struct Look: Equatable {
    var pixels: [UInt8]
    var elements: [ClientElement]
    var time: TimeInterval
  }

  /// Runs a body by a time, in a scene of its own, and says what the scene looks like then.
  private func look(
    by time: SteppedTime, _ conditions: ScreenConditions, _ controller: UIViewController,
    _ body: (ClientScene) throws -> Void
  ) throws -> Look {
    let former = MotionStage.current
    MotionStage.current = time.stage
    defer {
      time.stage.stop()
      MotionStage.current = former
    }
    let host = SceneHost(ContentScenes { _ in controller })
    let client = try #require(host.connect(conditions))
    defer { host.disconnect(client) }
    try body(client)
    _ = client.surface.update()
    let box = try #require(client.surface.pixels)
    var elements = client.accessibility.elements()
    for index in elements.indices { elements[index].number = index }
    return Look(
      pixels: client.surface.bitmap(of: box).pixels, elements: elements, time: time.now)
  }

  /// Records random input, plays what was written, and compares.
  private func compare(
    _ name: String, seed: UInt64, count: Int, _ controller: () -> UIViewController
  ) throws {
    var generator = SplitMix64(seed: seed)
    var real = 100.0
    var text = ""
    let conditions = ScreenConditions(
      size: CGSize(width: 200, height: 300), scale: 1, keyboardHeight: 0)
    let live = LiveTime { real }
    let former = MotionStage.current
    live.install()
    defer { MotionStage.current = former }
    let recorded = try look(by: live.time, conditions, controller()) { client in
      let recorder = ScriptRecorder.attached(to: client, live)
      var user = RandomUser(size: conditions.size)
      for _ in 0..<count {
        real += user.pause(&generator)
        switch user.act(&generator) {
        case .event(let event): client.receive(event)
        case .change(let change):
          var conditions = client.scene.screen.conditions
          change.apply(to: &conditions)
          client.change(to: conditions)
        }
      }
      real += 3
      live.catchUp()
      text = recorder.text
    }
    let script = try InputScript(text)
    let time = SteppedTime()
    let played = try look(by: time, conditions, controller()) { client in
      let player = ScriptPlayer(client) { LiveTime.pass(time, until: time.now + $0) }
      try player.play(script)
      LiveTime.pass(time, until: recorded.time)
    }
    let strangers = zip(played.elements, recorded.elements).first { $0 != $1 }
    let count = zip(played.pixels, recorded.pixels).count { $0 != $1 }
    let isSame = played == recorded
    #expect(isSame, "\(name), seed \(seed): \(count) bytes, \(strangers as Any)\n\(text)")
    #expect(played.time == recorded.time)
  }

  @Test(arguments: [
    "list", "text-entry", "orthogonal-continuous", "reorder", "swipe-actions", "expanding-outline",
    "controls", "navigation-bar", "storefront",
  ]) func `what was recorded in a scene is played to the same pixels`(name: String) throws {
    let catalogue = try Catalogue.bundled()
    guard let scene = Scene.all.first(where: { $0.name == name }) else {
      Issue.record("there is no scene \(name): \(Scene.all.map(\.name))")
      return
    }
    for seed in 1...2 {
      try compare(name, seed: UInt64(seed), count: 50) {
        scene.makeViewController(catalogue: catalogue)
      }
    }
  }

  @Test func `random input in rows is played to the same pixels`() throws {
    let seed: UInt64 = 20
    print("seed \(seed)")
    for offset in 0..<6 {
      try compare("rows", seed: seed + UInt64(offset), count: 50) { RowsController() }
    }
  }

  /// A client that is recorded by a time that tests lead.
  @MainActor private final class Stage {
    let client: ClientScene
    let recorder: ScriptRecorder
    var real: TimeInterval {
      get { time.now }
      set { time.now = newValue }
    }
    private let time = RealTime()
    private let host = SceneHost(ContentScenes { _ in RowsController() })
    private let former = MotionStage.current

    private final class RealTime { var now: TimeInterval = 0 }

    init() throws {
      let live = LiveTime { [time] in time.now }
      live.install()
      client = try #require(host.connect(.small))
      recorder = ScriptRecorder.attached(to: client, live)
    }

    func leave() {
      host.disconnect(client)
      MotionStage.current = former
    }
  }

  @Test func `what is done is written by names, as a person would`() throws {
    let stage = try Stage()
    defer { stage.leave() }
    let (client, recorder) = (stage.client, stage.recorder)
    func touch(_ phase: ClientTouchPhase, _ x: CGFloat, _ y: CGFloat, after seconds: Double) {
      stage.real += seconds
      client.receive(.touch(7, phase, CGPoint(x: x, y: y)))
    }
    touch(.began, 10, 60, after: 0.5)
    touch(.ended, 10, 60, after: 0)
    touch(.began, 10, 60, after: 1)
    touch(.moved, 10, 40, after: 0.02)
    #expect(recorder.pending.map(\.text).suffix(2) == ["wait 0.02", "move 1 0 -20"])
    touch(.ended, 10, 30, after: 0.1)
    stage.real += 1
    client.receive(
      .wheel(WheelMove(at: CGPoint(x: 20, y: 100), by: CGVector(dx: 0, dy: 40), isPrecise: false)))
    touch(.began, 60, 20, after: 1)
    touch(.ended, 60, 20, after: 0.07)
    client.receive(.text("Milk"))
    client.receive(.key(.character("a"), .command))
    let lines = recorder.text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(8) == [
        "screen 120x160@1", "keyboard 0", "wait 0.5", "tap \"Row 0\" at 10 20", "wait 1",
        "trace \"Row 0\" at 10 20 0.02 0 -20, 0.12 0 -30", "wait 1",
        lines[7],
      ])
    #expect(lines[7].hasPrefix("wheel \"Row "))
    #expect(
      lines.suffix(4) == ["wait 1", "press \"name\" 0.07", "type Milk", "key cmd+a"])
  }

  @Test func `the file is a script after each event, with what is under way`() throws {
    let stage = try Stage()
    defer { stage.leave() }
    let (client, recorder) = (stage.client, stage.recorder)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("record-\(UUID().uuidString).txt").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try ScriptFile(recorder, path)
    for (phase, y) in [(ClientTouchPhase.began, 60.0), (.moved, 50), (.moved, 45), (.ended, 45)] {
      stage.real += 0.02
      client.receive(.touch(1, phase, CGPoint(x: 10, y: y)))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == recorder.text)
    }
    #expect(recorder.steps.last?.text == "trace \"Row 0\" at 10 20 0.02 0 -10, 0.04 0 -15, 0.06")
    withExtendedLifetime(file) {}
  }
}

/// A user without a plan.
private struct RandomUser {
  let size: CGSize
  private var down: [Int: CGPoint] = [:]

  enum Act {
    case event(ClientEvent)
    case change(ScreenChange)
  }

  init(size: CGSize) { self.size = size }

  mutating func pause(_ generator: inout SplitMix64) -> TimeInterval {
    let longest = down.isEmpty ? 0.7 : 0.05
    return Double.random(in: 0...longest, using: &generator)
  }

  private func point(_ generator: inout SplitMix64) -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: 0..<size.width, using: &generator),
      y: CGFloat.random(in: 0..<size.height, using: &generator))
  }

  mutating func act(_ generator: inout SplitMix64) -> Act {
    if let (id, place) = down.first, Int.random(in: 0..<8, using: &generator) > 0 {
      if Int.random(in: 0..<6, using: &generator) == 0 {
        down[id] = nil
        let isOver = Int.random(in: 0..<8, using: &generator) == 0
        return .event(.touch(id, isOver ? .cancelled : .ended, place))
      }
      let next = CGPoint(
        x: place.x + CGFloat.random(in: -9...9, using: &generator),
        y: place.y + CGFloat.random(in: -30...9, using: &generator))
      down[id] = next
      return .event(.touch(id, .moved, next))
    }
    switch Int.random(in: 0..<14, using: &generator) {
    case 0..<7 where down.count < 1:
      let place = point(&generator)
      down[1] = place
      return .event(.touch(1, .began, place))
    case 7, 8:
      let delta = CGVector(dx: 0, dy: CGFloat.random(in: -90...90, using: &generator))
      let isPrecise = Bool.random(using: &generator)
      return .event(.wheel(WheelMove(at: point(&generator), by: delta, isPrecise: isPrecise)))
    case 9: return .event(.text(["a", "Milk ", "é", "\n"].randomElement(using: &generator) ?? "b"))
    case 10:
      return .event(
        .key([.delete, .left, .right, .up].randomElement(using: &generator) ?? .tab, []))
    case 11: return .event(.marked("にほ", NSRange(location: 2, length: 0)))
    case 12: return .change(.dark(Bool.random(using: &generator)))
    default:
      let width = CGFloat(Int.random(in: 160...260, using: &generator))
      return .change(.size(CGSize(width: width, height: 300), scale: nil))
    }
  }
}
