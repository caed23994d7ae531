import Testing

@testable import FoldersCore

@Suite struct FolderGraphTests {
  typealias Way = FolderGraph.Way

  @Test func `the folder is what stands between the module and the file`() {
    #expect(Codebase.folder(of: "Sources/Kit/Views/Motion/Fade.swift") == "Views/Motion")
    #expect(Codebase.folder(of: "Sources/Kit/Kit.swift") == ".")
    #expect(Codebase.module(of: "Sources/Kit/Views/View.swift") == "Kit")
  }

  @Test func `uses are counted by way and name`() {
    let graph = FolderGraph("Kit", of: .barsAndViews)
    #expect(graph.lines == ["Views": 10, "Bars": 20, ".": 1])
    #expect(graph.weight(Way(from: "Bars", to: "Views")) == 2)
    #expect(graph.uses[Way(from: "Views", to: "Bars")]?.keys.sorted() == ["Bar"])
    #expect(graph.weakerWays == [Way(from: "Views", to: "Bars")])
    #expect(graph.knots == [["Bars", "Views"]])
  }

  @Test func `a member is known by its outermost type`() {
    var code = Codebase.barsAndViews
    code.declare("frame", of: "View", in: "Sources/Kit/Views/View.swift")
    code.name("View.frame", in: "Sources/Kit/Bars/Bar.swift", line: 5)
    let graph = FolderGraph("Kit", of: code)
    #expect(graph.uses[Way(from: "Bars", to: "Views")]?["View"]?.count == 2)
  }

  @Test func `a member of an extension elsewhere is known by type and name`() {
    var code = Codebase.barsAndViews
    let file = "Sources/Kit/Bars/View+Bars.swift"
    code.add(file, text: "")
    code.extend("View", as: "e", in: file)
    code.declare("bar", of: "e", in: file)
    code.name("e.bar", in: "Sources/Kit/Views/View.swift", line: 9)
    let graph = FolderGraph("Kit", of: code)
    #expect(graph.uses[Way(from: "Views", to: "Bars")]?.keys.sorted() == ["Bar", "View.bar"])
  }
}
