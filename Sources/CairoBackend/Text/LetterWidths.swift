import RenderCore

/// How much wider the system font's letters are than those of the substitutes' medium, semibold and
/// bold drawings, beyond its tracking.
///
/// A run gets the mean of its letters after each character, so that texts end where they do on iOS.
/// Rule TEXT-7.
///
/// - Note: Source: letters of titles and segments on pictures of iOS 16 and 17, a pixel exact, and
///   frames of bold labels in interface documents; what was not measured is zero.
enum LetterWidths {
  /// The mean of what the characters of `text` lack, in points; zero for fonts not measured.
  ///
  /// - Complexity: O(n), n the number of bytes.
  static func meanExcess(of text: ArraySlice<UInt8>, in font: FontDescription) -> Double {
    guard !text.isEmpty, let drawing = drawing(of: font) else { return 0 }
    switch drawing {
    case .medium: return mediumExcess * font.size
    case .semibold: return mean(of: text, in: semibold) * font.size
    case .bold: return mean(of: text, in: bold) * font.size
    case .textBold: return textBoldExcess * font.size
    case .textHeavy: return textHeavyExcess * font.size
    }
  }

  /// Whether the mean differs from text to text.
  static func dependsOnLetters(_ font: FontDescription) -> Bool {
    switch drawing(of: font) {
    case .semibold, .bold: true
    case .medium, .textBold, .textHeavy, nil: false
    }
  }

  private enum Drawing { case medium, semibold, bold, textBold, textHeavy }

  /// The measured drawing that sets `font`; nil for others.
  private static func drawing(of font: FontDescription) -> Drawing? {
    guard font.family == nil, !font.isMonospaced, !font.isItalic else { return nil }
    switch FontChoice.openTypeWeight(font.weight) {
    case 450..<550: return (12.5..<13.5).contains(font.size) ? .medium : nil
    case 550..<650: return (16..<FontChoice.displaySize).contains(font.size) ? .semibold : nil
    case 650..<750: return font.size >= FontChoice.displaySize ? .bold : .textBold
    case 750...: return font.size >= FontChoice.displaySize ? nil : .textHeavy
    default: return nil
    }
  }

  /// The mean of a table's entries for the ASCII characters of a text, in shares of the size.
  private static func mean(of text: ArraySlice<UInt8>, in table: [Int16]) -> Double {
    var (sum, count) = (0, 0)
    for byte in text where byte & 0xC0 != 0x80 {
      count += 1
      if byte < 0x80 { sum += Int(table[Int(byte)]) }
    }
    return count == 0 ? 0 : Double(sum) / Double(count) / 1000
  }

  /// Medium, measured at 13 points, in shares of the size: every letter is a little narrower.
  private static let mediumExcess = -0.0104

  /// Bold for text, measured on labels of 15 and 17 points that interface documents record, in
  /// shares of the size.
  private static let textBoldExcess = 0.0145
  /// The same of heavy, measured at 17 points; black is as much wider.
  private static let textHeavyExcess = 0.036

  /// Semibold for text, measured at 17 points, in thousandths of the size.
  private static let semibold = table([
    " ": 22, "L": 8, "M": -30, "P": -10, "S": 4, "a": 1, "c": -6, "d": 1, "e": 1, "g": 16, "i": 7,
    "l": 2, "n": -5, "o": 14, "s": 9, "t": 19, "u": 23,
  ])

  /// Bold for headlines, measured at 34 points, in thousandths of the size.
  private static let bold = table([
    " ": -20, "&": 64, "B": -8, "D": -3, "F": 19, "G": 6, "H": 16, "M": -21, "N": 6, "V": -34,
    "W": -15, "a": 15, "c": 19, "d": 25, "e": 20, "f": -15, "g": 17, "i": 11, "l": -23, "o": 16,
    "p": 21, "r": 11, "s": 8, "t": 12, "u": 5, "w": -23,
  ])

  private static func table(_ entries: [Unicode.Scalar: Int16]) -> [Int16] {
    var table = [Int16](repeating: 0, count: 128)
    for (scalar, excess) in entries where scalar.isASCII { table[Int(scalar.value)] = excess }
    return table
  }
}
