import CPangoCairo
import GeometryCore
import RenderCore

/// A line of glyphs with its place in the stack of lines. Points.
struct ShapedLine {
  let glyphs: LineGlyphs
  /// The offset in the text of the layout's first byte.
  let textOffset: Int
  /// The offset in the text of the line's first byte.
  let start: Int
  /// The room the line takes, without white space it was broken at.
  let width: Double
  /// How far to the right of the line's left edge the visible part starts.
  let hiddenWidth: Double
  let isRightToLeft: Bool
  /// The room kept free on the side the line starts at.
  let indent: Double
  let top: Double
  let height: Double
  /// The distance of the baseline from the text's top.
  let baseline: Double
}

/// A text broken into lines, ready to be aligned in any width that holds it.
///
/// Made by ``TextShaper``; kept by ``PangoText``.
final class ShapedText {
  let lines: [ShapedLine]
  let isTruncated: Bool
  /// Whether the text looks otherwise than it would without a limit to its width.
  let isBroken: Bool
  let missingGlyphs: Int
  /// Whether lines may reach beyond the width and are cut there.
  let isClipped: Bool
  /// The width that holds every line, indents included.
  let naturalWidth: Double
  private let paragraph: ParagraphDescription

  init(
    lines: [ShapedLine], isTruncated: Bool, isBroken: Bool, missingGlyphs: Int, isClipped: Bool,
    paragraph: ParagraphDescription
  ) {
    self.lines = lines
    self.isTruncated = isTruncated
    self.isBroken = isBroken || isTruncated || isClipped
    self.missingGlyphs = missingGlyphs
    self.isClipped = isClipped
    self.paragraph = paragraph
    naturalWidth = lines.reduce(0) { max($0, $1.indent + $1.width) } - min(0, paragraph.tailIndent)
  }

  var height: Double { lines.last.map { $0.top + $0.height } ?? 0 }

  /// Where the visible part of `line` starts in a text `width` points wide.
  func left(of line: ShapedLine, in width: Double) -> Double {
    let room = paragraph.lineWidth(in: width)
    let free = room - line.indent - line.width
    let leftIndent = line.isRightToLeft ? width - room : line.indent
    switch paragraph.alignment {
    case .left: return leftIndent
    case .right: return leftIndent + free
    case .center: return leftIndent + free / 2
    case .natural, .justified: return line.isRightToLeft ? leftIndent + free : leftIndent
    }
  }

  /// What `TextMeasuring` answers for this text aligned in `maximumWidth`.
  func measurement(maximumWidth: Double?) -> TextMeasurement {
    let width = maximumWidth ?? naturalWidth
    let measured = lines.map { line in
      var frame = Rect(
        x: left(of: line, in: width), y: line.top, width: line.width, height: line.height)
      if isClipped {
        let visible = frame.intersection(Rect(x: 0, y: line.top, width: width, height: line.height))
        frame = visible ?? frame
      }
      return TextMeasurement.Line(frame: frame, baseline: line.baseline)
    }
    let widest = isClipped ? min(naturalWidth, width) : naturalWidth
    return TextMeasurement(
      size: Size(width: widest, height: height), lines: measured, isTruncated: isTruncated,
      missingGlyphs: missingGlyphs)
  }
}
