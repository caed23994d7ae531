import RenderCore
import TestSupport
import UIKit

/// Random texts as labels show them.
enum WordText {
  /// 6 to 40 words of 2 to 10 letters.
  static func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 6...40, using: &random)).map { _ in
      String(
        (0..<Int.random(in: 2...10, using: &random)).compactMap { _ in
          "aaabcdeeeeefghiiiklmnnnooprrsstttuvwz".randomElement(using: &random)
        })
    }.joined(separator: " ")
  }

  /// The text as a label in the system's font of 17 points has it shaped.
  static func block(_ text: String) -> TextBlock {
    let font = UIFont.systemFont(ofSize: 17)
    let description = FontDescription(
      size: 17, ascender: Double(font.ascender), descender: Double(font.descender),
      leading: Double(font.leading))
    return TextBlock(
      string: text,
      runs: [TextRun(utf8Length: text.utf8.count, font: description, color: .black)],
      paragraph: ParagraphDescription(alignment: .left, lineBreak: .truncateTail),
      emptyLineFont: description)
  }

  /// A text that was not returned before.
  @MainActor static func next() -> String { text(&random) }

  @MainActor private static var random = SplitMix64(seed: 7)
}
