import Foundation
import GalleryScenes
import RenderCore
import Testing
import UIKit

@testable import gallery

/// Scenes in which something happens.
@MainActor @Suite(.serialized) struct FilmTests {
  nonisolated private static let names = Scene.moving.map(\.name)

  private func run<Result>(
    _ name: String, scale: CGFloat = 1, _ body: (Film) throws -> Result
  ) throws -> Result {
    let scene = try Scene.named(name)
    var conditions = StageConditions(size: scene.defaultSize)
    (conditions.scale, conditions.scroll) = (scale, scene.defaultScroll)
    return try Film.run(scene, catalogue: .bundled(), conditions: conditions, body)
  }

  // MARK: Snapshots

  @Test(arguments: names)
  func `what is seen at each moment is as recorded`(name: String) throws {
    let found = try run(name) { $0.table(at: $0.moments).text + "\n" }
    let fixture = Fixtures.motion(of: name)
    if Fixtures.isRecording { try Fixtures.record(Data(found.utf8), at: fixture) }
    let recorded = try String(contentsOf: fixture, encoding: .utf8)
    let (before, after) = (recorded.split(separator: "\n"), found.split(separator: "\n"))
    let strangers = after.filter { !Set(before).contains($0) }
    #expect(before.count == after.count && strangers.isEmpty, "\(name): \(strangers.prefix(5))")
    #expect(found == recorded, "\(name): the order of lines differs")
  }

