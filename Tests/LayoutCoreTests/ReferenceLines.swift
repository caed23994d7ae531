import GeometryCore
import LayoutCore

/// Lines broken and placed piece by piece, left to right and downwards.
struct ReferenceLines {
  let rule: LineRule
  let available: Double
  var sizes: [Size]
  /// The size of what stands for pieces without a place.
  var overflow: Size

  /// The pieces of each line, and how many are left over.
  func lines() -> (pieces: [[Int]], left: Int) {
    var lines: [[Int]] = []
    for piece in sizes.indices {
      if let line = lines.last, width(of: line + [piece]) <= available {
        lines[lines.count - 1].append(piece)
      } else {
        lines.append([piece])
      }
    }
    guard let limit = rule.maximumLines, lines.count > limit else { return (lines, 0) }
    lines.removeLast(lines.count - limit)
    if rule.overflow != nil {
      while let last = lines.last, !last.isEmpty,
        width(of: last) + rule.spacing + overflow.width > available
      {
        lines[limit - 1].removeLast()
      }
    }
    return (lines, sizes.count - lines.joined().count)
  }

  /// The frames of the pieces that have one, and of what stands for the others.
  func frames() -> (pieces: [Rect], overflow: Rect?) {
    var frames: [Rect] = []
    var overflowFrame: Rect?
    var y = 0.0
    let (lines, left) = lines()
    for (number, line) in lines.enumerated() {
      let hasOverflow = left > 0 && rule.overflow != nil && number == lines.count - 1
      var own = line.map { Size(width: min(sizes[$0].width, available), height: sizes[$0].height) }
      if hasOverflow { own.append(overflow) }
      let height = own.map(\.height).max() ?? 0
      let rest = available - own.map(\.width).reduce(0, +) - Double(own.count - 1) * rule.spacing
      let isLast = number == lines.count - 1 && left == 0
      var (x, gap) = (0.0, rule.spacing)
      switch rule.alignment {
      case .leading: break
      case .shared: preconditionFailure("told by the reference for groups, see MeasuredReference")
      case .center: x = rest / 2
      case .trailing: x = rest
      case .justified: if !isLast, own.count > 1 { gap += rest / Double(own.count - 1) }
      }
      for (place, size) in own.enumerated() {
        let offset: Double =
          switch rule.crossAlignment {
          case .start: 0
          case .center: (height - size.height) / 2
          case .end: height - size.height
          }
        let frame = Rect(origin: Point(x: x, y: y + offset), size: size)
        if hasOverflow, place == own.count - 1 {
          overflowFrame = frame
        } else {
          frames.append(frame)
        }
        x += size.width + gap
      }
      y += height + rule.lineSpacing
    }
    return (frames, overflowFrame)
  }

  private func width(of pieces: [Int]) -> Double {
    pieces.map { min(sizes[$0].width, available) }.reduce(0, +)
      + Double(pieces.count - 1) * rule.spacing
  }
}
