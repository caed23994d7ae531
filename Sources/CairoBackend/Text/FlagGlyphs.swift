/// The size and place of flags among emoji.
///
/// The substitute's flags are as wide as its faces; Apple's are narrower, with more room around them.
/// Rule TEXT-8.
///
/// - Note: Source: pictures of iOS 16 at 17 points: 18 points wide, the next character 22.67 points
///   after the flag's start, the middle 6.33 points above the baseline. For flags of countries, which
///   are two regional indicators; other emoji were not measured.
enum FlagGlyphs {
  /// The size of a flag in shares of that of other emoji.
  static let scale = 0.9
  /// The room around each flag in shares of the point size: a flag takes four thirds of it, the
  /// substitute's glyph 1.2451.
  static let spacing = 4.0 / 3 - scale * 1.2451
  /// How far the smaller flag is raised, in shares of the point size.
  static let rise = 0.067

  /// The stretches of `bytes` of `text` that are alternately flags and other characters, from start
  /// to end.
  ///
  /// - Complexity: O(n), n the number of bytes.
  static func stretches(
    of text: [UInt8], in bytes: Range<Int>
  ) -> [(bytes: Range<Int>, isFlags: Bool)] {
    var stretches: [(bytes: Range<Int>, isFlags: Bool)] = []
    func append(_ bytes: Range<Int>, isFlags: Bool) {
      guard !bytes.isEmpty else { return }
      if let last = stretches.last, last.isFlags == isFlags {
        stretches[stretches.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
      } else {
        stretches.append((bytes, isFlags))
      }
    }
    var (start, place) = (bytes.lowerBound, bytes.lowerBound)
    while place < bytes.upperBound {
      guard text[place] == 0xF0, isFlag(text[place..<bytes.upperBound]) else {
        place += 1
        continue
      }
      append(start..<place, isFlags: false)
      append(place..<place + 8, isFlags: true)
      place += 8
      start = place
    }
    append(start..<bytes.upperBound, isFlags: false)
    return stretches
  }

  /// Whether `text` begins with two regional indicators.
  static func isFlag(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= 8, text.first == 0xF0 else { return false }
    return [text.startIndex, text.startIndex + 4].allSatisfy { start in
      text[start] == 0xF0 && text[start + 1] == 0x9F && text[start + 2] == 0x87
        && (0xA6...0xBF).contains(text[start + 3])
    }
  }
}
