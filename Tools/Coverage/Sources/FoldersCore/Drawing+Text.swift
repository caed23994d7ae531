extension Drawing {
  /// The longest line of a drawing.
  private static let width = 120

  /// The drawing as it stands in the page: the module, then a line for each folder.
  ///
  ///     UIKit
  ///       Kernel/Views: Graphics Kernel/{AutoLayout Events} Scrolling (UIScrollView)
  public var text: String {
    ([module] + rows.map { $0.text(width: Self.width) }).joined(separator: "\n") + "\n"
  }

  /// The drawings of the block ```` ```folders ```` of a page.
  ///
  /// - Parameter page: The text of the page.
  public static func drawings(in page: String) throws(Unreadable) -> [Drawing] {
    var drawings: [Drawing] = []
    // What each row uses, as words that may stand in several lines.
    var words: [[[Substring]]] = []
    for line in PageBlock.lines(of: "folders", in: page) {
      let indentation = line.text.prefix { $0 == " " }.count
      let found = line.text.split(separator: " ")
      guard let first = found.first else { continue }
      switch indentation {
      case 0 where found.count == 1:
        drawings.append(Drawing(module: String(first)))
        words.append([])
      case 2 where first.hasSuffix(":") && !drawings.isEmpty:
        drawings[drawings.count - 1].rows.append(
          Row(folder: String(first.dropLast()), line: line.number))
        words[words.count - 1].append(Array(found.dropFirst()))
      case 4... where words.last?.isEmpty == false:
        words[words.count - 1][words[words.count - 1].count - 1] += found
      default: throw Unreadable(line: line.number, text: String(line.text))
      }
    }
    for drawing in drawings.indices {
      for row in drawings[drawing].rows.indices {
        try drawings[drawing].rows[row].add(words[drawing][row])
      }
    }
    return drawings
  }

  /// A line that is no drawing.
  public struct Unreadable: Error, CustomStringConvertible {
    public var line: Int
    public var text: String

    public var description: String { "line \(line) is no part of a drawing: \(text)" }
  }
}

extension Drawing.Row {
  /// Adds what the row uses: `Folder`, `Parent/{Folder Folder}`, `Folder (Type Type)`.
  fileprivate mutating func add(_ words: [Substring]) throws(Drawing.Unreadable) {
    var group: Substring?
    var isNarrow = false
    var last = ""
    for word in words {
      var name = word
      if name.hasPrefix("(") {
        uses.remove(last)
        isNarrow = true
      }
      if let brace = name.firstIndex(of: "{") {
        group = name[..<brace]
        name = name[name.index(after: brace)...]
      }
      let plain = name.filter { !"(){}".contains($0) }
      if isNarrow {
        narrow[last, default: []].insert(plain)
      } else {
        last = (group ?? "") + plain
        uses.insert(last)
      }
      if name.hasSuffix("}") { group = nil }
      if name.hasSuffix(")") { isNarrow = false }
    }
    guard group == nil, !isNarrow else {
      throw Drawing.Unreadable(line: line, text: words.joined(separator: " "))
    }
  }

  /// The row, broken into lines of at most `width` characters.
  func text(width: Int) -> String {
    var pieces: [String] = []
    let groups = Dictionary(grouping: uses) {
      $0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.startIndex)
    }
    for (parent, folders) in groups.sorted(by: { $0.key < $1.key }) {
      if parent.isEmpty || folders.count == 1 {
        pieces += folders.sorted()
      } else {
        let names = folders.map { $0.dropFirst(parent.count + 1) }.sorted()
        pieces.append("\(parent)/{\(names.joined(separator: " "))}")
      }
    }
    for (folder, names) in narrow.sorted(by: { $0.key < $1.key }) {
      pieces.append("\(folder) (\(names.sorted().joined(separator: " ")))")
    }
    return Self.wrapped(["  \(folder):"] + pieces, width: width)
  }

  /// The pieces one behind the other; a piece is broken only where it is longer than a line.
  private static func wrapped(_ pieces: [String], width: Int) -> String {
    var lines = [""]
    for piece in pieces {
      let words = piece.count + 6 > width ? piece.split(separator: " ").map(String.init) : [piece]
      for word in words {
        let last = lines[lines.count - 1]
        if !last.isEmpty, last.count + 1 + word.count > width {
          lines.append("    " + word)
        } else {
          lines[lines.count - 1] = last.isEmpty ? word : last + " " + word
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}
