import PortingCore
import Testing

@Suite struct SelectorNameTests {
  @Test(arguments: [
    ("func save() {}", "save", "save"),
    ("func tap(_ sender: Any) {}", "tap(_:)", "tap:"),
    ("func drag(_ sender: Any, for event: Any) {}", "drag(_:for:)", "drag:for:"),
    ("func add(item: Any) {}", "add(item:)", "addWithItem:"),
    ("func add(for item: Any) {}", "add(for:)", "addFor:"),
    ("func add(forItem item: Any) {}", "add(forItem:)", "addForItem:"),
    ("func add(form: Any) {}", "add(form:)", "addWithForm:"),
    ("@objc(put:) func add(item: Any) {}", "add(item:)", "put:"),
    ("func tap(_ sender: Any) {}", "tap", "tap:"),
  ])
  func `methods have the names of Objective-C`(method: String, reference: String, name: String) {
    let source = "class A { \(method)\nlet s = #selector(\(reference)) }"
    let text = Porter([Source(path: "A.swift", text: source)]).sources[0].text
    #expect(text.contains("let s = Selector(\"\(name)\", A.\(reference))"))
  }

  @Test func `a method is found in an extension of a class above, in another file`() {
    let sources = [
      "class Base {}", "extension Base { @objc func tap(_ x: Int) {} }",
      "class Sub: Base { let s = #selector(tap) }",
    ].enumerated().map { Source(path: "\($0.offset).swift", text: $0.element) }
    #expect(Porter(sources).sources[2].text.contains("Selector(\"tap:\", Sub.tap)"))
  }
}
