import Foundation
import PortingCore
import Testing

/// Sources with random edits: pieces taken out, doubled, exchanged, and words of the language put in.
@Suite struct FuzzTests {
  static let rounds =
    ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap(UInt64.init) ?? 60

  @Test func `broken sources neither crash nor lose a line`() throws {
    for seed in 1...Self.rounds {
      var dice = Dice(state: seed)
      let sources = try damaged(Self.inputs.randomElement(using: &dice)!, with: &dice)
      let ported = Porter(sources).sources
      for (source, copy) in zip(sources, ported) {
        let map = LineMap(of: copy.text, path: source.path)
        #expect(map.end == LineMap.lineCount(of: source.text), "seed \(seed), \(source.path)")
        #expect(map.path == source.path, "seed \(seed)")
      }
    }
  }

  @Test func `classes that inherit from each other end somewhere`() {
    let source =
      "class A: B { func f() { type(of: self).init() } }; class B: A { override func g() {} }"
    #expect(Porter([Source(path: "A.swift", text: source)]).sources[0].text.hasSuffix(source))
  }

  private static let inputs: [String] = GoldenTests.names.compactMap {
    try? String(
      contentsOf: GoldenTests.folder.appendingPathComponent("\($0).input"), encoding: .utf8)
  }

  private static let words = [
    "@objc ", "#selector(", "#keyPath(a", "extension ", "override ", "protocol P {", "optional ",
    "class A: B {", "{", "}", "(", ")", "\"", "\"\"\"", "/*", "*/", "\n", "\r\n", "\r", "#if X\n",
    "#endif\n", "#Preview {", "@IBOutlet var a: [", "🏳️‍🌈", "\u{0}", "`", "\\(", "//", "import A.B",
  ]

  private func damaged(_ input: String, with dice: inout Dice) throws -> [Source] {
    GoldenTests.sources(in: input).map { source in
      var text = Array(source.text)
      for _ in 0..<Int.random(in: 1...8, using: &dice) { damage(&text, with: &dice) }
      return Source(path: source.path, text: String(text))
    }
  }

  private func damage(_ text: inout [Character], with dice: inout Dice) {
    let start = Int.random(in: 0...text.count, using: &dice)
    let end = min(text.count, start + Int.random(in: 0...40, using: &dice))
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: text[start..<end], at: start)
    case 2: text.insert(contentsOf: Self.words.randomElement(using: &dice)!, at: start)
    default:
      let piece = text[start..<end]
      text.removeSubrange(start..<end)
      text.insert(contentsOf: piece, at: Int.random(in: 0...text.count, using: &dice))
    }
  }
}

/// Numbers that are the same each time (SplitMix64).
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
