import DocumentCore
import TestSupport
import Testing

/// Elements find their attributes and children as a plain search does.
@Suite struct DocumentElementTests {
  private static func name(_ random: inout SplitMix64) -> String {
    String(
      (0..<Int.random(in: 0...3, using: &random)).map { _ in "abcé".randomElement(using: &random)! }
    )
  }

  @Test(arguments: 0..<50) func `what an element finds is what it has`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func names() -> [String] { (0..<5).map { _ in Self.name(&random) } }
    let attributes = Set(names()).sorted().map {
      DocumentElement.Attribute(name: $0, value: "value of \($0)")
    }
    let children = zip(names(), names()).map { name, key in
      DocumentElement(name: name, attributes: [.init(name: "key", value: key)])
    }
    let element = DocumentElement(name: "some", attributes: attributes, children: children)
    for _ in 0..<100 {
      let name = Self.name(&random)
      #expect(element[name] == attributes.first { $0.name == name }?.value)
      #expect(element.child(name) === children.first { $0.name == name })
      #expect(element.child(key: name) === children.first { $0.key == name })
    }
  }

  @Test func `an absent attribute has Interface Builder's default`() {
    let indicator = DocumentElement(name: "activityIndicatorView")
    #expect(indicator["opaque"] == nil)
    #expect(indicator.value("hidesWhenStopped") == "NO")
    #expect(indicator.value("nothingOfTheKind") == nil)
  }
}
