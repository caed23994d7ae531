/// The difference of two texts by lines, in the unified format.
package struct LineDifference {
  private enum Line {
    case kept(String)
    case removed(String)
    case added(String)

    var isKept: Bool {
      if case .kept = self { true } else { false }
    }

    /// The line with its mark, which always has the same width.
    var text: String {
      switch self {
      case .kept(let line): "\u{2007}" + line
      case .removed(let line): "\u{2212}" + line
      case .added(let line): "+" + line
      }
    }
  }

  private let lines: [Line]
  /// The number of equal lines around a difference.
  private static let context = 4

  package init(from old: String, to new: String) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    lines = Self.merged(before, after, removed: removed, added: added)
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func merged(
    _ before: [String], _ after: [String], removed: Set<Int>, added: Set<Int>
  ) -> [Line] {
    var result: [Line] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if left < before.count, removed.contains(left) {
        result.append(.removed(before[left]))
        left += 1
      } else if right < after.count, added.contains(right) {
        result.append(.added(after[right]))
        right += 1
      } else {
        result.append(.kept(after[right]))
        left += 1
        right += 1
      }
    }
    return result
  }

  /// The differing lines with their context; nil for equal texts.
  package var text: String? {
    let pieces = self.pieces
    return pieces.isEmpty ? nil : pieces.map(piece).joined(separator: "\n")
  }

  private var pieces: [Range<Int>] {
    var pieces: [Range<Int>] = []
    for index in lines.indices where !lines[index].isKept {
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + Self.context + 1)
      if let last = pieces.last, last.upperBound >= start {
        pieces[pieces.count - 1] = last.lowerBound..<end
      } else {
        pieces.append(start..<end)
      }
    }
    return pieces
  }

  private func piece(_ range: Range<Int>) -> String {
    let (old, new) = counts(lines[..<range.lowerBound])
    let (oldCount, newCount) = counts(lines[range])
    let head = "@@ \u{2212}\(old + 1),\(oldCount) +\(new + 1),\(newCount) @@"
    return ([head] + lines[range].map(\.text)).joined(separator: "\n")
  }

  /// The number of lines of the old and of the new text.
  private func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (0, 0)) { counts, line in
      switch line {
      case .kept: counts = (counts.0 + 1, counts.1 + 1)
      case .removed: counts.0 += 1
      case .added: counts.1 += 1
      }
    }
  }
}
