import Testing

@testable import CoverageCore

@Suite struct MatcherTests {
  /// A root class `View` below Foundation's.
  private func viewModule(access: String = "open", declaration: String = "class View")
    -> (TestModule, view: String)
  {
    var module = TestModule()
    let view = module.add("class", "View", declaration, access: access)
    module.relate(view, "inheritsFrom", "elsewhere", fallback: "Foundation.NSObject")
    return (module, view)
  }

  private func texts(_ verdict: Verdict) -> [String] { verdict.differences.map(\.text) }

  @Test func `a member with Apple's signature is done whatever its spelling`() {
    var (module, _) = viewModule()
    module.add("enum", "View.Mode", "enum Mode")
    module.add(
      "method", "View.show(_:then:)",
      "@MainActor func show(_ mode: View.Mode, then: (() -> Swift.Void)? = nil) -> Array<Int>")
    let verdict = module.verdict(
      "View", "show(_:then:)", "method",
      "func show(_ m: Mode, then handler: (() -> Void)? = nil) -> [Int]")
    #expect(verdict.status == .done)
    #expect(texts(verdict) == [])
  }

  @Test(arguments: [
    ("func show(_ mode: Int?, then: Int = 0)", "other type of parameter 1"),
    ("func show(_ mode: Int, then: Int)", "`then` has no default"),
    ("func show(_ mode: Int, then: Int = 1)", "`then` defaults to `1`, not `0`"),
    ("func show(_ mode: Int, then: Int = 0) -> Bool", "returns a value"),
    ("func show(_ mode: Int, then: Int = 0) async", "`async`"),
    ("class func show(_ mode: Int, then: Int = 0)", "member of the type"),
  ])
  func `a method of the same name with another signature is partial`(
    declaration: String, difference: String
  ) {
    var (module, _) = viewModule()
    module.add("method", "View.show(_:then:)", declaration)
    let verdict = module.verdict(
      "View", "show(_:then:)", "method", "func show(_ mode: Int, then: Int = 0)")
    #expect(verdict.status == .partial)
    #expect(texts(verdict) == [difference])
  }

  @Test func `a property that cannot be set is partial, one that wrongly can is done but wider`() {
    var (module, _) = viewModule()
    module.add("property", "View.fixed", "var fixed: Int { get }")
    module.add("property", "View.free", "var free: Int")
    let fixed = module.verdict("View", "fixed", "property", "var fixed: Int")
    #expect(fixed.status == .partial)
    #expect(texts(fixed) == ["cannot be set"])
    let free = module.verdict("View", "free", "property", "var free: Int { get }")
    #expect(free.status == .done)
    #expect(free.differences == [Difference(weight: .wider, text: "settable")])
  }

  @Test func `a property does not stand in for a method, nor a static property for a case`() {
    var (module, _) = viewModule()
    module.add("property", "View.count", "var count: Int { get }")
    module.add("enum", "Mode", "enum Mode", access: "public")
    module.add("type.property", "Mode.fast", "static let fast: Mode", access: "public")
    let method = module.verdict("View", "count()", "method", "func count() -> Int")
    #expect(texts(method) == ["property instead of method"])
    let mode = module.verdict("Mode", "fast", "case", "case fast")
    #expect(texts(mode) == ["type property instead of case"])
  }

  @Test func `what is not public is absent`() {
    var (module, _) = viewModule()
    module.add("property", "View.text", "var text: String?", access: "internal")
    #expect(module.verdict("View", "text", "property", "var text: String?").status == .absent)
  }

  @Test func `overloads are told apart by the types of their parameters`() {
    var (module, _) = viewModule()
    module.add("method", "View.register(_:)", "func register(_ cellClass: AnyClass?)")
    let rows = ["UINib?", "AnyObject.Type?"].map {
      InventoryRow(
        type: "View", member: "register(_:)", kind: "method", signature: "func register(_ x: \($0))"
      )
    }
    #expect(module.verdicts(rows).map(\.status) == [.absent, .done])
  }

