import RenderCore

/// Finds the passages of a layout that a change of the text has left as they were.
@MainActor struct PassageReuse {
  private let former: TextColumn?

  /// - Parameter former: The layout before the change. One of another width is of no use.
  init(of former: TextColumn?, width: Double?) {
    self.former = former.flatMap { $0.width == width && $0.block.maximumLines == 0 ? $0 : nil }
  }

  /// The passages of a text, those known from before with their heights and frames.
  func passages(of block: TextBlock) -> [TextPassage] {
    var string = block.string
    guard let former, former.block.paragraph == block.paragraph,
      former.block.emptyLineFont == block.emptyLineFont
    else {
      return string.withUTF8 { TextPassage.passages(of: $0, in: 0..<$0.count) }
    }
    let looks = SharedLooks(former.block.runs.uncolored, block.runs.uncolored)
    let known = passages(coloredLike: block)
    var old = former.block.string
    return string.withUTF8 { text in
      old.withUTF8 { old in
        let same = SharedBytes(old, text)
        return passages(
          of: text, after: old.count, known, start: min(same.start, looks.start),
          end: min(same.end, looks.end))
      }
    }
  }

  /// The former passages, with the frames of those whose colours have not changed.
  private func passages(coloredLike block: TextBlock) -> [TextPassage] {
    guard let former else { return [] }
    let looks = SharedLooks(former.block.runs, block.runs)
    let end = former.block.string.utf8.count - looks.end
    var known = former.passages
    for index in known.indices where known[index].frame != nil {
      let isSame = former.bytes[index + 1] <= looks.start || former.bytes[index] >= end
      if !isSame { known[index].frame = nil }
    }
    return known
  }

  /// - Parameters:
  ///   - known: The former passages.
  ///   - start: How many bytes are the same from the start.
  ///   - end: How many are the same to the end.
  private func passages(
    of text: UnsafeBufferPointer<UInt8>, after count: Int, _ known: [TextPassage], start: Int,
    end: Int
  ) -> [TextPassage] {
    let starts = former?.bytes ?? [0]
    if start == count, count == text.count { return known }
    // 1. Those from the start: the break at the end depends on the byte behind it, the last line of a
    //    part of a paragraph on the word behind it.
    var first = 0
    while first < known.count, starts[first + 1] < start,
      starts[first] + known[first].laidOut < start
    { first += 1 }
    let begin = starts[first]
    // 2. Those to the end, from the start of a paragraph: the break before has up to three bytes.
    let sameEnd = min(end, count - begin, text.count - begin)
    var last = known.count
    var place = last
    while place > first, starts[place - 1] - 3 >= count - sameEnd {
      place -= 1
      if known[place].startsParagraph { last = place }
    }
    let tail = known[last...]
    // 3. What is between is taken apart anew.
    let changed = begin..<text.count - (count - starts[last])
    guard !changed.isEmpty || tail.isEmpty else { return Array(known[..<first]) + tail }
    let former = first < known.count ? known[first] : nil
    return known[..<first] + TextPassage.passages(of: text, in: changed, continuing: former) + tail
  }
}

/// How many bytes two texts have in common at their ends.
private struct SharedBytes {
  private(set) var start = 0
  private(set) var end = 0

  init(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) {
    let most = min(first.count, second.count)
    guard most > 0, let one = first.baseAddress, let other = second.baseAddress else { return }
    if one == other, first.count == second.count {
      (start, end) = (most, most)
      return
    }
    start = Self.shared(most) { memcmp(one + $0, other + $0, $1) == 0 }
    let (tail, otherTail) = (one + first.count, other + second.count)
    end = Self.shared(most - start) { memcmp(tail - $0 - $1, otherTail - $0 - $1, $1) == 0 }
  }

  /// How many bytes are the same, found in steps that become longer and then shorter.
  ///
  /// - Parameter isSame: Compares a number of bytes behind a number of others.
  private static func shared(_ most: Int, isSame: (_ skipped: Int, _ count: Int) -> Bool) -> Int {
    var (known, step) = (0, 65_536)
    while step > 0 {
      while known + step <= most, isSame(known, step) { known += step }
      step /= 16
    }
    return known
  }
}

/// How many bytes of two texts have the same looks at their ends, lengths of runs aside.
private struct SharedLooks {
  private(set) var start = 0
  private(set) var end = 0

  init(_ first: [TextRun], _ second: [TextRun]) {
    start = Self.shared(first, second)
    end = Self.shared(first.reversed(), second.reversed())
  }

  private static func shared<Runs: Collection>(_ first: Runs, _ second: Runs) -> Int
  where Runs.Element == TextRun {
    var bytes = 0
    var (one, other) = (first.makeIterator(), second.makeIterator())
    var (run, otherRun) = (one.next(), other.next())
    while var known = run, var new = otherRun {
      let length = min(known.utf8Length, new.utf8Length)
      let rests = (known.utf8Length - length, new.utf8Length - length)
      (known.utf8Length, new.utf8Length) = (length, length)
      guard known == new else { break }
      bytes += length
      // The longer one may go on with the same looks as the run behind the shorter one.
      (known.utf8Length, new.utf8Length) = rests
      run = rests.0 > 0 ? known : one.next()
      otherRun = rests.1 > 0 ? new : other.next()
    }
    return bytes
  }
}

extension [TextRun] {
  /// The runs without colours, on which no place of a character depends.
  fileprivate var uncolored: [TextRun] {
    map { run in
      var run = run
      (run.color, run.background) = (.black, nil)
      return run
    }
  }
}
