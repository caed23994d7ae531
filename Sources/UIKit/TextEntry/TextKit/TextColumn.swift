import GeometryCore
import RenderCore

/// A text laid out in lines, of which only those passages are laid out that are asked for. The others
/// have estimated heights. Offsets count UTF-16 units; points, from the text's top left corner.
///
/// A short text is laid out as a whole. What is found does not depend on what was asked before, but
/// for the heights of passages further up that are not laid out yet.
@MainActor final class TextColumn {
  let block: TextBlock
  /// The room for a line; nil to break only where the text says so.
  let width: Double?
  /// Whether all of the text was laid out at once.
  let isWhole: Bool
  private(set) var passages: [TextPassage]
  /// The offset, the first byte and the top of each passage, and the text's ends.
  private(set) var offsets: [Int] = []
  private(set) var bytes: [Int] = []
  private(set) var tops: [Double] = []
  /// The offsets of the passages that have frames, those that got them first at the beginning.
  private var framed: [Int] = []
  /// Where each run ends in bytes.
  private(set) lazy var runEnds: [Int] = {
    var end = 0
    return block.runs.map { run in
      end += max(0, run.utf8Length)
      return end
    }
  }()

  /// Counts the changes of heights.
  private(set) var revision = 0
  /// How many passages were laid out.
  var measuredCount = 0
  /// Called after heights have changed.
  var didChange: (() -> Void)?

  /// The number of bytes up to which a text is laid out at once.
  static let shortText = 16_384
  /// The number of passages whose characters are kept.
  private static let mostFrames = 64

  /// - Parameters:
  ///   - former: A layout of an earlier state of the text, whose passages are taken over
  ///     where neither the text nor its looks have changed.
  ///   - shortText: The number of bytes up to which a text is laid out at once.
  /// - Complexity: O(n), n the number of bytes that have changed since; nothing is laid out of a long
  ///   text.
  init(
    _ block: TextBlock, width: Double?, former: TextColumn? = nil, shortText: Int = shortText
  ) {
    self.block = block
    self.width = width
    isWhole = block.maximumLines > 0 || block.string.utf8.count <= shortText
    if block.maximumLines > 0 {
      // Which line is the last one depends on all of them.
      passages = [
        TextPassage(bytes: block.string.utf8.count, units: block.string.utf16.count, paragraphs: 1)
      ]
    } else {
      passages = PassageReuse(of: former, width: width).passages(of: block)
    }
    findStarts()
    for index in passages.indices where passages[index].frame != nil {
      framed.append(offsets[index])
    }
    if isWhole { measureAll() }
  }

  /// A text that is laid out already.
  init(_ frame: TextFrame) {
    block = frame.block
    width = frame.width
    isWhole = true
    passages = [
      TextPassage(
        bytes: frame.block.string.utf8.count, units: frame.block.string.utf16.count, paragraphs: 1,
        height: Double(frame.size.height), width: Double(frame.size.width), isMeasured: true,
        laidOut: frame.block.string.utf8.count, lines: frame.placement.lines.count, frame: frame)
    ]
    findStarts()
  }

  private func findStarts() {
    (offsets, bytes, tops) = ([0], [0], [0])
    for index in passages.indices {
      if !passages[index].isMeasured, passages[index].height == 0 {
        passages[index].height = estimatedHeight(of: passages[index], firstByte: bytes[index])
      }
      offsets.append(offsets[index] + passages[index].units)
      bytes.append(bytes[index] + passages[index].bytes)
      tops.append(tops[index] + passages[index].height)
    }
  }

  // MARK: Sizes

  /// The number of UTF-16 units of the text.
  var length: Int { offsets[passages.count] }

  /// The height of all lines. Estimated while passages are not laid out.
  var height: CGFloat { CGFloat(tops[passages.count]) }

  /// The width of the widest line that is laid out.
  var widest: CGFloat { CGFloat(passages.lazy.map(\.width).max() ?? 0) }

