import Foundation
import PortingCore
import Testing

/// What goes in and what comes out, for each rewrite: `Golden/NAME.input` and `Golden/NAME.output`.
///
/// An input of several files has lines `// FILE: name.swift` between them. The output has the
/// diagnostics and the connections behind the sources. `RECORD_GOLDEN=1` writes the outputs anew.
@Suite struct GoldenTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")
  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".input") }.map { String($0.dropLast(6)) }.sorted()

  @Test(arguments: names)
  func `a rewrite gives what is recorded`(name: String) throws {
    let input = try text("\(name).input")
    let output = Self.describe(Porter(Self.sources(in: input)))
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try output.write(
        to: Self.folder.appendingPathComponent("\(name).output"), atomically: true, encoding: .utf8)
    }
    #expect(output == (try text("\(name).output")))
  }

  @Test(arguments: names)
  func `rewriting the output changes nothing`(name: String) throws {
    let once = Porter(Self.sources(in: try text("\(name).input"))).sources
    let twice = Porter(once).sources
    for (first, second) in zip(once, twice) { #expect(first.text == second.text) }
  }

  @Test(arguments: names)
  func `every line stays or is mapped`(name: String) throws {
    let sources = Self.sources(in: try text("\(name).input"))
    let ported = Porter(sources).sources
    for (source, copy) in zip(sources, ported) {
      #expect(LineMap(of: copy.text, path: source.path).end == LineMap.lineCount(of: source.text))
    }
  }

  @Test func `there are inputs`() { #expect(Self.names.count >= 10) }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  static func sources(in input: String) -> [Source] {
    let pieces = input.components(separatedBy: "// FILE: ")
    guard pieces.count > 1 else { return [Source(path: "Input.swift", text: input)] }
    return pieces.dropFirst().map { piece in
      let end = piece.firstIndex(of: "\n") ?? piece.endIndex
      return Source(path: String(piece[..<end]), text: String(piece[end...].dropFirst()))
    }
  }

  private static func describe(_ ported: Porter) -> String {
    var text = ported.sources.map(\.text).joined()
    for diagnostic in ported.diagnostics { text += "// \(diagnostic)\n" }
    for (type, connections) in ported.connections.types.sorted(by: { $0.key < $1.key }) {
      for (name, outlet) in connections.outlets.sorted(by: { $0.key < $1.key }) {
        text += "// \(type).\(name): \(outlet.isCollection ? "many " : "")\(outlet.type)\n"
      }
      for (selector, method) in connections.actions.sorted(by: { $0.key < $1.key }) {
        text += "// \(type) \(selector) -> \(method)\n"
      }
    }
    return text
  }
}
