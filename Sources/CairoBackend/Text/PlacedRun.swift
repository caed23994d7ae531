import RenderCore

/// A run of a text with its place, as offsets of UTF-8 bytes.
struct PlacedRun {
  let bytes: Range<Int>
  let run: TextRun
  /// Extra room after each character in points: what the run asks for and what its font has.
  let spacing: Double
  /// Whether the run is flags alone, which are drawn smaller than other emoji.
  let isFlags: Bool

  init(bytes: Range<Int>, run: TextRun, tracking: Double = 0, isFlags: Bool = false) {
    self.bytes = bytes
    self.run = run
    self.isFlags = isFlags
    spacing = run.kern + tracking + (isFlags ? FlagGlyphs.spacing * run.font.size : 0)
  }

  /// The run cut where its font's tracking begins and ends, and around flags.
  ///
  /// - Complexity: O(n), n the number of bytes of the run.
  func tracked(in text: [UInt8]) -> [PlacedRun] {
    let tracking = SystemTracking.spacing(for: run.font)
    guard run.ornaments?.inlay == nil else { return [self] }
    guard tracking != 0 else { return cutAroundFlags(in: text) }
    // What follows from the letters of a paragraph is the same whatever text is around it.
    if LetterWidths.dependsOnLetters(run.font) || !SystemScripts.hasAll(of: text[bytes]) {
      return cutIntoLines(of: text).flatMap { $0.tracked(tracking, in: text) }
    }
    return tracked(tracking, in: text)
  }

  /// The run cut behind each break in the text.
  private func cutIntoLines(of text: [UInt8]) -> [PlacedRun] {
    var parts: [PlacedRun] = []
    var (start, place) = (bytes.lowerBound, bytes.lowerBound)
    while place < bytes.upperBound {
      guard let length = ParagraphSlice.breakLength(in: text, at: place) else {
        place += 1
        continue
      }
      place = min(place + length, bytes.upperBound)
      parts.append(PlacedRun(bytes: start..<place, run: run))
      start = place
    }
    if start < bytes.upperBound || parts.isEmpty {
      parts.append(PlacedRun(bytes: start..<bytes.upperBound, run: run))
    }
    return parts
  }

  private func tracked(_ tracking: Double, in text: [UInt8]) -> [PlacedRun] {
    SystemScripts.stretches(of: text, in: bytes).flatMap { stretch in
      guard stretch.isSystem else {
        return PlacedRun(bytes: stretch.bytes, run: run).cutAroundFlags(in: text)
      }
      let excess = LetterWidths.meanExcess(of: text[stretch.bytes], in: run.font)
      return [PlacedRun(bytes: stretch.bytes, run: run, tracking: tracking + excess)]
    }
  }

  private func cutAroundFlags(in text: [UInt8]) -> [PlacedRun] {
    let stretches = FlagGlyphs.stretches(of: text, in: bytes)
    guard stretches.contains(where: \.isFlags) else { return [self] }
    return stretches.map { PlacedRun(bytes: $0.bytes, run: run, isFlags: $0.isFlags) }
  }

  /// Those of `runs`, which are in order, that touch some bytes with their ends or lie among them.
  ///
  /// - Complexity: O(log r), r the number of runs.
  static func touching(_ bytes: Range<Int>, among runs: [PlacedRun]) -> ArraySlice<PlacedRun> {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].bytes.upperBound < bytes.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < runs.count, runs[end].bytes.lowerBound <= bytes.upperBound { end += 1 }
    return runs[low..<end]
  }

  /// The runs of `block` end to end over `length` bytes, the last one stretched or cut to fit.
  ///
  /// A block without runs gets one black run in the font of its empty line.
  static func runs(of block: TextBlock, length: Int) -> [PlacedRun] {
    var placed: [PlacedRun] = []
    var start = 0
    for (index, run) in block.runs.enumerated() where start < length || index == 0 {
      let isLast = index == block.runs.count - 1
      let end = isLast ? length : min(length, start + max(0, run.utf8Length))
      placed.append(PlacedRun(bytes: start..<end, run: run))
      start = end
    }
    if placed.isEmpty {
      let run = TextRun(utf8Length: length, font: block.emptyLineFont, color: .black)
      placed = [PlacedRun(bytes: 0..<length, run: run)]
    }
    return placed
  }
}
