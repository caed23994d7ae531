import Foundation
import Testing

@testable import PortingCore

@Suite struct PlatformClassesTests {
  /// Superclasses by the names of the classes that UIKit and QuartzCore declare.
  static let declared: [String: String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources").standardizedFileURL
    var declared: [String: String] = [:]
    for module in ["UIKit", "QuartzCore"] {
      let folder = root.appendingPathComponent(module)
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for name in names ?? [] where name.hasSuffix(".swift") {
        let file = folder.appendingPathComponent(name)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        for match in text.matches(of: /(?:open|public)(?: final)? class (\w+)\s*:\s*(\w+)/) {
          declared[String(match.1)] = String(match.2)
        }
      }
    }
    // Classes of ours between two of UIKit's are not UIKit's.
    return declared.mapValues { $0.first == "_" ? declared[$0] ?? $0 : $0 }
  }()

  @Test(arguments: PlatformClasses.superclasses.keys.sorted())
  func `a class has the superclass of its declaration`(name: String) {
    #expect(PlatformClasses.superclasses[name] == Self.declared[name])
  }

  @Test func `every view, control and controller is in the table`() {
    let known = Set(PlatformClasses.superclasses.values)
    let missing = Self.declared.filter { name, superclass in
      known.contains(superclass) && superclass != "NSObject" && name.first != "_"
        && PlatformClasses.superclasses[name] == nil
    }
    #expect(missing.isEmpty)
  }

  @Test func `ancestors are the classes above, nearest first`() {
    #expect(
      PlatformClasses.ancestors(of: "UIButton") == [
        "UIControl", "UIView", "UIResponder", "NSObject",
      ])
    #expect(PlatformClasses.ancestors(of: "Garden") == [])
  }
}
