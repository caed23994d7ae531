import PortingCore
import Testing

/// Whether something refused is reported depends on the condition around it.
@Suite struct PlatformConditionTests {
  @Test(arguments: [
    ("os(iOS)", true), ("!os(Linux)", false), ("os(Linux)", true), ("!os(iOS)", false),
    ("os(iOS) || os(macOS)", true), ("os(tvOS) || DEBUG", true), ("DEBUG && os(macOS)", false),
    ("DEBUG && !os(iOS)", false), ("(os(iOS))", true), ("canImport(UIKit)", true),
    ("!canImport(UIKit)", false), ("canImport(AppKit)", true),
    ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false),
    ("swift(>=5.9)", true), ("os(iOS) || os(Linux) && DEBUG", true),
  ])
  func `what Linux skips is not reported`(condition: String, isReported: Bool) {
    let source = "#if \(condition)\nlet x = method_getImplementation(a)\n#endif\n"
    #expect(Porter([Source(path: "A.swift", text: source)]).diagnostics.isEmpty != isReported)
  }

  @Test func `what stands behind a condition that holds is not reported`() {
    let source = "#if os(Linux)\n#else\nlet x = method_getImplementation(a)\n#endif\n"
    #expect(Porter([Source(path: "A.swift", text: source)]).diagnostics.isEmpty)
  }

  @Test func `a message names the place, the problem and the cure`() {
    let source = "import UIKit\nlet é = 1; let x = method_getImplementation(a)\n"
    let message = Porter([Source(path: "A.swift", text: source)]).diagnostics.first?.description
    #expect(
      message == """
        A.swift:2:21: error: 'method_getImplementation' needs the Objective-C runtime. \
        Override the method in a subclass, and use the subclass.
        """)
  }
}
