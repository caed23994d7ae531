import SwiftParser
import Testing

@testable import HoleCore

@Suite struct PlainValuesTests {
  private func value(_ text: String) -> String {
    let line = PlainValues(of: Parser.parse(source: text)).text
    return line.replacing(#/extension (\S+): _PlainValue \{ static var _plain: Any \{ /#) {
      "\($0.1) = "
    }.replacing(" as Any } }; ", with: ";")
  }

  @Test(arguments: [
    (
      "struct A { let b: Int; var c: [C]; var d = 1; var e: Int?; var f: Int { 0 } }",
      "A = A(b: _part(), c: _part());"
    ),
    ("struct A { let b: Int?; static var c: Int }", "A = A(b: _part());"),
    ("struct A { init(_ b: B, c: C, d: Int = 0) {}; init(x: Int) {} }", "A = A(x: _part());"),
    ("enum A { case b(c: Int, Int), d }", "A = A.b(c: _part(), _part());"),
    ("enum A { case b, d; struct E {} }", "A = A.b;A.E = A.E();"),
    ("class A { init(b: B) {} }", "A = A(b: _part());"),
    ("class A: B {}", ""), ("class A: BDelegate {}", "A = A();"),
    ("struct A<T> {}", ""), ("enum A {}", ""), ("func f() { struct A {} }", ""),
  ])
  func `a type is made of plain values`(text: String, expected: String) {
    #expect(value(text) == expected)
  }
}
