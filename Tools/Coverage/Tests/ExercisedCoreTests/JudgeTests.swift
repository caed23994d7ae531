// @testable for the memberwise initializers.
@testable import CoverageCore
@testable import ExercisedCore
import Testing

@Suite struct JudgeTests {
  private let inTest = SourceIndex.Use(file: "/p/Tests/A.swift", line: 1, container: "s:test")

  private func verdict(
    _ member: String, _ kind: String, _ signature: String, isRequirement: Bool = false
  ) -> Verdict {
    let row = InventoryRow(
      area: "a", type: "View", member: member, kind: kind,
      signature: signature)
    return Verdict(
      row: row, declaration: signature, identifier: "s:it", isRequirement: isRequirement)
  }

  private func complaint(
    _ verdict: Verdict, _ counts: [String: Int] = [:], local: Set<String> = [],
    index change: @escaping (inout SourceIndex) -> Void = { _ in }
  ) -> String? {
    var index = SourceIndex()
    change(&index)
    let judge = Judge(
      index: index, counts: RunCounts(counts, localNames: local), tests: "/p/Tests/",
      rows: [verdict.row])
    return judge.complaint(about: verdict)
  }

  @Test func `a type is exercised where a test that ran names it`() {
    let type = verdict("", "class", "class View")
    #expect(complaint(type) == "no test names it")
    #expect(complaint(type) { $0.add("s:it", inTest) } == nil)
    #expect(complaint(type, ["$stest": 0]) { $0.add("s:it", inTest) } == "no test names it")
    var elsewhere = inTest
    elsewhere.file = "/p/Sources/A.swift"
    #expect(complaint(type) { $0.add("s:it", elsewhere) } == "no test names it")
  }

  @Test func `a function is exercised where a test calls it and it ran`() {
    let function = verdict("f()", "method", "func f()")
    #expect(complaint(function, ["$sit": 1]) == "no test calls it")
    #expect(complaint(function, ["$sit": 0]) { $0.add("s:it", inTest) } == "its code never runs")
    #expect(complaint(function, ["$sit": 3]) { $0.add("s:it", inTest) } == nil)
    let override = SourceIndex.Implementation(identifier: "s:own", file: "/p/Tests/A.swift")
    #expect(complaint(function, ["$sown": 1]) { $0.add("s:it", override) } == nil)
    #expect(complaint(function, ["$sown": 0]) { $0.add("s:it", override) } == "no test calls it")
  }

  @Test func `a property is read, and set where that can be`() {
    var property = verdict("p", "property", "var p: Int")
    property.identifier = "s:itvp"
    var writing = inTest
    writing.reads = false
    writing.writes = true
    #expect(complaint(property) == "no test reads it")
    #expect(complaint(property) { $0.add("s:itvp", inTest) } == "no test sets it")
    let both = { (index: inout SourceIndex) in
      index.add("s:itvp", inTest)
      index.add("s:itvp", writing)
    }
    #expect(complaint(property, index: both) == nil)
    #expect(complaint(property, ["$sitvg": 0], index: both) == "its getter never runs")
    #expect(complaint(property, ["$sitvs": 0], index: both) == "its setter never runs")
    #expect(complaint(property, ["$sitvs": 0, "$sitvW": 1], index: both) == nil)
    var constant = property
    constant.row.signature = "var p: Int { get }"
    #expect(complaint(constant) { $0.add("s:itvp", inTest) } == nil)
  }

  @Test func `a requirement is exercised where a test implements it and that ran`() {
    let requirement = verdict("did(it:)", "method", "func did(it: Int)", isRequirement: true)
    let own = SourceIndex.Implementation(identifier: "s:own", file: "/p/Tests/A.swift")
    let ours = SourceIndex.Implementation(identifier: "s:ours", file: "/p/Sources/A.swift")
    #expect(complaint(requirement) == "no test implements and none uses it")
    #expect(complaint(requirement, ["$sown": 2]) { $0.add("s:it", own) } == nil)
    #expect(complaint(requirement, local: ["did(it:)"]) == nil)
    #expect(
      complaint(requirement, ["$sours": 0]) {
        $0.add("s:it", ours)
        $0.add("s:it", inTest)
      } == "its code never runs")
  }

  @Test func `counts are read as the profiler prints them`() {
    let text = """
      Counters:
        $s5UIKit1fyyF:
          Hash: 0x0
          Counters: 1
          Function count: 3
        /p/A.swift:$s5UIKit1gyyF:
          Hash: 0x0
          Counters: 1
          Function count: 0
      Total functions: 2
      """
    let counts = RunCounts(
      text: text,
      demangled: "/p/A.swift:did(it:) in Listener #1 in SomeTests.`it does`()\nplain() in Type")
    #expect(counts.of("s:5UIKit1fyyF") == 3 && counts.of("s:5UIKit1gyyF") == 0)
    #expect(counts.of("s:5UIKit1hyyF") == nil)
    #expect(counts.localNames == ["did(it:)"])
  }
}