  @Test func `no fixture is left of a film that is gone`() throws {
    let folder = Fixtures.motion(of: "x").deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Self.names.map { $0 + ".txt" }))
  }

  // MARK: Scripts

  @Test(arguments: names)
  func `a script is in order, and all comes to rest before it is over`(name: String) throws {
    let script = try #require(try Scene.named(name).script)
    #expect(script.steps.map(\.time) == script.steps.map(\.time).sorted())
    #expect(script.moments == script.moments.sorted())
    #expect(script.moments.count >= 3)
    #expect(script.moments.allSatisfy { $0 <= script.duration })
    let (end, later) = try run(name) { film in
      film.advance(to: film.duration)
      let end = film.stage.shownRows
      film.advance(to: film.duration + 2)
      return (end, film.stage.shownRows)
    }
    #expect(end == later)
  }

  /// What is seen goes from the one frame to the next by so much at most: 40 points, or half of how
  /// much it can be seen.
  @Test(arguments: names)
  func `nothing jumps from one frame to the next`(name: String) throws {
    try run(name) { film in
      let scene = film.stage.conditions.size
      var before = film.stage.looks
      for frame in 1...Int(film.duration * 120) {
        film.advance(to: Double(frame) / 120)
        let after = film.stage.looks
        for (view, look) in after {
          guard let former = before[view] else {
            let isNew = look.opacity < 0.35 || !look.isInside(scene, by: 40)
            #expect(isNew, "\(name), frame \(frame): \(look) is suddenly there")
            continue
          }
          // What is dragged goes on as a picture below the finger.
          if look.opacity == 0, film.stage.isDragged { continue }
          #expect(
            look.isClose(to: former), "\(name), frame \(frame): from \(former) to \(look)")
        }
        for (view, look) in before where after[view] == nil {
          let isGone = look.opacity < 0.35 || !look.isInside(scene, by: 40)
          #expect(isGone, "\(name), frame \(frame): \(look) is suddenly gone")
        }
        before = after
      }
    }
  }

  // MARK: Files

  @Test func `one moment is drawn alone`() throws {
    let scratch = try ScratchDirectory()
    let outcome = Outcome(
      ["render", "springs", "--at", "0.35", "--scale", "0.5", "-o", scratch.file("a.png")])
    #expect(outcome.code == 0, "\(outcome.complaints)")
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: scratch.file("a.png"))))
    let picture = try Platform.current.images.decoded(bytes)
    #expect(picture.width == 150 && picture.height == 210)
    let table = Outcome(["frames", "springs", "--at", "0.35"])
    #expect(table.output.hasPrefix("0.35 s, 6 elements\n"))
  }

  @Test(arguments: [
    (["render", "grid", "--at", "1", "-o", "a.png"], "scene grid does not move; leave out --at."),
    (["frames", "springs", "--at", "9"], "\"9\" is not a moment of springs; expected seconds"),
    (["frames", "springs", "--at", "x"], "\"x\" is not a moment of springs"),
    (["film", "grid", "-o", "a.gif"], "scene grid does not move; 'gallery render' draws it."),
    (["film", "springs", "-o", "a.mp4"], "\"a.mp4\" does not end in .apng, .gif or /."),
    (["film", "springs", "-o", "a.gif", "--rate", "60"], "expected 1 to 50 pictures a second."),
  ])
  func `what cannot be filmed is said in one sentence`(arguments: [String], sentence: String) {
    let outcome = Outcome(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.complaints.contains(sentence), "\(outcome.complaints)")
  }

  /// The bytes of a film with few pictures of a small window.
  private func film(to file: String) throws -> [UInt8] {
    let scratch = try ScratchDirectory()
    let outcome = Outcome([
      "film", "springs", "--size", "60x40", "--scale", "1", "--rate", "2", "-o",
      scratch.file(file),
    ])
    #expect(outcome.code == 0, "\(outcome.complaints)")
    #expect(outcome.output == "7 pictures of 3 seconds.")
    return try Array(Data(contentsOf: URL(fileURLWithPath: scratch.file(file))))
  }

  @Test func `a film becomes a PNG file that moves`() throws {
    let bytes = try film(to: "a.apng")
    let first = try run("springs") { film in
      var conditions = film.stage.conditions
      conditions.size = CGSize(width: 60, height: 40)
      return try Stage(film.stage.scene, catalogue: .bundled(), conditions: conditions)
        .picture.bitmap()
    }
    // Those who know nothing of motion see the first picture.
    #expect(try Platform.current.images.decoded(bytes).pixels == first.pixels)
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.contains("acTL") && text.contains("fcTL") && text.contains("fdAT"))
  }

  @Test func `a film becomes a GIF file`() throws {
    let bytes = try film(to: "a.gif")
    #expect(bytes.starts(with: Array("GIF89a".utf8)))
    #expect(bytes[6...9] == [60, 0, 40, 0])
    #expect(bytes.last == 0x3B)
  }

  @Test func `a film becomes a folder of numbered pictures`() throws {
    let scratch = try ScratchDirectory()
    let outcome = Outcome([
      "film", "springs", "--size", "60x40", "--scale", "1", "--rate", "2", "-o",
      scratch.file("frames/"),
    ])
    #expect(outcome.code == 0, "\(outcome.complaints)")
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.file("frames"))
    #expect(files.sorted() == (1...7).map { "000\($0).png" })
  }
}

/// How an element is seen.
private struct Look: CustomStringConvertible {
  var name: String
  var frame: CGRect
  var opacity: Double

  var description: String { "\(name) at \(frame.text), \(opacity)" }

  func isClose(to other: Look) -> Bool {
    abs(frame.midX - other.frame.midX) < 40 && abs(frame.midY - other.frame.midY) < 40
      && abs(frame.width - other.frame.width) < 40
      && abs(frame.height - other.frame.height) < 40 && abs(opacity - other.opacity) < 0.5
  }

  func isInside(_ size: CGSize, by margin: CGFloat) -> Bool {
    frame.intersects(CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin))
  }
}

extension Stage {
  /// How each view that shows an element is seen now.
  fileprivate var looks: [ObjectIdentifier: Look] {
    Dictionary(
      shownViews.map { view, row in
        (ObjectIdentifier(view), Look(name: row.name, frame: row.frame, opacity: row.opacity))
      }, uniquingKeysWith: { $1 })
  }

  /// Whether items of a collection view are being dragged.
  fileprivate var isDragged: Bool {
    var views: [UIView] = [window]
    while let view = views.popLast() {
      if (view as? UICollectionView)?.hasActiveDrag == true { return true }
      views += view.subviews
    }
    return false
  }
}
