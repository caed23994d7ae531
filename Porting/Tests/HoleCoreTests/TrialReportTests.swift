import Testing

@testable import HoleCore

@Suite struct TrialReportTests {
  private func hole(_ file: String, _ line: Int, _ cause: HoleCause, lines: Int = 1) -> Hole {
    Hole(path: file, line: line, extent: .statement, cause: cause, lines: lines)
  }

  private var report: TrialReport {
    var report = TrialReport(project: "Shop", target: "Shop")
    let kingfisher = HoleCause(.missingModule, "Kingfisher")
    let text = String(repeating: "x\n", count: 9)
    report.add(
      [("/a/A.swift", text), ("/a/B.swift", text)],
      holes: [
        hole("/a/A.swift", 2, kingfisher), hole("/a/A.swift", 4, kingfisher, lines: 3),
        // The same line twice is one line.
        hole("/a/A.swift", 4, HoleCause(.objectiveC, "KVO")),
      ])
    return report
  }

  @Test func `counts of causes and kinds add up to the holes`() {
    #expect(report.holes.count == 3)
    #expect(report.causes.map(\.holes).reduce(0, +) == 3)
    #expect(report.holesByKind == ["missingModule": 2, "objectiveC": 1])
  }

  @Test func `lines in holes are counted once`() {
    // Two files of nine lines; 2 and 4 to 6 are in holes.
    #expect(report.lines == 18)
    #expect(report.wholeLines == 14)
    #expect(report.files == 2)
    #expect(report.wholeFiles == 1)
  }

  @Test func `the most frequent cause comes first, with its places`() {
    #expect(
      report.text.contains(
        "  worth mending first:\n    2 holes: needs Kingfisher (A.swift:2, A.swift:4)\n"))
    #expect(report.text.contains("14 of 18 (77.7 %)"))
  }

  @Test func `the page escapes what it shows`() {
    var report = self.report
    report.firstScreen = .init(name: "<b>", picture: nil, problem: "a & b", holes: [])
    #expect(report.page.contains("a &amp; b"))
    #expect(report.page.contains("<figcaption>&lt;b></figcaption>"))
  }
}
