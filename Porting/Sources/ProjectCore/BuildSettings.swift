/// Build settings, in layers: those of a target over those of its project, each over its `.xcconfig`.
public struct BuildSettings: Hashable, Sendable {
  /// The lowest layer first.
  private var layers: [[String: String]] = []

  /// References deeper than this stay empty; they can only go in circles.
  private static let deepest = 16
  /// No value becomes longer than this.
  private static let longest = 100_000

  /// Creates settings without a layer.
  public init() {}

  /// Puts a layer over those that are there.
  ///
  /// Settings with a condition, `KEY[sdk=iphoneos*]`, count where they are those of a simulator or of
  /// any iPhone.
  public mutating func add(_ layer: [String: String]) {
    var plain: [String: String] = [:]
    for (key, value) in layer.sorted(by: { $0.key < $1.key }) {
      guard let bracket = key.firstIndex(of: "[") else {
        plain[key] = plain[key] ?? value
        continue
      }
      let condition = key[bracket...]
      guard condition.contains("iphone") || condition.contains("sdk=*") else { continue }
      plain[String(key[..<bracket])] = value
    }
    layers.append(plain)
  }

  /// The value of a setting with every reference in it replaced; nil where no layer has it.
  public subscript(key: String) -> String? {
    guard let top = layers.lastIndex(where: { $0[key] != nil }) else { return nil }
    return value(of: key, below: top + 1, depth: 0)
  }

  /// The language mode that the sources are written for: the nearest of those that the compiler knows, 5
  /// where no setting says it.
  public var languageMode: Int {
    switch self["SWIFT_VERSION"]?.first?.wholeNumberValue ?? 5 {
    case ...4: 4
    case 5: 5
    default: 6
    }
  }

  /// The words of a setting that is a list.
  public func words(_ key: String) -> [String] {
    (self[key] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Text with every `$(NAME)` and `${NAME}` replaced; names that no layer has are empty.
  public func expanding(_ text: String) -> String {
    expand(text, key: nil, below: layers.count, depth: 0)
  }

  private func value(of key: String, below limit: Int, depth: Int) -> String {
    for index in stride(from: limit - 1, through: 0, by: -1) {
      guard let written = layers[index][key] else { continue }
      return expand(written, key: key, below: index, depth: depth + 1)
    }
    return ""
  }

  private func expand(_ text: String, key: String?, below limit: Int, depth: Int) -> String {
    guard depth < Self.deepest else { return "" }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.longest {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      let closing: [Character: Character] = ["(": ")", "{": "}"]
      guard open < rest.endIndex, let closer = closing[rest[open]],
        let close = rest[open...].firstIndex(of: closer)
      else {
        result += "$"
        rest = rest[open...]
        continue
      }
      let reference = String(rest[rest.index(after: open)..<close])
      result += resolve(reference, of: key, below: limit, depth: depth)
      rest = rest[rest.index(after: close)...]
    }
    return String((result + rest).prefix(Self.longest))
  }

  private func resolve(
    _ reference: String, of key: String?, below limit: Int, depth: Int
  ) -> String {
    let parts = reference.split(separator: ":")
    let name = parts.first.map(String.init) ?? ""
    var value: String
    if name == "inherited" || name == key {
      value = key.map { self.value(of: $0, below: limit, depth: depth + 1) } ?? ""
    } else {
      value = self.value(of: name, below: layers.count, depth: depth + 1)
    }
    for form in parts.dropFirst() {
      switch form {
      case "c99extidentifier", "identifier": value = value.asModuleName
      case "rfc1034identifier": value = value.replacing(/[^A-Za-z0-9.-]/, with: "-")
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      default:
        if value.isEmpty, form.hasPrefix("default=") { value = String(form.dropFirst(8)) }
      }
    }
    return value
  }
}

extension String {
  /// The name as a module's: letters, digits and underscores, no digit first.
  public var asModuleName: String {
    let name = String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
