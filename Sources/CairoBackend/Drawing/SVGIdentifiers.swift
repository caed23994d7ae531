/// Makes the names inside an SVG document depend on the document alone.
enum SVGIdentifiers {
  /// What cairo numbers through the whole process, always behind a quotation mark or a hash sign.
  private static let prefixes = ["surface", "image"].map { Array($0.utf8) }

  /// `document` with those numbers counted anew from zero, in order of appearance.
  ///
  /// - Complexity: O(n), n the number of bytes.
  static func renumbered(_ document: [UInt8]) -> [UInt8] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var index = 0
    while index < document.count {
      result.append(document[index])
      index += 1
      guard document[index - 1] == UInt8(ascii: "\"") || document[index - 1] == UInt8(ascii: "#"),
        let prefix = prefixes.first(where: { document[index...].starts(with: $0) })
      else { continue }
      let digits = document[(index + prefix.count)...].prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty else { continue }
      let number = numbers[digits] ?? numbers.count
      numbers[digits] = number
      result += prefix + Array("\(number)".utf8)
      index = digits.endIndex
    }
    return result
  }
}
