import Foundation
import SnapshotTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct TextStrategyTests {
  struct User: Codable {
    var name = "Blobby"
    var id = 1
    var tags: Set<String> = ["b", "a", "c"]
  }

  enum Turn: String, CaseIterable {
    case left, right
    var back: Turn { self == .left ? .right : .left }
  }

  @Test func `a dump holds all parts, in order`() {
    #expect(
      made(of: User(), as: .dump) == """
        ▿ User
          - name: "Blobby"
          - id: 1
          ▿ tags: 3 members
            - "a"
            - "b"
            - "c"

        """)
  }

  @Test func `a dump of nested values`() {
    enum Fruit {
      case apple
      case pear(weight: Int)
    }
    struct Basket {
      var first: Fruit? = .apple
      var second: Fruit? = .pear(weight: 3)
      var third: Fruit?
      var counts = ["b": 2, "a": 1]
      var pair = (1, "x")
      var link = URL(string: "https://a.b/c")
      var day = Date(timeIntervalSince1970: 86_400)
    }
    #expect(
      made(of: Basket(), as: .dump) == """
        ▿ Basket
          ▿ first: Optional<Fruit>
            - some: Fruit.apple
          ▿ second: Optional<Fruit>
            ▿ some: Fruit.pear
              ▿ pear: (1 element)
                - weight: 3
          - third: Optional<Fruit>.none
          ▿ counts: 2 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 1
            ▿ (2 elements)
              - key: "b"
              - value: 2
          ▿ pair: (2 elements)
            - .0: 1
            - .1: "x"
          ▿ link: Optional<URL>
            - some: https://a.b/c
          - day: 1970-01-02T00:00:00Z

        """)
  }

  @Test func `a dump of objects has no addresses and ends where they hold each other`() {
    class Node {
      var name = "n"
      var other: Node?
    }
    final class Leaf: Node {
      var color = "green"
    }
    let node = Leaf()
    node.other = node
    #expect(
      made(of: node, as: .dump) == """
        ▿ Leaf
          - name: "n"
          ▿ other: Optional<Node>
            - some: Leaf
          - color: "green"

        """)
    #expect(made(of: NSObject(), as: .dump) == "- <NSObject>\n")
  }

  @Test func `JSON and property lists have their members in order`() {
    #expect(made(of: ["b": 2, "a": 1], as: .json) == "{\n  \"a\" : 1,\n  \"b\" : 2\n}")
    #expect(
      made(of: ["b": 2, "a": 1] as [String: Any], as: .json) == "{\n  \"a\" : 1,\n  \"b\" : 2\n}")
    let plist = made(of: ["b": 2, "a": 1], as: .plist)
    #expect(plist?.contains("<key>a</key>\n\t<integer>1</integer>\n\t<key>b</key>") == true)
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
    #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
  }

  @Test func `a description is what the value says of itself`() {
    #expect(made(of: Turn.left, as: .description) == "left")
  }

  @Test func `a function of few values is a table`() {
    let strategy = Snapshotting<Turn, String>.func(into: Snapshotting<Turn, String>.description)
    #expect(strategy.pathExtension == "csv")
    #expect(made(of: { $0.back }, as: strategy) == "\"left\",\"right\"\n\"right\",\"left\"")
  }

  @Test func `requests are written as they go over the wire, and as commands`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://a.b/c?z=1&y=2")))
    request.httpMethod = "POST"
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.setValue("session={\"id\":\"0\"}", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"b\":2,\"a\":1}".utf8)
    #expect(
      made(of: request, as: .raw) == """
        POST https://a.b/c?y=2&z=1
        Accept: text/html
        Cookie: session={"id":"0"}

        {"b":2,"a":1}
        """)
    #expect(made(of: request, as: .raw(pretty: true))?.hasSuffix("\n  \"b\" : 2\n}") == true)
    #expect(
      made(of: request, as: .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":2,\\"a\\":1}" \\
        \t--cookie "session={\\"id\\":\\"0\\"}" \\
        \t"https://a.b/c?y=2&z=1"
        """)
  }

  @Test func `bytes are compared as they are`() {
    let scratch = Scratch()
    #expect(scratch.failure(of: Data([1, 2, 3]), as: .data) != nil)
    #expect(scratch.files == ["test.it"])
    #expect(scratch.failure(of: Data([1, 2, 3]), as: .data) == nil)
    #expect(scratch.failure(of: Data([1, 9, 3]), as: .data)?.contains("from byte 1 on") == true)
  }

  @Test func `a strategy serves other values by what they are made of`() {
    let strategy = Snapshotting<String, String>.lines.pullback { (user: User) in user.name }
    #expect(made(of: User(), as: strategy) == "Blobby")
  }

  @Test func `differences far apart are shown in pieces`() throws {
    let old = (1...40).map(String.init)
    var new = old
    new[4] = "five"
    new.remove(at: 29)
    let diffing = Diffing<String>.lines
    let words = try #require(
      diffing.diff(old.joined(separator: "\n"), new.joined(separator: "\n"))?.0)
    #expect(words.components(separatedBy: "@@ ").count == 3)
    #expect(words.contains("@@ \u{2212}1,9 +1,9 @@"))
    #expect(words.contains("@@ \u{2212}26,9 +26,8 @@"))
  }
}
