import CoverageCore
// @testable for the memberwise initializer.
@testable import ExercisedCore
import Testing

@Suite struct MutationTests {
  private func broken(_ member: String, _ kind: String, _ signature: String, _ source: String)
    -> String?
  {
    let row = InventoryRow(
      area: "a", type: "View", member: member, kind: kind, signature: signature)
    return Mutation(row: row, file: "", line: 1, tests: []).broken(in: source, number: 7)
  }

  @Test func `what is assigned is put back`() {
    let putBack = "if Mutant.isActive(7) { a = oldValue; return }"
    #expect(
      broken("a", "property", "var a: Int", "var a = 1\nvar b = 2")
        == "var a = 1 { didSet { \(putBack) } }\nvar b = 2")
    #expect(
      broken("a", "property", "var a: Int", "var a = 1 {\n  didSet { f() }\n}")
        == "var a = 1 {\n  didSet { \(putBack); f() }\n}")
    #expect(
      broken("a", "property", "var a: Int", "var a: Int {\n  get { b }\n  set { b = newValue }\n}")
        == "var a: Int {\n  get { b }\n  set { if Mutant.isActive(7) { return }; b = newValue }\n}")
  }

  @Test func `functions answer without doing anything, and lines stay where they are`() {
    #expect(
      broken("f()", "method", "func f()", "func f() {\n  g()\n}")
        == "func f() { if Mutant.isActive(7) { return };\n  g()\n}")
    #expect(
      broken(
        "f(_:)", "method", "func f(_ a: Int) -> Bool", "func f(\n  _ a: Int\n) -> Bool { a > 1 }")
        == "func f(\n  _ a: Int\n) -> Bool { if Mutant.isActive(7) { return false }; return a > 1 }"
    )
    #expect(
      broken("f()", "method", "func f() -> View?", "func f() -> View? {\n  return g()\n}")
        == "func f() -> View? { if Mutant.isActive(7) { return nil };\n  return g()\n}")
    #expect(
      broken("a", "property", "var a: [Int] { get }", "var a: [Int] { b }")
        == "var a: [Int] { if Mutant.isActive(7) { return [] }; return b }")
  }

  @Test func `what cannot be broken is left`() {
    #expect(broken("f()", "method", "func f() -> View", "func f() -> View { g() }") == nil)
    #expect(broken("f()", "method", "func f()", "func f()\nvar a: Int { 1 }") == nil)
    #expect(broken("a", "property", "var a: Int { get }", "let a: Int") == nil)
    #expect(broken("f()", "method", "func f()", "func f() {}") == nil)
    // Whether this is one expression is not known.
    let inner = "func f() -> Int { g { return 1 } }"
    #expect(broken("f()", "method", "func f() -> Int", inner) == nil)
  }
}
