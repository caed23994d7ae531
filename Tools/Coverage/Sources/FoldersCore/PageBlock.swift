/// The fenced blocks of a page that are data.
enum PageBlock {
  /// A line of a page and its number, from 1.
  struct Line {
    var number: Int
    var text: Substring
  }

  /// The lines of all blocks whose fence is followed by `name`.
  static func lines(of name: String, in page: String) -> [Line] {
    var found: [Line] = []
    var isInside = false
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        isInside = line == "```" + name
      } else if isInside {
        found.append(Line(number: index + 1, text: line))
      }
    }
    return found
  }

  /// The page with other lines in the first block of that name.
  static func replacing(_ name: String, in page: String, by text: String) -> String {
    guard let opening = page.range(of: "```\(name)\n"),
      let closing = page.range(of: "```", in: opening.upperBound)
    else { return page }
    return page[..<opening.upperBound] + text + page[closing.lowerBound...]
  }
}

extension String {
  /// The first place of `text` at or after the start of this string or `start`.
  fileprivate func range(of text: String, in start: Index? = nil) -> Range<Index>? {
    var index = start ?? startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
