import UIKit

/// The elements that a view shows, each with its frame, in blocks.
struct ElementTable {
  /// The elements of one collection view, or all elements outside collection views.
  struct Block {
    /// Such as "collection view 0 0 393 852, content 393 1204".
    let head: String
    let lines: [ElementLine]
  }

  let head: String
  let blocks: [Block]

  /// The table as aligned text, which ``init(text:)`` reads back.
  var text: String {
    let lines = blocks.flatMap { block -> [String] in
      let names = block.lines.map(\.name.count).max() ?? 0
      let places = block.lines.map(\.place.count).max() ?? 0
      return [block.head]
        + block.lines.map {
          "  \($0.name.padded(to: names))  \($0.place.padded(to: places))  z \($0.zIndex)"
        }
    }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  init(head: String, blocks: [Block]) {
    self.head = head
    self.blocks = blocks
  }

  /// Parses ``text``; lines of another form are ignored.
  init(text: String) {
    var lines = text.split(separator: "\n").map(String.init)
    head = lines.isEmpty ? "" : lines.removeFirst()
    var blocks: [Block] = []
    for line in lines {
      if !line.hasPrefix("  ") {
        blocks.append(Block(head: line, lines: []))
      } else if let element = ElementLine(text: line), let last = blocks.popLast() {
        blocks.append(Block(head: last.head, lines: last.lines + [element]))
      }
    }
    self.blocks = blocks
  }
}

extension ElementLine {
  /// Parses a line of a table; nil if it has another form.
  fileprivate init?(text: String) {
    let parts = text.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    guard parts.count == 3, parts[2].hasPrefix("z "), let zIndex = Int(parts[2].dropFirst(2))
    else { return nil }
    let numbers = parts[1].split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(
      name: parts[0],
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      zIndex: zIndex)
  }
}
