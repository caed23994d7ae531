import DocumentCore
import TestSupport
import Testing

/// The reader of documents: what is read, and what ends with a fault. Rule DOC-1.
@Suite struct DocumentReaderTests {
  private func root(_ text: String) throws -> DocumentElement {
    try DocumentReader.root(of: Array(text.utf8))
  }

  @Test func `elements have attributes, children, text and lines`() throws {
    let root = try root(
      "<?xml version=\"1.0\"?>\n<!-- a\ncomment -->\n<a x=\"1\" y='two'>\n<string key=\"s\"> B &amp; C\n</string></a>\n"
    )
    #expect(root.name == "a")
    #expect(root.line == 4)
    #expect(root["x"] == "1")
    #expect(root["y"] == "two")
    #expect(root.children.map(\.line) == [5])
    #expect(root.child(key: "s")?.text == " B & C\n")
  }

  @Test(arguments: [
    ("&lt;&gt;&quot;&apos;&amp;", "<>\"'&"), ("&#65;&#x1F331;", "A\u{1F331}"), ("a&#10;b", "a\nb"),
  ])
  func `the entities of XML stand for their characters`(_ written: String, _ read: String) throws {
    #expect(try root("<a b=\"\(written)\"/>")["b"] == read)
  }

  @Test(arguments: [
    ("", "no element"), ("<a>", "ends within <a>"), ("<a></b>", "</b> stands where <a>"),
    ("<a b=1/>", "no quoted value"), ("<a b=\"1\" b=\"2\"/>", "there twice"),
    ("<a b=\"<\"/>", "the character <"), ("<a>&unknown;</a>", "no entity &unknown;"),
    ("<a/><b/>", "follows the document's element"), ("<a b=\"1", "does not end"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "document types are not read"),
    ("<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>", "document types are not read"),
    ("text", "outside of the document's element"), ("<a><![CDATA[x</a>", "does not end"),
  ])
  func `a text that is not well-formed is a fault that says why`(
    _ text: String, _ reason: String
  ) {
    #expect { try root(text) } throws: { "\($0)".contains(reason) }
  }

  @Test func `elements lie at most 256 deep`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(throws: Never.self) { try root(nested(256)) }
    #expect { try root(nested(257)) } throws: { "\($0)".contains("256 deep") }
  }

  @Test func `a document of five megabytes is read`() throws {
    let line = "<label text=\"0123456789012345678901234567890123456789\" id=\"a\"/>\n"
    let text = "<a>" + String(repeating: line, count: 5 * 1024 * 1024 / line.utf8.count) + "</a>"
    #expect(try root(text).children.count == 5 * 1024 * 1024 / line.utf8.count)
  }

  @Test func `a document without objects is no interface document`() {
    #expect { try InterfaceDocument(name: "a.xib", bytes: Array("<document/>".utf8)) } throws: {
      "\($0)".contains("expected <document> with objects or scenes")
    }
  }
}

/// The table of elements and the tree of identities.
@Suite struct InterfaceDocumentTests {
  private func document(_ objects: String) throws -> InterfaceDocument {
    let text = "<document type=\"XIB\"><objects>\(objects)</objects></document>"
    return try InterfaceDocument(name: "Test.xib", bytes: Array(text.utf8))
  }

  @Test func `an absent attribute has Interface Builder's default`() throws {
    let document = try document("<activityIndicatorView id=\"a\"/><label id=\"b\"/>")
    #expect(document.element("a")?.value("hidesWhenStopped") == "NO")
    #expect(document.element("b")?.value("adjustsFontSizeToFit") == "NO")
    #expect(document.element("b")?.value("numberOfLines") == nil)
  }

  @Test func `what the table does not know is one diagnostic with its place`() throws {
    let document = try document(
      "<view id=\"a\" glow=\"YES\">\n<subviews><hologram id=\"b\"/><hologram id=\"c\"/></subviews></view>"
    )
    #expect(
      document.diagnostics.map(\.description) == [
        "Test.xib:1: <view> glow: is not read", "Test.xib:2: <hologram>: is not read",
      ])
  }

  @Test func `of two objects with one identity the first is meant`() throws {
    let document = try document("<label id=\"a\"/>\n<button id=\"a\"/>")
    #expect(document.element("a")?.name == "label")
    #expect(
      document.diagnostics.map(\.description) == [
        "Test.xib:2: <button> id: a belongs to the element of line 1 too"
      ])
  }

  @Test func `variations apply from the default one to the one with most terms`() throws {
    let document = try document(
      """
      <constraint id="c" firstAttribute="width" constant="10">
      <variation key="heightClass=regular-widthClass=compact" constant="30"/>
      <variation key="widthClass=compact" constant="20"/></constraint>
      """)
    let element = try #require(document.element("c"))
    let compact = ["widthClass": "compact", "heightClass": "regular"]
    #expect(element.value("constant", for: compact) == "30")
    #expect(element.value("constant", for: ["widthClass": "compact"]) == "20")
    #expect(element.value("constant", for: ["widthClass": "regular"]) == "10")
  }

  @Test func `masks of variations leave views and constraints out and take them in`() throws {
    let document = try document(
      """
      <view id="v"><variation key="default"><mask key="subviews"><exclude reference="a"/>
      <exclude reference="b"/></mask></variation><variation key="widthClass=regular">
      <mask key="subviews"><include reference="b"/></mask></variation></view>
      """)
    let element = try #require(document.element("v"))
    #expect(element.excluded(from: "subviews", for: ["widthClass": "compact"]) == ["a", "b"])
    #expect(element.excluded(from: "subviews", for: ["widthClass": "regular"]) == ["a"])
  }

  @Test(arguments: [
    ("2", 2), ("0.75", 0.75), ("16:9", 16.0 / 9), ("1 : 7", 1.0 / 7), ("1/3", 1.0 / 3),
    ("1:0", nil), ("x", nil),
  ])
  func `multipliers are numbers or ratios`(_ text: String, _ value: Double?) throws {
    let element = DocumentElement(
      name: "constraint",
      attributes: [
        .init(name: "firstAttribute", value: "width"), .init(name: "multiplier", value: text),
      ])
    #expect(ConstraintDescription(element, owner: "v", traits: [:])?.multiplier == value)
  }
}
