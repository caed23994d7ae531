import Foundation
import GalleryScenes
import Testing

@testable import gallery

/// How two frame tables differ.
struct FrameDifference {
  /// One sentence for each element that moved, appeared or vanished.
  let sentences: [String]

  /// Compares tables line by line; an element's line begins with its name, ended by two spaces.
  init(recorded: String, found: String) {
    let (before, after) = (Self.lines(recorded), Self.lines(found))
    var sentences: [String] = []
    for (name, place) in before.order.map({ ($0, before.places[$0] ?? "") }) {
      switch after.places[name] {
      case nil: sentences.append("\(name) vanished from \(place)")
      case place?: continue
      case let now?: sentences.append("\(name) was at \(place), is at \(now)")
      }
    }
    for name in after.order where before.places[name] == nil {
      sentences.append("\(name) appeared at \(after.places[name] ?? "")")
    }
    self.sentences = sentences
  }

  private static func lines(_ text: String) -> (order: [String], places: [String: String]) {
    var order: [String] = []
    var places: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.components(separatedBy: "  ").filter { !$0.isEmpty }
      let name = parts.count > 1 ? parts[0] : "page"
      order.append(name)
      places[name] = parts.suffix(max(1, parts.count - 1))
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
    return (order, places)
  }
}

@MainActor @Suite(.serialized) struct FrameSnapshotTests {
  @Test(arguments: Scene.still.map(\.name))
  func `frames are as recorded`(scene: String) throws {
    let table = try Stage.fixture(scene, scale: 2).frameTable
    #expect(table.rows.count > 1, "\(scene) shows nothing")
    let found = table.text + "\n"
    let fixture = Fixtures.frames(of: scene)
    if Fixtures.isRecording { try Fixtures.record(Data(found.utf8), at: fixture) }
    let recorded = try String(contentsOf: fixture, encoding: .utf8)
    let differences = FrameDifference(recorded: recorded, found: found).sentences
    for sentence in differences.prefix(10) { Issue.record("\(scene): \(sentence)") }
    #expect(differences.count <= 10, "\(scene): \(differences.count) elements differ")
    #expect(recorded == found || !differences.isEmpty, "\(scene): the order of elements differs")
  }

  @Test func `no fixture is left of a scene that is gone`() throws {
    let folder = Fixtures.frames(of: "x").deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Scene.still.map { $0.name + ".txt" }))
  }

  @Test func `a moved element is named`() {
    let recorded = "grid 390x844@2\ncell [0, 0]   0 0 78 78   z 0\ncell [0, 1]   78 0 78 78  z 0"
    let found =
      "grid 390x844@2\ncell [0, 0]   0 0 78 78   z 0\ncell [0, 1]   79 0 78 78  z 0\ncell [0, 2]  1 2 3 4  z 0"
    #expect(
      FrameDifference(recorded: recorded, found: found).sentences == [
        "cell [0, 1] was at 78 0 78 78 z 0, is at 79 0 78 78 z 0",
        "cell [0, 2] appeared at 1 2 3 4 z 0",
      ])
    #expect(
      FrameDifference(recorded: found, found: recorded).sentences.last
        == "cell [0, 2] vanished from 1 2 3 4 z 0")
    #expect(FrameDifference(recorded: found, found: found).sentences.isEmpty)
  }
}
