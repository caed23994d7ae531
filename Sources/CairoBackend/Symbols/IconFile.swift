import Glibc

/// The shapes of an icon's SVG file: paths and circles. The two icons with rectangles have none.
enum IconFile {
  /// The shapes of the file at `path`; nil if it cannot be read or has none.
  static func art(at path: String) -> SymbolArt? {
    guard let text = contents(of: path) else { return nil }
    var art = SymbolArt()
    for element in text.split(separator: "<").dropFirst() {
      if element.hasPrefix("path ") {
        guard let data = attribute("d", in: element) else { return nil }
        // A relative first step would start where another path ends that stands before.
        let path = data.hasPrefix("m") ? "M0 0" + data : data
        let isEvenOdd = attribute("fill-rule", in: element) == "evenodd"
        art.shapes.append(SymbolArt.Shape(path: path, isEvenOdd: isEvenOdd))
      } else if element.hasPrefix("circle ") {
        let numbers = ["cx", "cy", "r"].compactMap {
          attribute($0, in: element).flatMap(Double.init)
        }
        guard numbers.count == 3 else { return nil }
        art = art.covered(by: .disc(.init(x: numbers[0], y: numbers[1]), radius: numbers[2]))
      } else if element.hasPrefix("rect ") {
        return nil
      }
    }
    return art.shapes.isEmpty ? nil : art
  }

  private static func attribute(_ name: String, in element: Substring) -> String? {
    let opening = " \(name)=\""
    var rest = element
    while let blank = rest.firstIndex(of: " ") {
      rest = rest[blank...]
      if rest.hasPrefix(opening) {
        return String(rest.dropFirst(opening.count).prefix { $0 != "\"" })
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  static func contents(of path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 8192)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
