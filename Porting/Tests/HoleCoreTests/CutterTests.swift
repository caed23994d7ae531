import Testing

@testable import HoleCore

@Suite struct CutterTests {
  /// The text after errors at the places where `needle` stands were cut out.
  private func cut(
    _ text: String, _ errors: [(needle: String, message: String)], rounds: Int = 1
  ) -> (text: String, holes: [Hole]) {
    var cutter = Cutter([(path: "/A.swift", text: text)])
    for _ in 0..<rounds {
      let now = cutter.sources[0].text
      let found = errors.compactMap { error -> CompilerError? in
        guard let range = now.firstRange(of: error.needle) else { return nil }
        let before = now[..<range.lowerBound].split(
          separator: "\n", omittingEmptySubsequences: false)
        return CompilerError(
          path: "/A.swift", line: before.count, column: before[before.count - 1].utf8.count + 1,
          message: error.message)
      }
      _ = cutter.cut(found)
    }
    return (cutter.sources[0].text, cutter.holes)
  }

  @Test func `a statement goes alone`() {
    let result = cut(
      "func f() {\n  a()\n  b.kf.make { c() }\n  d()\n}\n",
      [("kf", "value of type 'UIView' has no member 'kf'")])
    #expect(
      result.text == "func f() {\n  a()\n  _hole(\"A.swift:3: needs Kingfisher\")\n  d()\n}\n")
    #expect(
      result.holes == [
        Hole(
          path: "/A.swift", line: 3, extent: .statement,
          cause: HoleCause(.missingModule, "Kingfisher"), lines: 1)
      ])
  }

  @Test func `a view that a missing module places stands below the others`() {
    let result = cut(
      "func f() {\n  list.snp.makeConstraints { $0.edges.equalToSuperview() }\n  b.snp.x = 1\n}\n",
      [("snp", "value of type 'UIView' has no member 'snp'")], rounds: 2)
    #expect(
      result.text == """
        func f() {
          _hole("A.swift:2: needs SnapKit"); _place(list)
          _hole("A.swift:3: needs SnapKit")
        }

        """)
  }

  @Test func `what follows from a missing name waits until that is cut out`() {
    let text = "func f() {\n  let a = b()\n  a.mask = [.wide]\n}\n"
    let errors = [
      ("= b", "cannot find 'b' in scope"),
      (".wide", "cannot infer contextual base in reference to member 'wide'"),
    ]
    #expect(cut(text, errors, rounds: 1).holes.map(\.line) == [2])
    #expect(cut(text, errors, rounds: 2).holes.map(\.line) == [2, 3])
  }

  @Test func `a view that places itself is placed, and a place that fails goes`() {
    var cutter = Cutter([
      (path: "/A.swift", text: "import SnapKit\nfunc f() {\n  snp.makeConstraints { a() }\n}\n")
    ])
    cutter.cutImports(without: ["UIKit"])
    let missing = CompilerError(
      path: "/A.swift", line: 3, column: 3, message: "cannot find 'snp' in scope")
    _ = cutter.cut([missing])
    let hole = "  _hole(\"A.swift:3: needs SnapKit\")"
    #expect(cutter.sources[0].text.contains(hole + "; _place(self)\n"))
    let column = hole.utf8.count + "; _place(".utf8.count + 1
    let failing = CompilerError(
      path: "/A.swift", line: 3, column: column, message: "cannot find 'self' in scope")
    _ = cutter.cut([failing])
    #expect(!cutter.sources[0].text.contains("_place"))
  }

  @Test func `views that a call for layout takes are placed`() {
    var cutter = Cutter([
      (
        path: "/A.swift",
        text: "import Anchors\nfunc f() {\n  activate(list.anchor.edges, size)\n}\n"
      )
    ])
    cutter.cutImports(without: ["UIKit"])
    let error = CompilerError(
      path: "/A.swift", line: 3, column: 3, message: "cannot find 'activate' in scope")
    let isChanged = cutter.cut([error])
    #expect(isChanged)
    #expect(
      cutter.sources[0].text.contains(
        "  _hole(\"A.swift:3: needs Anchors\"); _place(list); _place(size)\n"))
  }

  @Test func `a placeholder that nothing fits does not go back and forth for ever`() {
    var cutter = Cutter([(path: "/A.swift", text: "class A: Wire {}\n")])
    var errors = [
      CompilerError(
        path: "/A.swift", line: 1, column: 10, message: "cannot find type 'Wire' in scope")
    ]
    var rounds = 0
    while cutter.cut(errors), rounds < 100 {
      rounds += 1
      errors = [
        CompilerError(path: "/_Placeholders.swift", line: 4, column: 1, message: "some error"),
        CompilerError(
          path: "/A.swift", line: 1, column: 10,
          message: "inheritance from non-protocol type 'Wire'"),
      ]
    }
    #expect(rounds < 20)
  }

  @Test func `a type whose placeholder does not compile gets no other one`() {
    var cutter = Cutter([(path: "/A.swift", text: "extension View { func f(_ w: Wire) {} }\n")])
    let unknown = CompilerError(
      path: "/A.swift", line: 1, column: 30, message: "cannot find type 'Wire' in scope")
    let misfit = CompilerError(
      path: "/_Placeholders.swift", line: 4, column: 1, message: "invalid redeclaration")
    _ = cutter.cut([unknown])
    #expect(cutter.placeholderText.contains("Wire"))
    _ = cutter.cut([misfit])
    #expect(!cutter.placeholderText.contains("Wire"))
    _ = cutter.cut([unknown])
    #expect(!cutter.placeholderText.contains("Wire"))
    #expect(!cutter.sources[0].text.contains("Wire"))
  }

  @Test func `what Objective-C declares or observes is its hole`() {
    var cutter = Cutter([(path: "/A.swift", text: "func f() {\n  a()\n  b()\n}\n")])
    cutter.objectiveCNames = ["Rates"]
    _ = cutter.cut([
      CompilerError(path: "/A.swift", line: 2, column: 3, message: "cannot find 'Rates' in scope"),
      CompilerError(
        path: "/A.swift", line: 3, column: 3,
        message: "value of type 'Entry' has no member 'observe'"),
    ])
    #expect(
      cutter.holes.map(\.cause) == [
        HoleCause(.objectiveC, "Rates"), HoleCause(.objectiveC, "key-value observing"),
      ])
  }

  @Test func `a result and a value with a type become plain values`() {
    let result = cut(
      "func f() -> Int {\n  let x: Int = one()\n  return two()\n}\n",
      [("one", "cannot find 'one' in scope"), ("two", "cannot find 'two' in scope")])
    #expect(
      result.text == """
        func f() -> Int {
          let x: Int = _hole("A.swift:2: needs 'one', which no Swift file declares")
          return _hole("A.swift:3: needs 'two', which no Swift file declares")
        }

        """)
  }

  @Test func `what stays an error takes the body, then the member`() {
    let text = "class A {\n  func f() -> Int {\n    bad()\n  }\n}\n"
    let error = [("bad", "some error"), ("_hole", "some error")]
    #expect(cut(text, error, rounds: 2).holes.map(\.extent) == [.body])
    #expect(cut(text, error, rounds: 3).holes.map(\.extent) == [.member])
  }

  @Test func `lines stay`() {
    let text = "func f() {\n  bad(\n    1,\n    2)\n  d()\n}\n"
    let result = cut(text, [("bad", "cannot find 'bad' in scope")])
    #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    #expect(result.holes.first?.lines == 3)
  }

  @Test func `UIKit's own type takes the place of a backport's that is missing`() {
    var cutter = Cutter([
      ("/A.swift", "import UIKit\ntypealias NSCollectionLayoutItem = BackportedItem\n")
    ])
    let isChanged = cutter.cut([
      CompilerError(
        path: "/A.swift", line: 2, column: 36, message: "cannot find type 'BackportedItem' in scope"
      )
    ])
    #expect(isChanged)
    #expect(!cutter.placeholderText.contains("BackportedItem"))
    #expect(!cutter.sources[0].text.contains("typealias"))
  }

  @Test func `a missing protocol brings what a type has to be that conforms to it`() {
    var cutter = Cutter([
      ("/A.swift", "import UIKit\nstruct Row: Item, Decodable { let name: String }\n")
    ])
    _ = cutter.cut([
      CompilerError(
        path: "/A.swift", line: 2, column: 13, message: "cannot find type 'Item' in scope")
    ])
    #expect(cutter.placeholderText.contains("protocol Item {}"))
    let isChanged = cutter.cut([
      CompilerError(
        path: "/A.swift", line: 1, column: 1,
        message: "type 'Row' does not conform to protocol 'Hashable'")
    ])
    #expect(isChanged)
    #expect(cutter.placeholderText.contains("protocol Item: Hashable {}"))
    #expect(cutter.placeholderText.contains("hasher.combine(\"\\(self)\")"))
    #expect(cutter.sources[0].text.contains("struct Row: Item, Decodable"))
  }

  @Test func `a missing type gets a placeholder, and its module the blame`() {
    var cutter = Cutter([
      (path: "/A.swift", text: "import Maps\nlet a: MapView? = nil\nstruct B: Pinning {}\n")
    ])
    let first = CompilerError(
      path: "/A.swift", line: 1, column: 8, message: "no such module 'Maps'")
    let isFirstCut = cutter.cut([first])
    #expect(isFirstCut)
    let types = [("MapView", 2, 8), ("Pinning", 3, 11)].map {
      CompilerError(
        path: "/A.swift", line: $0.1, column: $0.2, message: "cannot find type '\($0.0)' in scope")
    }
    let isSecondCut = cutter.cut(types)
    #expect(isSecondCut)
    #expect(cutter.placeholderText.contains("class MapView: UIView"))
    #expect(cutter.placeholderText.contains("protocol Pinning {}"))
    #expect(
      cutter.holes.map(\.cause) == Array(repeating: HoleCause(.missingModule, "Maps"), count: 3))
  }

  @Test func `what a generic type of a missing module lacks is the module's`() {
    var cutter = Cutter([
      (path: "/A.swift", text: "import Maps\ntypealias Row = Pins<Int>\n"),
      (path: "/B.swift", text: "import UIKit\nfunc f(_ a: Row) { a.drop() }\n"),
    ])
    cutter.cutImports(without: ["UIKit"])
    _ = cutter.cut([
      CompilerError(
        path: "/A.swift", line: 2, column: 17, message: "cannot find type 'Pins' in scope")
    ])
    _ = cutter.cut([
      CompilerError(
        path: "/B.swift", line: 2, column: 22,
        message: "value of type 'Row' (aka 'Pins<Int>') has no member 'drop'")
    ])
    #expect(cutter.holes.map(\.extent) == [.import, .placeholder, .statement])
    #expect(cutter.holes.map(\.cause.name) == ["Maps", "Maps", "Maps"])
  }

  @Test func `UIKit takes the place of a missing module, which may have brought it`() {
    var cutter = Cutter([
      (path: "/A.swift", text: "import SwiftUI\nlet a: CGFloat = 1\n"),
      (path: "/B.swift", text: "import UIKit\nimport Maps\nlet b = 1\n"),
    ])
    cutter.cutImports(without: ["UIKit"])
    #expect(
      cutter.sources.map(\.text) == [
        "import UIKit\nlet a: CGFloat = 1\n", "import UIKit\n\nlet b = 1\n",
      ])
  }

  @Test func `an override of nothing keeps its body`() {
    let text = "class A: B {\n  override func f() { g() }\n}\n"
    let result = cut(text, [("f()", "method does not override any method from its superclass")])
    #expect(result.text == "class A: B {\n   func f() { g() }\n}\n")
  }

  @Test(arguments: [
    ("class A: P, Q {}", "class A: P {}"), ("class A: Q {}", "class A {}"),
    ("class A: Q, P {}", "class A:  P {}"),
  ])
  func `a conformance goes alone`(text: String, expected: String) {
    let result = cut(text, [("A", "type 'A' does not conform to protocol 'Q'")])
    #expect(result.text.replacing("A  {", with: "A {") == expected)
  }

  @Test func `rounds without anything to cut end`() {
    var cutter = Cutter([(path: "/A.swift", text: "func f() {}\n")])
    let isCut = cutter.cut([])
    #expect(!isCut)
    let elsewhere = CompilerError(path: "/B.swift", line: 1, column: 1, message: "x")
    let isCutElsewhere = cutter.cut([elsewhere])
    #expect(!isCutElsewhere)
  }
}