  /// The height that a passage will probably have: as many lines as its paragraphs need if
  /// characters are half as wide as high.
  private func estimatedHeight(of passage: TextPassage, firstByte: Int) -> Double {
    let font = block.runs.isEmpty ? block.emptyLineFont : block.runs[run(at: firstByte)].font
    let style = block.paragraph
    var line = font.lineHeight * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    line = max(line, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { line = min(line, style.maximumLineHeight) }
    let units = Double(passage.units) / Double(passage.paragraphs)
    let room = width.map { max(font.size, style.lineWidth(in: $0)) } ?? .infinity
    let lines = max(1, (units * font.size / 2 / room).rounded(.up))
    return Double(passage.paragraphs)
      * (lines * (line + font.leading + style.lineSpacing) + style.paragraphSpacing)
  }

  // MARK: Laying out

  /// Lays out all passages that are not laid out yet.
  func measureAll() {
    guard passages.contains(where: { !$0.isMeasured }) else { return }
    var done: [TextPassage] = []
    var left = Array(passages.reversed())
    var place = 0
    while let next = left.popLast() {
      guard !next.isMeasured else {
        done.append(next)
        place += next.bytes
        continue
      }
      let (measured, rest) = measured(next, at: place)
      if let rest { left.append(rest) }
      done.append(measured)
      place += measured.bytes
    }
    passages = done
    findStarts()
    heightsDidChange()
  }

  /// Lays out the passages that touch a part of the height.
  func layOut(_ part: ClosedRange<CGFloat>) {
    var index = passage(atHeight: part.lowerBound)
    while index < passages.count, tops[index] <= Double(part.upperBound) {
      ensureMeasured(index)
      index += 1
    }
  }

  /// The first passage in a part of the height that is laid out; the first one at all if none is.
  func firstMeasured(in part: ClosedRange<CGFloat>) -> Int {
    let first = passage(atHeight: part.lowerBound)
    var index = first
    while index < passages.count, tops[index] <= Double(part.upperBound) {
      if passages[index].isMeasured { return index }
      index += 1
    }
    return first
  }

  /// Lays a passage out. Of one that is long the first part becomes a passage of its own.
  func ensureMeasured(_ index: Int) {
    guard !passages[index].isMeasured else { return }
    let former = passages[index]
    let (measured, rest) = measured(former, at: bytes[index])
    passages[index] = measured
    if let rest { passages.insert(rest, at: index + 1) }
    if rest != nil || measured.height != former.height {
      findStarts()
      heightsDidChange()
    }
  }

  private func heightsDidChange() {
    revision += 1
    didChange?()
  }

  /// The lines of a passage with their characters. Offsets and points are from its start.
  func frame(_ index: Int) -> TextFrame {
    ensureMeasured(index)
    if let frame = passages[index].frame { return frame }
    let frame = TextFrame(block(of: index), width: width)
    passages[index].frame = frame
    framed.append(offsets[index])
    if framed.count > Self.mostFrames {
      passages[passage(of: framed.removeFirst())].frame = nil
    }
    return frame
  }

  /// The number of lines of a passage.
  func lineCount(_ index: Int) -> Int {
    ensureMeasured(index)
    return passages[index].lines
  }

  /// The whole text in one layout, all of which is laid out.
  private(set) lazy var complete: TextFrame = {
    measureAll()
    return passages.count == 1 ? frame(0) : TextFrame(block, width: width)
  }()

  // MARK: Passages

  /// The passage that contains an offset; the last one for the end of the text.
  func passage(of offset: Int) -> Int { Self.last(in: offsets, atMost: offset) }

  /// The passage at a height; the first one above the text, the last one below.
  func passage(atHeight y: CGFloat) -> Int { Self.last(in: tops, atMost: Double(y)) }

  /// The last of the passages that start at a value or before.
  ///
  /// - Complexity: O(log p), p the number of passages.
  private static func last<Value: Comparable>(in starts: [Value], atMost value: Value) -> Int {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }

  /// The index of the run that a byte belongs to.
  func run(at byte: Int) -> Int {
    guard runEnds.count > 1 else { return 0 }
    var (low, high) = (0, runEnds.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runEnds[middle] <= byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
