import Testing

@testable import InlineSnapshotTesting

@Suite struct InlineSourceTests {
  /// `source` with texts for calls at lines and columns.
  private func written(
    _ source: String, _ texts: (line: Int, column: Int, text: String?)...,
    descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) -> String {
    let recordings = texts.map {
      InlineRecording(line: $0.line, column: $0.column, text: $0.text, descriptor: descriptor)
    }
    let result = InlineSource(source).replacing(recordings)
    #expect(result.missing.isEmpty)
    return result.text
  }

  @Test func `a text goes into a closure after the call, indented as the file is`() {
    #expect(
      written(
        """
        func test() {
            // Spaces, by fours.
            assertInlineSnapshot(of: user, as: .json)  // Here.
        }
        """, (3, 5, "{\n  \"name\" : \"Ada\"\n\n}")) == #"""
          func test() {
              // Spaces, by fours.
              assertInlineSnapshot(of: user, as: .json) {
                  """
                  {
                    "name" : "Ada"

                  }
                  """
              }  // Here.
          }
          """#)
    #expect(
      written("func test() {\n\tassertInlineSnapshot(of: 1, as: .dump)\n}", (2, 2, "1"))
        == "func test() {\n\tassertInlineSnapshot(of: 1, as: .dump) {\n\t\t\"\"\"\n\t\t1\n\t\t\"\"\"\n\t}\n}"
    )
  }

  @Test func `several calls of a function each get theirs, whatever is there`() {
    let source = #"""
      func test() {
        assertInlineSnapshot(of: a, as: .lines)
        assertInlineSnapshot(
          of: b,
          as: .lines
        ) {
          """
          old
          """
        }
        assertInlineSnapshot(of: c, as: .lines, matches: { "old" })
        for x in all { assertInlineSnapshot(of: x, as: .lines) { "" } }
      }
      """#
    #expect(
      written(
        source, (12, 18, "D"), (2, 3, "A"), (11, 3, "C\nC"), (3, 3, "B")) == #"""
          func test() {
            assertInlineSnapshot(of: a, as: .lines) {
              """
              A
              """
            }
            assertInlineSnapshot(
              of: b,
              as: .lines
            ) {
              """
              B
              """
            }
            assertInlineSnapshot(of: c, as: .lines, matches: {
              """
              C
              C
              """
            })
            for x in all { assertInlineSnapshot(of: x, as: .lines) {
              """
              D
              """
            } }
          }
          """#)
  }

  @Test func `what a source would read otherwise is written so that it comes back`() {
    let text = "a\\(b) \"\"\" \\# \"\"\"## c\r\n\u{0}d\t"
    let result = written("f(1)", (1, 1, text))
    #expect(
      result
        == "f(1) {\n  ###\"\"\"\n  a\\(b) \"\"\" \\# \"\"\"## c\\###r\n  \\###u{0}d\t\n  \"\"\"###\n}"
    )
    #expect(written("f(1)", (1, 1, "")) == "f(1) {\n  \"\"\"\n\n  \"\"\"\n}")
  }

  @Test func `a nil text takes the closure away`() {
    #expect(written("f(1) { \"\"\"\n\"\"\" }\ng()", (1, 1, nil)) == "f(1)\ng()")
    #expect(written("f(1)", (1, 1, nil)) == "f(1)")
    #expect(written("f(1, matches: { \"\" })", (1, 1, nil)) == "f(1, matches: nil)")
  }

  @Test func `closures further behind go by their labels`() {
    let expansion = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["matches"], trailingClosureLabel: "expansion",
      trailingClosureOffset: 1)
    let body = "{\n  \"\"\"\n  x\n  \"\"\"\n}"
    #expect(
      written("check { a }", (1, 1, "x"), descriptor: expansion) == "check { a } expansion: \(body)"
    )
    #expect(
      written("check { a } matches: { b } other: { c }", (1, 1, "x"), descriptor: expansion)
        == "check { a } expansion: \(body) other: { c }")
    #expect(
      written("check { a } other: { c }", (1, 1, "x"), descriptor: expansion)
        == "check { a } expansion: \(body) other: { c }")
    #expect(
      written("check(a)", (1, 1, "x"), descriptor: expansion) == "check(a, expansion: \(body))")
    #expect(
      written("check { a } expansion: { b }", (1, 1, nil), descriptor: expansion) == "check { a }")
  }

  @Test func `calls are found by what holds their arguments, the name or the first word`() {
    #expect(written("check(check(1))", (1, 12, "x")).hasPrefix("check(check(1) {\n  \"\"\"\n  x\n"))
    #expect(written("check(check(1))", (1, 6, "x")).hasPrefix("check(check(1)) {\n"))
    #expect(written("check { a }", (1, 7, "x")).hasPrefix("check {\n  \"\"\"\n  x\n"))
    #expect(written("a\n  .check(1)", (2, 4, "x")).contains(".check(1) {\n    \"\"\"\n    x\n"))
    #expect(written("self.check(1)", (1, 1, "x")).hasPrefix("self.check(1) {\n"))
  }

  @Test func `a process that comes later finds calls where they are by then`() {
    let source = "func a() {\n  f(1)\n}\nfunc b() {\n  f(2) { \"\" }\n  f(3)\n}\n"
    func recording(_ line: Int, _ text: String) -> InlineRecording {
      InlineRecording(line: line, column: 3, text: text, descriptor: .init())
    }
    let first = InlineSource(source).replacing([recording(2, "one"), recording(5, "two")])
    #expect(first.shifts.map(\.line) == [2, 5])
    #expect(first.shifts.map(\.count) == [4, 4])
    let both = InlineSource(first.text).replacing([recording(6, "three")], shifts: first.shifts)
    let atOnce = InlineSource(source).replacing([
      recording(2, "one"), recording(5, "two"), recording(6, "three"),
    ])
    #expect(both.text == atOnce.text)
    let lost = InlineSource(source).replacing([recording(3, "none")])
    #expect(lost.text == source && lost.missing.count == 1)
  }
}
