import Testing

@testable import CoverageCore

@Suite struct InheritanceTests {
  /// `Base` with a designated and a convenience initializer, and `Derived` with `own`.
  private func module(derived own: [String]) -> TestModule {
    var module = TestModule()
    let base = module.add("class", "Base", "class Base")
    module.relate(base, "inheritsFrom", "elsewhere", fallback: "Foundation.NSObject")
    module.add("init", "Base.init(size:)", "init(size: Int)", access: "public")
    module.add("init", "Base.init(name:)", "convenience init(name: String)", access: "public")
    let derived = module.add("class", "Derived", "class Derived")
    module.relate(derived, "inheritsFrom", base)
    for declaration in own {
      let name = Signature(declaration)?.compoundName ?? ""
      module.add("init", "Derived.\(name)", declaration, access: "public")
    }
    return module
  }

  private func status(_ module: TestModule, _ name: String, _ signature: String) -> Verdict.Status {
    module.verdict("Derived", name, "init", signature).status
  }

  @Test func `a class without designated initializers inherits all`() {
    let module = module(derived: ["convenience init(flag: Bool)"])
    #expect(status(module, "init(size:)", "init(size: Int)") == .done)
    #expect(status(module, "init(name:)", "init(name: String)") == .done)
  }

  @Test func `a class with an own designated initializer inherits none`() {
    let module = module(derived: ["init(flag: Bool)"])
    #expect(status(module, "init(size:)", "init(size: Int)") == .absent)
    #expect(status(module, "init(name:)", "init(name: String)") == .absent)
  }

  @Test func `a class that overrides every designated initializer inherits the convenient ones`() {
    let module = module(derived: ["init(flag: Bool)", "override init(size: Int)"])
    #expect(status(module, "init(name:)", "init(name: String)") == .done)
  }

  @Test func `the root class's initializer is inherited where no other is designated`() {
    var module = TestModule()
    let base = module.add("class", "Base", "class Base")
    module.relate(base, "inheritsFrom", "elsewhere", fallback: "Foundation.NSObject")
    #expect(module.verdict("Base", "init()", "init", "init()").status == .done)
  }

  @Test func `an optional requirement needs a default and has to be a requirement`() {
    var module = TestModule()
    let delegate = module.add("protocol", "Delegate", "protocol Delegate", access: "public")
    for name in ["free()", "forced()"] {
      let requirement = module.add("method", "Delegate.\(name)", "func \(name)", access: "public")
      module.relate(requirement, "requirementOf", delegate)
      guard name == "free()" else { continue }
      let supplied = module.add("method", "Delegate.\(name)", "func \(name)", access: "public")
      module.relate(supplied, "defaultImplementationOf", requirement)
    }
    module.add("method", "Delegate.uncalled()", "func uncalled()", access: "public")
    let statuses = ["free()", "forced()", "uncalled()"].map {
      module.verdict("Delegate", $0, "method", "optional func \($0)").status
    }
    #expect(statuses == [.done, .partial, .partial])
  }
}
