import RenderCore

/// A part of a text that is laid out together: some whole paragraphs one after the other, or some lines
/// of a long paragraph.
struct TextPassage {
  /// The number of UTF-8 bytes, with the break at the end.
  var bytes: Int
  /// The number of UTF-16 units, with the break at the end.
  var units: Int
  /// The number of paragraphs.
  var paragraphs: Int
  /// Whether a paragraph starts with the passage, and not only a line of it.
  var startsParagraph = true
  /// The direction of the paragraph that goes on with the passage; that of its letters where it starts.
  var direction = ParagraphDescription.Direction.natural
  /// The distance from the top to that of the next passage, in points. An estimate until the passage
  /// is measured.
  var height = 0.0
  /// The width of the widest line in points; zero until the passage is measured.
  var width = 0.0
  /// Whether `height` and `width` are what laying the passage out has given.
  var isMeasured = false
  /// The number of bytes that are laid out from the start of the passage: more than are its own where a
  /// line was begun whose end is not known, fewer where spaces at the end take no room.
  var laidOut = 0
  /// The number of its lines; zero until it is measured.
  var lines = 0
  /// The lines with their characters; nil until they are needed. Those behind `lines` are of the next
  /// passage.
  var frame: TextFrame?

  /// The number of bytes from which a passage is laid out in pieces, as a paragraph is long.
  static let longest = 8_192

  /// The number of runs of different looks from which a passage is laid out in pieces.
  static let mostRuns = 512

  /// The number of bytes from which a passage ends with its paragraph.
  static let usualLength = 1_024

  /// The passages of some bytes of a text.
  ///
  /// - Parameters:
  ///   - range: Ends at the end of a paragraph.
  ///   - former: The passage that began where the range does, if it may begin within a paragraph.
  /// - Returns: At least one; the last one of the text does not end behind its last break, so that it
  ///   has the empty line there.
  /// - Complexity: O(n), n the number of bytes in the range.
  static func passages(
    of text: UnsafeBufferPointer<UInt8>, in range: Range<Int>, continuing former: TextPassage? = nil
  ) -> [TextPassage] {
    var passages: [TextPassage] = []
    var (start, units, paragraphs) = (range.lowerBound, 0, 1)
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = text[place]
      let length = breakLength(at: place, in: text)
      guard length > 0 else {
        // A character outside of the basic plane takes two units.
        units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        place += 1
        continue
      }
      units += byte == 0x0D ? length : 1
      place += length
      if place - start >= usualLength, place < range.upperBound {
        passages.append(
          TextPassage(bytes: place - start, units: units, paragraphs: paragraphs))
        (start, units, paragraphs) = (place, 0, 1)
      } else if place < text.count {
        paragraphs += 1
      }
    }
    if start < range.upperBound || passages.isEmpty {
      passages.append(TextPassage(bytes: place - start, units: units, paragraphs: paragraphs))
    }
    if let former, !former.startsParagraph {
      passages[0].startsParagraph = false
      passages[0].direction = former.direction
    }
    return passages
  }

  /// Whether a paragraph of a text ends in front of a byte.
  static func endsParagraph(_ text: UnsafeBufferPointer<UInt8>, before place: Int) -> Bool {
    for length in 1...3 where place >= length {
      if breakLength(at: place - length, in: text) == length { return true }
    }
    return false
  }

  /// The number of bytes of the break between paragraphs at a place; zero where there is none. A line
  /// separator ends no paragraph.
  static func breakLength(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    func follows(_ offset: Int, _ other: UInt8) -> Bool {
      place + offset < text.count && text[place + offset] == other
    }
    switch text[place] {
    case 0x0A: return 1
    case 0x0D: return follows(1, 0x0A) ? 2 : 1
    case 0xC2: return follows(1, 0x85) ? 2 : 0
    case 0xE2: return follows(1, 0x80) && follows(2, 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
