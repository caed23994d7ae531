/// Reads the XML of an interface document into elements.
///
/// Only what Interface Builder writes is read: elements, attributes, characters, comments and the
/// five entities of XML. Document types are refused, so that nothing outside of the document is ever
/// opened and no entity grows. Time and memory are proportional to the size of the document.
package struct DocumentReader {
  /// The largest document in bytes.
  package static let maximumSize = 16 << 20
  /// How deep elements may lie within one another: a hundred views and the lists that hold them.
  package static let maximumDepth = 256

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1
  private var open: [OpenElement] = []
  private var root: DocumentElement?

  /// An element whose closing tag has not been read.
  private struct OpenElement {
    let name: String
    let attributes: [DocumentElement.Attribute]
    let line: Int
    var children: [DocumentElement] = []
    var text = ""
  }

  /// The root element of a document.
  ///
  /// - Throws: `DocumentFault` for a text that is not well-formed, or larger or deeper than allowed.
  /// - Complexity: O(*n*), *n* being the number of bytes.
  package static func root(of bytes: [UInt8]) throws -> DocumentElement {
    guard bytes.count <= maximumSize else {
      throw DocumentFault(
        line: 1,
        reason: "a document has at most \(maximumSize >> 20) MB, this one has \(bytes.count) bytes")
    }
    return try bytes.withUnsafeBufferPointer { bytes in
      var reader = DocumentReader(bytes)
      return try reader.read()
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private func fault(_ reason: String) -> DocumentFault {
    DocumentFault(line: line, reason: reason)
  }

  private mutating func read() throws -> DocumentElement {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    while position < bytes.count {
      if bytes[position] == Byte.less {
        try readMarkup()
      } else {
        try readText()
      }
    }
    guard open.isEmpty else {
      throw fault("the document ends within <\(open[open.count - 1].name)>")
    }
    guard let root else { throw fault("the document has no element") }
    return root
  }

  // MARK: Markup

  private mutating func readMarkup() throws {
    if skips("<!--", until: "-->") { return }
    if skips("<?", until: "?>") { return }
    if starts(with: "<![CDATA[") {
      let start = position + 9
      guard skips("<![CDATA[", until: "]]>") else { throw fault("the section does not end") }
      try append(text(start, position - 3))
      return
    }
    guard !starts(with: "<!") else { throw fault("document types are not read") }
    guard !starts(with: "<?"), !starts(with: "<!--") else {
      throw fault("the comment does not end")
    }
    if starts(with: "</") { try readClosingTag() } else { try readOpeningTag() }
  }

  private mutating func readClosingTag() throws {
    position += 2
    let name = try readName()
    skipSpace()
    try expect(Byte.greater)
    guard let element = open.popLast() else { throw fault("</\(name)> closes nothing") }
    guard element.name == name else {
      throw fault("</\(name)> stands where <\(element.name)> of line \(element.line) ends")
    }
    try close(element)
  }

  private mutating func readOpeningTag() throws {
    position += 1
    let start = line
    let name = try readName()
    guard root == nil else { throw fault("<\(name)> follows the document's element") }
    let attributes = try readAttributes(of: name)
    let element = OpenElement(name: name, attributes: attributes, line: start)
    if position < bytes.count, bytes[position] == Byte.slash {
      position += 1
      try expect(Byte.greater)
      try close(element)
    } else {
      try expect(Byte.greater)
      guard open.count < Self.maximumDepth else {
        throw fault("elements lie more than \(Self.maximumDepth) deep within one another")
      }
      open.append(element)
    }
  }

  private mutating func readAttributes(of element: String) throws -> [DocumentElement.Attribute] {
    var attributes: [DocumentElement.Attribute] = []
    while true {
      skipSpace()
      guard position < bytes.count else { throw fault("the tag of <\(element)> does not end") }
      if bytes[position] == Byte.greater || bytes[position] == Byte.slash { return attributes }
      let name = try readName()
      skipSpace()
      try expect(Byte.equals)
      skipSpace()
      guard position < bytes.count,
        bytes[position] == Byte.quote || bytes[position] == Byte.apostrophe
      else { throw fault("\(name) of <\(element)> has no quoted value") }
      let quote = bytes[position]
      let start = position + 1
      position = start
      while position < bytes.count, bytes[position] != quote {
        guard bytes[position] != Byte.less else {
          throw fault("\(name) of <\(element)> holds the character <")
        }
        if bytes[position] == Byte.newline { line += 1 }
        position += 1
      }
      guard position < bytes.count else { throw fault("\(name) of <\(element)> does not end") }
      let value = try decoded(start, position)
      position += 1
      guard attributes.count < 200 else { throw fault("<\(element)> has too many attributes") }
      guard !attributes.contains(where: { $0.name == name }) else {
        throw fault("\(name) of <\(element)> is there twice")
      }
      attributes.append(DocumentElement.Attribute(name: name, value: value))
    }
  }

  private mutating func close(_ element: OpenElement) throws {
    let made = DocumentElement(
      name: element.name, attributes: element.attributes, children: element.children,
      text: element.text, line: element.line)
    if open.isEmpty { root = made } else { open[open.count - 1].children.append(made) }
  }

  // MARK: Characters

  private mutating func readText() throws {
    let start = position
    var isBlank = true
    while position < bytes.count, bytes[position] != Byte.less {
      let byte = bytes[position]
      if byte == Byte.newline { line += 1 }
      if byte > 0x20 { isBlank = false }
      position += 1
    }
    // Blanks between elements are layout of the file; within a string they are its text.
    if isBlank, open.last?.name != "string", open.last?.name != "mutableString" { return }
    try append(decoded(start, position))
  }

  private mutating func append(_ text: String) throws {
    guard !open.isEmpty else { throw fault("characters stand outside of the document's element") }
    open[open.count - 1].text += text
  }

  private func text(_ start: Int, _ end: Int) throws -> String {
    guard let text = String(validating: bytes[start..<max(start, end)], as: UTF8.self) else {
      throw fault("the text is not UTF-8")
    }
    return text
  }

  /// Characters with their entities replaced.
  private func decoded(_ start: Int, _ end: Int) throws -> String {
    guard bytes[start..<end].contains(Byte.ampersand) else { return try text(start, end) }
    var (result, plain, place) = ("", start, start)
    while place < end {
      guard bytes[place] == Byte.ampersand else {
        place += 1
        continue
      }
      result += try text(plain, place)
      let limit = min(end, place + 12)
      guard let semicolon = bytes[place..<limit].firstIndex(of: Byte.semicolon) else {
        throw fault("an ampersand begins no entity")
      }
      result.append(try entity(text(place + 1, semicolon)))
      place = semicolon + 1
      plain = place
    }
    return try result + text(plain, end)
  }

  private func entity(_ name: String) throws -> Character {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard name.hasPrefix("#"), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
        let scalar = Unicode.Scalar(number), number > 0
      else { throw fault("there is no entity &\(name);") }
      return Character(scalar)
    }
  }

  private mutating func readName() throws -> String {
    let start = position
    while position < bytes.count, Byte.isInName(bytes[position]) { position += 1 }
    guard position > start else { throw fault("a name is missing") }
    return try text(start, position)
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 {
      if bytes[position] == Byte.newline { line += 1 }
      position += 1
    }
  }

  private mutating func expect(_ byte: UInt8) throws {
    guard position < bytes.count, bytes[position] == byte else {
      throw fault("the character \(Character(Unicode.Scalar(byte))) is missing")
    }
    position += 1
  }

  private func starts(with text: StaticString) -> Bool { starts(with: text, at: position) }

  private func starts(with text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Skips what begins and ends with the given characters; false if it does not begin here, or ends
  /// nowhere.
  private mutating func skips(_ start: StaticString, until end: StaticString) -> Bool {
    guard starts(with: start) else { return false }
    var place = position + start.utf8CodeUnitCount
    var lines = 0
    while place < bytes.count {
      if starts(with: end, at: place) {
        position = place + end.utf8CodeUnitCount
        line += lines
        return true
      }
      if bytes[place] == Byte.newline { lines += 1 }
      place += 1
    }
    return false
  }
}

/// The characters that markup is made of.
private enum Byte {
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")
  static let newline = UInt8(ascii: "\n")

  static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: byte >= 0x80
    }
  }
}
