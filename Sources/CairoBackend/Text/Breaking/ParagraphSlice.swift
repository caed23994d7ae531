/// A stretch of a text between two explicit breaks, by UTF-8 offsets, breaks excluded.
struct ParagraphSlice: Hashable {
  let bytes: Range<Int>
  /// Whether a paragraph starts here, not only a line of the same paragraph.
  let startsParagraph: Bool

  /// The slices of `text`: one more than it has breaks.
  ///
  /// Breaks are line feed, carriage return, both together, next line, and Unicode's line and
  /// paragraph separators; only the line separator stays within a paragraph.
  ///
  /// - Complexity: O(n), n the number of bytes.
  static func slices(of text: [UInt8]) -> [ParagraphSlice] {
    var slices: [ParagraphSlice] = []
    var start = 0
    var startsParagraph = true
    var index = 0
    while index < text.count {
      guard let length = breakLength(in: text, at: index) else {
        index += 1
        continue
      }
      slices.append(ParagraphSlice(bytes: start..<index, startsParagraph: startsParagraph))
      startsParagraph = !(length == 3 && text[index + 2] == 0xA8)
      index += length
      start = index
    }
    slices.append(ParagraphSlice(bytes: start..<text.count, startsParagraph: startsParagraph))
    return slices
  }

  /// The number of bytes of the break at `index`; nil where there is none.
  static func breakLength<Bytes: RandomAccessCollection>(
    in text: Bytes, at index: Int
  ) -> Int? where Bytes.Element == UInt8, Bytes.Index == Int {
    func follows(_ offset: Int, _ byte: UInt8) -> Bool {
      index + offset < text.endIndex && text[index + offset] == byte
    }
    switch text[index] {
    case 0x0A: return 1
    case 0x0D: return follows(1, 0x0A) ? 2 : 1
    case 0xC2: return follows(1, 0x85) ? 2 : nil
    case 0xE2: return follows(1, 0x80) && (follows(2, 0xA8) || follows(2, 0xA9)) ? 3 : nil
    default: return nil
    }
  }
}
