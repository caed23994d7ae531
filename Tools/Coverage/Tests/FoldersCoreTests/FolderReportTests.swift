import Testing

@testable import FoldersCore

@Suite struct FolderReportTests {
  /// What is wrong with the two folders if they are drawn like this.
  private func problems(_ rows: String, code: Codebase = .barsAndViews) throws -> [String] {
    try FolderReport(code).problems(page: "```folders\nKit\n\(rows)\n```\n", path: "page.md")
      .map(\.description)
  }

  @Test func `code that does what is drawn has no problems`() throws {
    #expect(try problems("  .:\n  Views: Bars (Bar)\n  Bars: Views") == [])
  }

  @Test func `a use that is not drawn is named with its place`() throws {
    #expect(
      try problems("  .:\n  Views:\n  Bars: Views") == [
        "Sources/Kit/Views/View.swift:7: Views uses Bar of Bars, which is not in the drawing"
      ])
    #expect(
      try problems("  .:\n  Views: Bars (Other)\n  Bars: Views") == [
        "Sources/Kit/Views/View.swift:7: Views uses Bar of Bars, which is not in the drawing",
        "page.md:4: Views of Kit does not use Other of Bars",
      ])
  }

  @Test func `the drawing has no circles and nothing that is not there`() throws {
    #expect(
      try problems("  .: Views\n  Views: Bars\n  Bars: Views\n  Gone:") == [
        "page.md:3: . of Kit does not use Views",
        "page.md:3: . of Kit uses Views, which stands below: name the types in parentheses",
        "page.md:4: Views of Kit uses Bars, which stands below: name the types in parentheses",
        "page.md:6: Gone of Kit is not there",
      ])
    #expect(
      try problems("  Views: Bars (Bar)\n  Bars: Views") == ["page.md:1: no line for . of Kit"])
  }

  @Test func `pairs, knots and folders have limits`() {
    let graph = FolderGraph("Kit", of: .barsAndViews)
    let check = FolderCheck(graph: graph, drawing: Drawing(of: graph), page: "page.md")
    #expect(check.excesses(Limits()) == [])
    var limits = Limits()
    limits.mutualPairs = 0
    limits.knotLines = [("Bars", 29)]
    limits.folderLines = 19
    #expect(
      check.excesses(limits).sorted().map(\.description) == [
        "Sources/Kit/Bars:1: 20 lines without a subfolder, at most 19",
        "Sources/Kit/Bars:1: 30 lines that lead to each other, at most 29: Bars Views",
        "Sources/Kit/Views/View.swift:7: Views and Bars of Kit name each other (1 and 2 times): "
          + "1 pairs do, at most 0 may",
      ])
  }

  @Test func `files, functions and types have limits`() {
    let file = "Sources/Kit/Box.swift"
    var code = Codebase()
    code.add(file, text: "struct Box {\n  var key: Int {\n    1\n  }\n  var lock = 1\n}\n")
    code.declare("Box", in: file)
    code.declare("key", of: "Box", in: file)
    code.declare("lock", of: "Box", in: file)
    code.declarations["Box.key"]?.isComputed = true
    #expect(SizeCheck(codebase: code, limits: Limits()).problems() == [])
    var limits = Limits()
    (limits.fileLines, limits.functionLines, limits.typeLines) = (5, 2, 5)
    limits.storedProperties = 0
    #expect(
      SizeCheck(codebase: code, limits: limits).problems().sorted().map(\.description) == [
        "\(file):1: 6 lines in a file, at most 5",
        "\(file):1: Box has 1 stored properties, at most 0",
        "\(file):1: Box has 6 lines in 1 files, at most 5 in 12",
        "\(file):2: key has 3 lines, at most 2",
      ])
    limits.exceptions = ["Kit.Box": (lines: 6, files: 1)]
    #expect(SizeCheck(codebase: code, limits: limits).problems().count == 3)
  }
}
