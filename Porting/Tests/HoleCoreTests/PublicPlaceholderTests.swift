import Testing

@testable import HoleCore

/// Placeholders that public declarations name.
@Suite struct PublicPlaceholderTests {
  /// A cutter whose only file names types of a missing module, which have placeholders.
  private func cutter(_ line: String, _ types: [String]) -> Cutter {
    var cutter = Cutter([(path: "/A.swift", text: "import Maps\n" + line + "\n")])
    cutter.cutImports(without: [])
    _ = cutter.cut(
      types.compactMap { type in
        problem(in: line, at: type, "cannot find type '\(type)' in scope")
      })
    return cutter
  }

  private func problem(in line: String, at needle: String, _ message: String) -> CompilerError? {
    line.firstRange(of: needle).map {
      CompilerError(
        path: "/A.swift", line: 2, column: line[..<$0.lowerBound].utf8.count + 1, message: message)
    }
  }

  @Test(arguments: [
    (
      "public class Map: MapView {}", "MapView", "Map:",
      "class cannot be declared public because its superclass is internal"
    ),
    (
      "open class Map: MapView {}", "MapView", "MapView {",
      "superclass 'MapView' of open class must be open"
    ),
    (
      "public func f(_ pin: MapView?) { g() }", "MapView", "f(",
      "global function cannot be declared public because its parameter uses an internal type"
    ),
    (
      "public struct A { public var b = [MapView]() }", "MapView", "b =",
      "property cannot be declared public because its type '[MapView]' uses an internal type"
    ),
    (
      "extension Array where Element: MapView { public func y() {} }", "MapView", "y()",
      "cannot declare a public instance method in an extension with internal requirements"
    ),
  ])
  func `a placeholder becomes public where a public declaration names it`(
    line: String, type: String, place: String, message: String
  ) throws {
    var cutter = cutter(line, [type])
    #expect(!cutter.placeholderText.contains("open class"))
    let holes = cutter.holes
    let error = try #require(problem(in: line, at: place, message))
    let isChanged = cutter.cut([error])
    #expect(isChanged)
    #expect(cutter.placeholderText.contains("open class MapView: UIView"))
    #expect(cutter.placeholderText.contains("public override init(frame: CGRect)"))
    // Nothing is cut out and nothing is counted.
    #expect(cutter.sources[0].text.contains(line))
    #expect(cutter.holes == holes)
    // It does not become so twice: the declaration goes then.
    _ = cutter.cut([error])
    #expect(!cutter.sources[0].text.contains(line))
  }

  @Test func `a placeholder that no public declaration names stays as it is`() throws {
    let line = "public func f(_ pin: MapView?) { let p: Pinning }"
    var cutter = cutter(line, ["MapView", "Pinning"])
    let error = try #require(
      problem(
        in: line, at: "f(",
        "global function cannot be declared public because its parameter uses an internal type"))
    _ = cutter.cut([error])
    #expect(cutter.placeholderText.contains("open class MapView"))
    #expect(cutter.placeholderText.contains("\nclass Pinning: NSObject"))
  }

  @Test(arguments: [
    ("Pinnable", ["public protocol Pinnable: AnyObject {}"]),
    ("Pin", ["open class Pin: NSObject", "public override required init()"]),
    ("PinLayer", ["open class PinLayer: CALayer"]),
    (
      "PinController",
      ["open class PinController: UIViewController", "open override func loadView()"]
    ),
  ])
  func `all that a public placeholder declares can be reached`(
    name: String, expected: [String]
  ) {
    var placeholder = Placeholder(name, cause: HoleCause(.missingModule, "Maps"), in: [])
    placeholder.isPublic = true
    placeholder.nested = placeholder.kind == .contract ? [] : ["Inner"]
    for text in expected + placeholder.nested.map({ "open class \($0): NSObject" }) {
      #expect(placeholder.text.contains(text))
    }
  }

  @Test func `what stands in for SwiftUI becomes public too`() throws {
    let line = "public struct Row<Content: View> {}"
    var cutter = Cutter([(path: "/A.swift", text: "import SwiftUI\n" + line + "\n")])
    cutter.cutImports(without: [])
    #expect(cutter.placeholderText.contains("\nprotocol View {}"))
    let error = try #require(
      problem(
        in: line, at: "Row",
        "generic struct cannot be declared public because its generic parameter uses an internal type"
      ))
    _ = cutter.cut([error])
    #expect(cutter.placeholderText.contains("public protocol View {}"))
    #expect(cutter.placeholderText.contains("open class UIHostingController"))
    #expect(cutter.sources[0].text.contains(line))
  }
}