  @Test func `members of a superclass and of an enclosing superclass's types count`() {
    var (module, view) = viewModule()
    let label = module.add("class", "Label", "class Label")
    module.relate(label, "inheritsFrom", view)
    module.add("property", "View.tag", "var tag: Int")
    module.add("enum", "View.Mode", "enum Mode", access: "public")
    #expect(module.verdict("Label", "tag", "property", "var tag: Int").status == .done)
    #expect(module.verdict("Label.Mode", "", "enum", "enum Mode").status == .done)
  }

  @Test func `aliases compare by what they stand for`() {
    var (module, _) = viewModule()
    module.add("typealias", "Handler", "typealias Handler = (View) -> Void", access: "public")
    module.add("property", "View.handler", "var handler: ((_ view: View) -> Void)?")
    let verdicts = module.verdicts([
      InventoryRow(
        type: "Handler", kind: "typealias", signature: "typealias Handler = (View) -> Void"),
      InventoryRow(
        type: "View", member: "handler", kind: "property", signature: "var handler: Handler?"),
    ])
    #expect(verdicts.map(\.status) == [.done, .done])
  }

  @Test func `a generic parameter of a nested type may have another name than Apple's`() {
    var module = TestModule()
    module.add("class", "Source", "class Source<Item> where Item : Hashable")
    module.add(
      "struct", "Source.Handlers", "struct Handlers<Thing> where Thing : Hashable",
      access: "public")
    module.add("property", "Source.Handlers.may", "var may: ((Thing) -> Bool)?", access: "public")
    module.add("property", "Source.Handlers.will", "var will: ((Int) -> Void)?", access: "public")
    let verdicts = module.verdicts([
      InventoryRow(
        type: "Source.Handlers", kind: "struct",
        signature: "struct Handlers<Item> where Item : Hashable"),
      InventoryRow(
        type: "Source.Handlers", member: "may", kind: "property",
        signature: "var may: ((Item) -> Bool)?"),
      InventoryRow(
        type: "Source.Handlers", member: "will", kind: "property",
        signature: "var will: ((Item) -> Void)?"),
    ])
    #expect(verdicts.map(\.status) == [.done, .done, .partial])
  }

  @Test func `a class of the family has to be open and on the main actor`() {
    let (closed, _) = viewModule(access: "public")
    let verdict = closed.verdict("View", "", "class", "class View : NSObject", area: "layout-core")
    #expect(texts(verdict) == ["not open", "not on the main actor"])
    let (open, _) = viewModule(declaration: "@MainActor class View")
    let fine = open.verdict("View", "", "class", "class View : NSObject", area: "layout-core")
    #expect(fine.status == .done)
  }

  @Test func `a class that lacks a protocol is partial`() {
    let (module, _) = viewModule()
    let verdict = module.verdict("View", "", "class", "class View : NSObject, NSCopying")
    #expect(texts(verdict) == ["lacks `NSCopying`"])
  }

  @Test func `a member noted as nonisolated must not be on the main actor`() {
    var (module, _) = viewModule()
    module.add("method", "View.apply()", "@MainActor func apply()")
    let verdict = module.verdict(
      "View", "apply()", "method", "func apply()",
      notes: "nonisolated; callable off the main thread")
    #expect(verdict.status == .partial)
  }

  @Test func `public names of the family that Apple's lacks are found, overrides are not`() {
    var module = TestModule()
    let base = module.add("class", "UICollectionBase", "class UICollectionBase")
    let cell = module.add("class", "UICollectionCell", "class UICollectionCell")
    module.relate(cell, "inheritsFrom", base)
    module.add("property", "UICollectionCell.tag", "override var tag: Int")
    module.add("property", "UICollectionCell.extra", "var extra: Int")
    module.add("property", "UICollectionCell.hidden", "var hidden: Int", access: "package")
    let rows = ["UICollectionBase", "UICollectionCell"].map {
      InventoryRow(area: "layout-core", type: $0, kind: "class", signature: "class \($0)")
    }
    let tag = InventoryRow(
      area: "layout-core", type: "UICollectionBase", member: "tag", kind: "property",
      signature: "var tag: Int")
    let unlisted = module.matcher(rows + [tag]).unlisted()
    #expect(unlisted.map(\.type) == ["UICollectionCell"])
    #expect(unlisted.map(\.members) == [["extra"]])
  }
}
