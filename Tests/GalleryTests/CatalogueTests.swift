import Foundation
import Testing

@testable import GalleryScenes

@Suite struct CatalogueTests {
  private func elements() throws -> [Element] {
    let run = try Catalogue.bundled().all
    return (0..<run.count).map { run[$0] }
  }

  @Test func `the bundled catalogue has every element once, by number`() throws {
    let elements = try elements()
    #expect(elements.map(\.number) == Array(1...118))
    #expect(Set(elements.map(\.symbol)).count == 118)
    #expect(Set(elements.map(\.name)).count == 118)
    #expect(try Catalogue.bundled().source.contains("IUPAC"))
  }

  @Test func `the periods are as long as the periodic table's`() throws {
    #expect(try Catalogue.bundled().periods.map(\.count) == [2, 8, 8, 18, 18, 32, 32])
  }

  @Test func `each place of the table holds one element`() throws {
    let placed = try elements().compactMap { element in
      element.group.map { element.period * 100 + $0 }
    }
    #expect(placed.count == 118 - 2 * 15)
    #expect(Set(placed).count == placed.count)
  }

  @Test func `masses grow with the number but for the known inversions`() throws {
    let elements = try elements().prefix(92)
    let inversions = zip(elements, elements.dropFirst()).filter { $0.mass > $1.mass }
    #expect(inversions.map { "\($0.symbol)-\($1.symbol)" } == ["Ar-K", "Co-Ni", "Te-I", "Th-Pa"])
  }

  @Test func `fewer items cut the catalogue and more repeat it`() throws {
    let catalogue = try Catalogue.bundled()
    #expect(catalogue.showing(0).periods.isEmpty)
    #expect(catalogue.showing(3).periods.map(\.count) == [2, 1])
    #expect(catalogue.showing(119).all[118].symbol == "H")
    #expect(catalogue.showing(120).periods.map(\.count) == [4, 8, 8, 18, 18, 32, 32])
    #expect(catalogue.showing(1_000_000).families.map(\.count).reduce(0, +) == 1_000_000)
  }

  @Test func `a part of a run starts where it says`() throws {
    let all = try Catalogue.bundled().all
    let part = all.dropFirst(78, limit: 2, title: "Coins")
    #expect([part[0].symbol, part[1].symbol] == ["Au", "Hg"])
    #expect(part.count == 2)
    #expect(all.dropFirst(500, limit: 2, title: "Too far")[0].symbol == "H")
    #expect(all.prefix(0, title: "").dropFirst(1, limit: 5, title: "").count == 0)
  }

  static let entry =
    #"{"number": 1, "symbol": "X", "name": "Xenium", "mass": 2, "category": "new", "period": 1}"#

  private func complaint(about json: String) -> String? {
    do {
      _ = try Catalogue(json: Data(json.utf8), file: "f.json")
      return nil
    } catch {
      return error.description
    }
  }

  private func file(_ entries: String) -> String {
    #"{"title": "T", "source": "S", "elements": [\#(entries)]}"#
  }

  @Test(arguments: [
    ("", "f.json is not JSON."),
    ("[1]", "f.json is not an object with fields."),
    ("{}", #"f.json has no "elements"."#),
    (#"{"elements": 3}"#, #"f.json, field "elements" is not a list."#),
    (#"{"elements": []}"#, #"f.json: "elements" is empty."#),
    (#"{"elements": [\#(entry)]}"#, #"f.json has no "title"."#),
  ])
  func `a file that is no catalogue is named with what is wrong`(json: String, sentence: String) {
    #expect(complaint(about: json) == sentence)
  }

  @Test(arguments: [
    ("7", "f.json: entry 2 is not an object with fields."),
    (entry.replacing(#""symbol": "X", "#, with: ""), #"f.json: entry 2 has no "symbol"."#),
    (
      entry.replacing(#""X""#, with: "null"), #"f.json: entry 2, field "symbol" is not a text."#
    ),
    (
      entry.replacing(#""mass": 2"#, with: #""mass": "2""#),
      #"f.json: entry 2, field "mass" is not a positive number."#
    ),
    (
      entry.replacing(#""number": 1"#, with: #""number": 1.5"#),
      #"f.json: entry 2, field "number" is not a whole number from 0 to 9999."#
    ),
    (
      entry.replacing(#""period": 1"#, with: #""period": 8"#),
      #"f.json: entry 2, field "period" is not a whole number from 1 to 7."#
    ),
    (
      entry.replacing("}", with: #", "group": 19}"#),
      #"f.json: entry 2, field "group" is not a whole number from 1 to 18."#
    ),
  ])
  func `a bad entry is named with its field`(bad: String, sentence: String) {
    #expect(complaint(about: file("\(Self.entry), \(bad)")) == sentence)
  }

  @Test func `what is not known may be left out or null`() throws {
    let json = file(Self.entry.replacing("}", with: #", "group": null, "phase": null}"#))
    let element = try Catalogue(json: Data(json.utf8), file: "f.json").all[0]
    #expect(element.group == nil)
    #expect(element.discoveryText == "Antiquity")
    #expect(element.massText == "2")
  }
}
