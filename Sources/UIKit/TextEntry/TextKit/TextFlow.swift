import RenderCore

/// A text laid out in containers, one after the other. Offsets count UTF-16 units of the whole text.
@MainActor struct TextFlow {
  /// A line in the coordinates of its container.
  struct Line {
    /// The container's index.
    let container: Int
    /// The characters on the line, with a break at its end.
    let range: NSRange
    /// The whole width of the container.
    let rect: CGRect
    /// The part with text and the padding at its sides.
    let used: CGRect
  }

  /// The text in one container.
  struct Part {
    let frame: TextFrame
    /// Where the text of the frame begins.
    let start: Int
    /// The characters in the container.
    let range: NSRange
    let padding: CGFloat
  }

  private(set) var parts: [Part] = []
  private(set) var lines: [Line] = []
  /// The number of characters that are in a container.
  private(set) var end = 0

  /// Lays a text out.
  ///
  /// - Parameter known: The layout of the whole text where a text view has made it.
  init(_ text: NSAttributedString, in containers: [NSTextContainer], known: TextFrame? = nil) {
    for (index, container) in containers.enumerated() {
      guard end < text.length || index == 0 else { break }
      let rest =
        end == 0
        ? text
        : text.attributedSubstring(from: NSRange(location: end, length: text.length - end))
      let frame = (index == 0 ? known : nil) ?? Self.frame(rest, in: container)
      add(frame, to: container, index, length: rest.length)
    }
  }

  /// The lines of a text in a container.
  static func frame(_ text: NSAttributedString, in container: NSTextContainer) -> TextFrame {
    var values = ParagraphValues()
    values.lineBreakMode = container.lineBreakMode
    let composer = TextComposer(
      font: .systemFont(ofSize: 12), color: .black, paragraph: values,
      maximumLines: container.maximumNumberOfLines)
    let room = container.size.width - 2 * container.lineFragmentPadding
    let isLimited = container.size.width > 0 && container.size.width < 1_000_000
    return TextFrame(composer.block(text), width: isLimited ? Double(max(0, room)) : nil)
  }

  private mutating func add(
    _ frame: TextFrame, to container: NSTextContainer, _ index: Int, length: Int
  ) {
    let height =
      container.size.height > 0 ? container.size.height : CGFloat.greatestFiniteMagnitude
    let all = frame.lines
    let taken = all.prefix { $0.frame.maxY <= height + 0.01 }
    let start = end
    let padding = container.lineFragmentPadding
    for (position, line) in taken.enumerated() {
      let next = position + 1 < all.count ? all[position + 1].range.location : length
      let range = NSRange(location: start + line.range.location, length: next - line.range.location)
      let width = container.size.width > 0 ? container.size.width : line.frame.maxX + 2 * padding
      lines.append(
        Line(
          container: index, range: range,
          rect: CGRect(x: 0, y: line.frame.minY, width: width, height: line.frame.height),
          used: CGRect(
            x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding,
            height: line.frame.height)))
      end = range.location + range.length
    }
    parts.append(
      Part(
        frame: frame, start: start, range: NSRange(location: start, length: end - start),
        padding: padding))
  }

  /// The line of a character; nil for one that is in no container.
  func line(of offset: Int) -> Line? {
    lines.first { NSLocationInRange(offset, $0.range) }
      ?? (offset == end ? lines.last { $0.range.length > 0 } : nil)
  }

  /// The part in a container; nil if nothing is there.
  func part(_ index: Int) -> Part? { parts.indices.contains(index) ? parts[index] : nil }

  /// The rectangles of a range in a container, at least one for each line of it.
  func rects(of range: NSRange, in index: Int) -> [CGRect] {
    guard let part = part(index) else { return [] }
    let shared = NSIntersectionRange(range, part.range)
    guard shared.length > 0 else { return [] }
    let own = NSRange(location: shared.location - part.start, length: shared.length)
    return part.frame.rects(of: own).map { $0.offsetBy(dx: part.padding, dy: 0) }
  }

  /// The character at a point of a container, and how far the point is through it.
  func character(at point: CGPoint, in index: Int) -> (offset: Int, fraction: CGFloat)? {
    let own = lines.filter { $0.container == index && $0.range.length > 0 }
    guard let part = part(index),
      let line = own.last(where: { $0.rect.minY <= point.y }) ?? own.first
    else { return nil }
    let shown = part.frame.characters(
      in: NSRange(location: line.range.location - part.start, length: line.range.length))
    let x = Double(point.x - part.padding)
    func distance(_ place: TextFrame.CharacterPlace) -> Double {
      max(min(place.start, place.end) - x, x - max(place.start, place.end), 0)
    }
    guard let nearest = shown.min(by: { distance($0) < distance($1) }) else {
      return (line.range.location, 0)
    }
    let width = nearest.end - nearest.start
    let share = width == 0 ? 0 : min(max((x - nearest.start) / width, 0), 1)
    return (part.start + nearest.range.location, CGFloat(share))
  }
}
