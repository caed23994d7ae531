import Testing

@testable import ProjectCore

@Suite struct OldPropertyListTests {
  @Test func `comments, quotes, lists and tables are read`() throws {
    let text = """
      // !$*UTF8*$!
      { a = "x \\"y\\""; /* what */ "b c" = (1, 2, ); d = { e = path/to.swift; }; }
      """
    let value = try OldPropertyListParser.parse(text, path: "p")
    #expect(value["a"]?.text == "x \"y\"")
    #expect(value["b c"]?.texts == ["1", "2"])
    #expect(value["d"]?["e"]?.text == "path/to.swift")
  }

  @Test(arguments: [
    ("{ a = ; }", "p:1: error: expected a value, got ';'."),
    ("{\n a = 1\n b", "p:3: error: expected ';', got 'b'."),
    ("{ a = (1", "p:1: error: expected ',', got the end of the file."),
    ("{ a = \"x", "p:1: error: expected a quote that closes the text, got '\"'."),
    ("{} x", "p:1: error: expected the end of the file, got 'x'."),
  ])
  func `a broken list is one error with its line`(text: String, message: String) {
    do {
      _ = try OldPropertyListParser.parse(text, path: "p")
      Issue.record("expected an error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `lists in lists end at a depth`() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: ProjectError.self) { try OldPropertyListParser.parse(text, path: "p") }
  }

  @Test func `every prefix of a list ends with a value or an error`() {
    let text = "{ a = \"x\"; b = (1, 2); /* c */ d = { e = f; }; }"
    var errors = 0
    for count in 0..<text.count {
      do {
        _ = try OldPropertyListParser.parse(String(text.prefix(count)), path: "p")
      } catch {
        errors += 1
      }
    }
    #expect(errors == text.count)
  }
}
