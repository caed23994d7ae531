/// What the tables of a TrueType or OpenType file say of its font.
struct FontFile {
  let family: String
  let postScriptName: String
  let weight: UIFont.Weight
  let isItalic: Bool
  let isMonospaced: Bool
  let metrics: FontFamily.Metrics

  /// Nil for a file of another format, or one that ends too early.
  init?(_ data: Data) {
    let reader = BigEndian([UInt8](data))
    guard let tables = Self.tables(reader), let names = tables["name"],
      let head = tables["head"], let lines = tables["hhea"],
      let family = Self.name(16, in: names, reader) ?? Self.name(1, in: names, reader),
      let postScriptName = Self.name(6, in: names, reader),
      let unit = reader.unsigned(head + 18).map(Double.init), unit > 0,
      let ascender = reader.signed(lines + 4), let descender = reader.signed(lines + 6),
      let gap = reader.signed(lines + 8)
    else { return nil }
    (self.family, self.postScriptName) = (family, postScriptName)
    let style = tables["OS/2"]
    let hasHeights = style.flatMap { reader.unsigned($0) } ?? 0 >= 2
    let heights = hasHeights ? style : nil
    func share(_ value: Int?) -> Double? { value.map { Double($0) / unit } }
    metrics = FontFamily.Metrics(
      ascender: Double(ascender) / unit, descender: Double(descender) / unit,
      leading: Double(gap) / unit,
      capHeight: share(heights.flatMap { reader.signed($0 + 88) }) ?? 0.7,
      xHeight: share(heights.flatMap { reader.signed($0 + 86) }) ?? 0.5)
    weight = Self.weight(style.flatMap { reader.unsigned($0 + 4) } ?? 400)
    isItalic = (style.flatMap { reader.unsigned($0 + 62) } ?? 0) & 1 != 0
    isMonospaced = tables["post"].flatMap { reader.unsigned($0 + 14) } ?? 0 != 0
  }

  /// Where the tables of the first font lie, by their tags.
  private static func tables(_ reader: BigEndian) -> [String: Int]? {
    let collection = reader.tag(0) == "ttcf" ? reader.long(12) : 0
    guard let start = collection, let count = reader.unsigned(start + 4), count < 100 else {
      return nil
    }
    var tables: [String: Int] = [:]
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      guard let tag = reader.tag(entry), let place = reader.long(entry + 8) else { return nil }
      tables[tag] = place
    }
    return tables
  }

  /// A name in English, which Windows' encoding has as UTF-16.
  private static func name(_ id: Int, in table: Int, _ reader: BigEndian) -> String? {
    guard let count = reader.unsigned(table + 2), let texts = reader.unsigned(table + 4) else {
      return nil
    }
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard reader.unsigned(record) == 3, reader.unsigned(record + 6) == id,
        let length = reader.unsigned(record + 8), let offset = reader.unsigned(record + 10)
      else { continue }
      let units = stride(from: 0, to: length, by: 2).compactMap {
        reader.unsigned(table + texts + offset + $0).map(UInt16.init)
      }
      return String(decoding: units, as: UTF16.self)
    }
    return nil
  }

  private static func weight(_ openType: Int) -> UIFont.Weight {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights[min(max((openType + 50) / 100 - 1, 0), 8)]
  }
}

/// Numbers of a file, most significant byte first; nil beyond its end.
private struct BigEndian {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func unsigned(_ place: Int) -> Int? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  func signed(_ place: Int) -> Int? { unsigned(place).map { $0 < 0x8000 ? $0 : $0 - 0x10000 } }

  func long(_ place: Int) -> Int? {
    guard let high = unsigned(place), let low = unsigned(place + 2) else { return nil }
    return high << 16 | low
  }

  func tag(_ place: Int) -> String? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[place..<(place + 4)], as: UTF8.self)
  }
}
