import Testing

@testable import FoldersCore

@Suite struct DrawingTests {
  @Test func `the way that uses fewer names is narrow`() {
    #expect(
      Drawing(of: FolderGraph("Kit", of: .barsAndViews)).text == """
        Kit
          .:
          Views: Bars (Bar)
          Bars: Views

        """)
  }

  @Test func `a page says the same as what is drawn`() throws {
    var drawing = Drawing(module: "Kit")
    drawing.rows = [
      .init(folder: "Kernel/Views", narrow: ["Bars": ["Bar", "View.bar"]]),
      .init(folder: "Kernel/Events", uses: ["Kernel/Views"]),
      .init(folder: "Bars", uses: ["Kernel/Views", "Kernel/Events", "Values"]),
    ]
    var read = try Drawing.drawings(in: "Before\n```folders\n\(drawing.text)```\n")
    for index in read[0].rows.indices { read[0].rows[index].line = 0 }
    #expect(read == [drawing])
    #expect(drawing.text.contains("  Bars: Values Kernel/{Events Views}\n"))
  }

  @Test func `a long row goes on in the next line`() throws {
    var drawing = Drawing(module: "Kit")
    let folders = (0..<40).map { "Folder\($0)" }
    drawing.rows = [.init(folder: "Bars", uses: Set(folders), narrow: ["Views": Set(folders)])]
    #expect(drawing.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    let read = try Drawing.drawings(in: "```folders\n\(drawing.text)```")
    #expect(read[0].rows[0].uses == Set(folders))
    #expect(read[0].rows[0].narrow == ["Views": Set(folders)])
  }

  @Test func `a line that is no drawing is refused with its number`() {
    #expect(throws: Drawing.Unreadable.self) {
      try Drawing.drawings(in: "```folders\nKit\n  Bars Views\n```")
    }
  }

  @Test func `the drawing of the code takes the place of that in the page`() {
    let page = "One\n```folders\nKit\n  Old:\n```\nTwo\n```types\n```\n"
    #expect(
      FolderReport(.barsAndViews).drawn(into: page)
        == "One\n```folders\nKit\n  .:\n  Views: Bars (Bar)\n  Bars: Views\n```\nTwo\n```types\n```\n"
    )
  }
}
