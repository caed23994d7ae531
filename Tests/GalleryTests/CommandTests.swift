import Foundation
import GalleryScenes
import Testing

@testable import gallery

@MainActor @Suite(.serialized) struct CommandTests {
  @Test func `list names every scene`() {
    let outcome = Outcome(["list"])
    #expect(outcome.code == 0)
    let names = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.map(String.init) == Scene.all.map(\.name))
  }

  @Test(arguments: [
    (["render", "lists", "-o", "a.png"], "there is no scene \"lists\"; the closest are list"),
    (["frames", "badge"], "there is no scene \"badge\"; the closest are badges"),
    (["render", "list", "-o", "a.bmp"], "\"a.bmp\" does not end in .png, .svg or .pdf."),
    (["render", "list"], "Missing expected argument '--output <output>'"),
    (["frames", "list", "--size", "0x0"], "\"0x0\" is not a size"),
    (["frames", "list", "--size", "390"], "\"390\" is not a size"),
    (["frames", "list", "--size", "-5x10"], "\"-5x10\" is not a size"),
    (["frames", "list", "--size", "nanx10"], "\"nanx10\" is not a size"),
    (["frames", "list", "--size", "1e9x1e9"], "is too large"),
    (["frames", "list", "--size", "0.1x0.1"], "has less than a pixel"),
    (["frames", "list", "--scale", "0"], "\"0\" is not a scale"),
    (["frames", "list", "--scale", "-2"], "\"-2\" is not a scale"),
    (["frames", "list", "--scale", "inf"], "\"inf\" is not a scale"),
    (
      ["frames", "list", "--text-size", "huge"],
      "\"huge\" is not a text size; expected one of extraSmall"
    ),
    (["frames", "list", "--scroll", "far"], "\"far\" is not a distance to scroll"),
    (["frames", "list", "--items", "-1"], "\"-1\" is not a number of items"),
    (["frames", "list", "--items", "99999999999999999999"], "is not a number of items"),
    (["frames", "list", "--colour"], "Unknown option '--colour'"),
    (["frames"], "Missing expected argument '<scene>'"),
    (["explain", "grid", "0", "500"], "scene grid has no item 500 in section 0"),
    (["explain", "grid", "7"], "scene grid has no item in section 7"),
    (["explain", "grid", "0", "-1"], "Unknown option '-1'"),
    (["explain", "grid", "zero", "1"], "\"zero\" is not the index of a section"),
    (["explain", "grid", "0", "0", "--kind", "x"], "no element 0 of kind \"x\" in section 0"),
    (["paint"], "Unexpected argument 'paint'"),
  ])
  func `wrong usage is one sentence and code 2`(arguments: [String], sentence: String) {
    let outcome = Outcome(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.hasPrefix("gallery: "))
    #expect(outcome.complaints.contains(sentence), "\(outcome.complaints)")
    #expect(!outcome.complaints.contains("\n"))
  }

  @Test(arguments: [
    (["--help"], "SUBCOMMANDS:"), (["help", "render"], "--text-size"), ([], "SUBCOMMANDS:"),
  ])
  func `help is no failure`(arguments: [String], text: String) {
    let outcome = Outcome(arguments)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(text))
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `all scenes are drawn into a directory with a page whose links lead somewhere`() throws
  {
    let scratch = try ScratchDirectory()
    let sources = Fixtures.root.appendingPathComponent("Sources/GalleryScenes/Scenes").path
    let outcome = Outcome(
      ["all", scratch.file("deep/gallery"), "--sources", sources, "--scale", "0.5"])
    #expect(outcome.code == 0, "\(outcome.complaints)")
    #expect(outcome.output.hasSuffix("Look at \(scratch.file("deep/gallery"))/index.html"))
    #expect(outcome.complaints.contains("[1/\(Scene.all.count)] \(Scene.all[0].name)"))
    let page = URL(fileURLWithPath: scratch.file("deep/gallery/index.html"))
    let links = try String(contentsOf: page, encoding: .utf8).matches(of: /(?:href|src)="([^"#]+)"/)
    // Four pictures, each shown and linked; the source, and the frames of what stands still.
    #expect(links.count == (2 * 4 + 1) * Scene.all.count + Scene.still.count)
    for link in links {
      let target = URL(fileURLWithPath: String(link.1), relativeTo: page).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link.1)")
    }
  }

  @Test func `a directory that cannot be made is one sentence and code 1`() throws {
    let scratch = try ScratchDirectory()
    let file = try scratch.file("file", holding: "")
    let outcome = Outcome(["all", file])
    #expect(outcome.code == 1)
    #expect(outcome.complaints.hasPrefix("gallery: \(file)"))
    #expect(outcome.complaints.hasSuffix("."))
  }

  @Test func `unreadable and malformed data are one sentence and code 1`() throws {
    let scratch = try ScratchDirectory()
    let missing = Outcome(["frames", "list", "--data", scratch.file("no.json")])
    #expect(missing.code == 1)
    #expect(missing.complaints == "gallery: \(scratch.file("no.json")) cannot be read.")
    let bad = try scratch.file("bad.json", holding: #"{"elements": [{"number": 1}]}"#)
    let malformed = Outcome(["frames", "list", "--data", bad])
    #expect(malformed.code == 1)
    #expect(malformed.complaints == "gallery: \(bad): entry 1 has no \"symbol\".")
  }

  @Test func `output that cannot be written is one sentence and code 1`() throws {
    let path = try ScratchDirectory().file("no/such/place.png")
    let outcome = Outcome(["render", "grid", "--size", "40x40", "-o", path])
    #expect(outcome.code == 1)
    #expect(outcome.complaints == "gallery: \(path) cannot be written: No such file or directory.")
  }

  @Test(arguments: [
    ("png", [0x89, 0x50, 0x4E, 0x47]), ("svg", Array("<?xml".utf8)), ("pdf", Array("%PDF".utf8)),
  ])
  func `the extension chooses the format`(format: String, start: [UInt8]) throws {
    let scratch = try ScratchDirectory()
    let path = scratch.file("grid." + format)
    let outcome = Outcome(["render", "grid", "--size", "100x100", "-o", path])
    #expect(outcome.code == 0, "\(outcome.complaints)")
    let data = try #require(FileManager.default.contents(atPath: path))
    #expect(Array(data.prefix(start.count)) == start)
  }

  @Test(arguments: [
    ["--size", "1x1"], ["--size", "1x3000"], ["--items", "0"], ["--items", "1"],
    ["--items", "100000"], ["--scroll", "1e9"], ["--scroll", "-1e9"],
    ["--rtl", "--dark", "--text-size", "accessibilityExtraExtraExtraLarge"],
    ["--items", "1000", "--scroll", "1e300"], ["--scale", "0.5"],
  ])
  func `every scene lays out under extreme conditions`(options: [String]) {
    // A million numbers are as many under all conditions, and take their time.
    for scene in Scene.all where scene.name != "million" {
      let outcome = Outcome(["frames", scene.name] + options)
      #expect(outcome.code == 0, "\(scene.name): \(outcome.complaints)")
      #expect(outcome.output.hasPrefix(scene.name))
    }
  }

  @Test(arguments: [
    (["grid", "0", "7"], "cell [0, 7]"), (["grid", "0"], "section 0"),
    (["headers-footers", "1", "0", "--kind", "header"], "supplementary header [1, 0]"),
    (["headers-footers", "1", "0", "--kind", "footer"], "supplementary footer [1, 0]"),
    (["section-backgrounds", "0", "0", "--kind", "card"], "decoration card [0, 0]"),
    (["flow-section-colors", "0", "1"], "cell [0, 1]"),
  ])
  func `explain prints a derivation that comes to a frame`(arguments: [String], title: String) {
    let outcome = Outcome(["explain"] + arguments)
    #expect(outcome.code == 0, "\(outcome.complaints)")
    #expect(outcome.output.hasPrefix(title + "\nContainer"))
    #expect(outcome.output.contains("\nFrame\n  x = "))
  }

  @Test func `scrolling stops at the end`() throws {
    let end = Outcome(["frames", "list", "--scroll", "1e9"])
    let almost = Outcome(["frames", "list", "--scroll", "10000"])
    #expect(end.output == almost.output)
    #expect(end.output.contains("cell [0, 117]"))
    #expect(!end.output.contains("cell [0, 0] "))
  }

  @Test func `frames are also given as JSON`() throws {
    let outcome = Outcome(["frames", "grid", "--json", "--items", "2", "--size", "100x100"])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(object as? [String: Any])
    let elements = try #require(document["elements"] as? [[String: Any]])
    #expect(elements.count == 2)
    #expect(elements[1]["x"] as? Double == 100.0 / 5)
    #expect(elements[1]["width"] as? Double == 100.0 / 5)
    #expect(elements[1]["category"] as? String == "cell")
  }

  @Test func `right to left mirrors the frames`() throws {
    func xs(_ extra: [String]) throws -> [Double] {
      let outcome = Outcome(
        ["frames", "grid", "--json", "--items", "5", "--size", "100x100"] + extra)
      let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let elements = (object as? [String: Any])?["elements"] as? [[String: Any]]
      return try #require(elements).compactMap { $0["x"] as? Double }
    }
    #expect(try xs([]) == [0, 20, 40, 60, 80])
    #expect(try xs(["--rtl"]) == [80, 60, 40, 20, 0])
  }
}
