/// Which characters the system font has itself; those of other scripts come from other fonts.
enum SystemScripts {
  /// The stretches of `bytes` of `text` that are alternately the system font's and others',
  /// from start to end.
  ///
  /// White space, marks and joiners belong to what precedes them, so that no sequence is cut.
  ///
  /// - Complexity: O(n), n the number of bytes.
  static func stretches(
    of text: [UInt8], in bytes: Range<Int>
  ) -> [(bytes: Range<Int>, isSystem: Bool)] {
    if hasAll(of: text[bytes]) { return [(bytes, true)] }
    var stretches: [(bytes: Range<Int>, isSystem: Bool)] = []
    var place = bytes.lowerBound
    var start = place
    var isSystem: Bool?
    for scalar in String(decoding: text[bytes], as: UTF8.self).unicodeScalars {
      if !followsOthers(scalar), contains(scalar) != isSystem {
        if let isSystem, start < place { stretches.append((start..<place, isSystem)) }
        if isSystem != nil { start = place }
        isSystem = contains(scalar)
      }
      place += UTF8.width(scalar)
    }
    stretches.append((start..<bytes.upperBound, isSystem ?? true))
    return stretches
  }

  /// Whether it is certain at first sight that the system font has all characters of a text: lead
  /// bytes below this one are of such alone.
  static func hasAll(of text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { $0 < 0xD4 }
  }

  private static func followsOthers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0xA0, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F: true
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: true
    case 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// Latin, Greek and Cyrillic, digits, punctuation, currencies and signs.
  private static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x530, 0x1C80...0x1C8F, 0x1D00...0x1DBF, 0x1E00...0x1FFF: true
    case 0x2010...0x20CF, 0x2100...0x22FF, 0x2C60...0x2C7F, 0x2DE0...0x2DFF: true
    case 0xA640...0xA69F, 0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06: true
    default: false
    }
  }
}
